/**
 * Whether a key opens the search: Ctrl+K, ⌘K, or `/` where nothing is written. On a Russian keyboard the same keys yield
 * “л” and “.”, so the place of the key counts beside its letter, unless the layout has another Latin letter there.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey || shiftKey || event.isComposing) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
  return (key === '/' || (code === 'Slash' && key === '.')) && !isWriting(event.target)
}

/** The empty box of the search has the focus after Escape, and nothing is written there. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([data-replay]:placeholder-shown), textarea, select'))
