import { isReady, pressWhenReady } from '../start/start'
import { isSearchShortcut } from './shortcut'

/** Before React listens, the shortcut of the search is a press on its box. */
export function openSearchOnShortcut(): void {
  addEventListener('keydown', press, true) // captured: while React hydrates, it stops such events at the document
}

function press(event: KeyboardEvent): void {
  const box = document.querySelector<HTMLElement>('[data-replay="search"]')
  if (isReady() || !box || !isSearchShortcut(event)) return
  event.preventDefault() // the browser's own search, or the address bar
  // The focus lets the box take letters until the dialog opens. It would end a selection, which is the question then.
  if (!String(getSelection())) box.focus()
  pressWhenReady(box)
}
