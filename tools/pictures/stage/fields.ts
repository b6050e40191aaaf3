import { screen } from './scene'

/** Moves the focus to a field. */
export function focus(element: Element | undefined): void {
  for (const old of screen().querySelectorAll('.focus')) {
    old.classList.remove('focus')
    if (old instanceof HTMLInputElement) old.style.background = ''
  }
  if (!element?.matches('input:not([type=checkbox], [type=radio]), textarea, .select')) return
  element.classList.add('focus')
  putCaret(element)
}
/** Draws a caret: the browser's own one blinks by the clock. */
export function putCaret(element: Element): void {
  if (!(element instanceof HTMLInputElement)) return
  const shown = element.type === 'password' ? '•'.repeat(element.value.length) : element.value
  const at = 13 + window.kit.measure(shown, element)
  element.style.background = `linear-gradient(#1d2836, #1d2836) ${Math.min(at, element.clientWidth - 4)}px 50% / 1.5px 19px no-repeat #fff`
}

/** Does what a click does to a checkbox, a radio button or a switch. */
export function toggle(element: Element): void {
  const box = element.matches('label') ? element.querySelector('input') : element
  if (box instanceof HTMLInputElement && box.type === 'checkbox') box.checked = !box.checked
  else if (box instanceof HTMLInputElement && box.type === 'radio') box.checked = true
  else if (element.matches('.switch')) element.classList.toggle('on')
}

/** Sets the text of a field or of an element. */
export function put(element: Element, text: string): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.value = text
  else element.textContent = text
}
