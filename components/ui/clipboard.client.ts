'use client'
import { shellWords } from './shell-words'

const DONE_MS = 2000
const STATUS = 'site:copy-status'

/** Copies a text, and says so at the button and to screen readers. */
export async function copyText(button: HTMLElement, text: string | Promise<string>): Promise<void> {
  const status = statusElement() // before there is anything to say: only then is it read out
  if (!(await writeClipboard(text))) return
  const done = shellWords()('copied')
  Object.assign(button.dataset, { state: 'done', done }) // the stylesheet shows it
  status.textContent = done
  setTimeout(() => {
    delete button.dataset.state
    status.textContent = ''
  }, DONE_MS)
}

/** One for all pages. */
function statusElement(): HTMLElement {
  const known = document.getElementById(STATUS)
  if (known) return known
  const status = document.createElement('div')
  status.id = STATUS
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  document.body.append(status)
  return status
}

/**
 * A text that is still on its way is given to the clipboard at once where the browser can: some allow that only in the
 * moment of the press.
 * @returns whether the text is in the clipboard now
 */
export async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
      await navigator.clipboard.writeText(await text)
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    return true
  } catch {
    // no clipboard without https, or no permission; or the text has not come
    return Promise.resolve(text).then(copyBySelection, () => false)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  document.body.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
