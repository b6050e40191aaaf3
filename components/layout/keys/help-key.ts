/** `?` where nothing is written; on a Russian keyboard the same key yields a comma. */
export const isHelpKey = ({ key, code, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  (key === '?' || (code === 'Slash' && shiftKey && key === ',')) &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')))
