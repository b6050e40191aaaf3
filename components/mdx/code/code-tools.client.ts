'use client'
import { shellWordsAt } from '../../ui/shell-words'

const DONE_MS = 2000

/**
 * One listener for the buttons of all code blocks and for those that copy the value before them, on this page and later
 * ones.
 */
export function listenToCodeTools(): void {
  const status = document.createElement('div')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  document.body.append(status)
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement>('.code-tools button, [data-act="copy-text"]')
        : null
    if (!button) return
    if (button.dataset.act === 'copy-text')
      return void copyText(button, button.previousElementSibling?.textContent ?? '', status)
    const figure = button.closest<HTMLElement>('figure.code')
    if (!figure) return
    if (button.dataset.act === 'wrap') toggleWrap(button, figure)
    else void copyText(button, codeText(figure), status)
  })
}

function toggleWrap(button: HTMLButtonElement, figure: HTMLElement): void {
  button.setAttribute('aria-pressed', String(figure.classList.toggle('wrap')))
}

async function copyText(button: HTMLButtonElement, text: string, status: HTMLElement): Promise<void> {
  if (!(await writeClipboard(text))) return
  const done = shellWordsAt(button)('copied')
  Object.assign(button.dataset, { state: 'done', done }) // the stylesheet shows it
  status.textContent = done
  setTimeout(() => {
    delete button.dataset.state
    status.textContent = ''
  }, DONE_MS)
}

/** The code as it should be typed: lines a diff removes are left out. */
const codeText = (figure: HTMLElement): string =>
  [...figure.querySelectorAll('.l:not(.del)')].map((line) => line.textContent).join('\n')

/** @returns whether the text is in the clipboard now */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text) // no clipboard without https, or no permission
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
