'use client'
import { copyText } from '../../ui/clipboard.client'
import { opensElsewhere } from '../../ui/opens-elsewhere'

/**
 * One listener for the buttons of all code blocks, for those that copy the value before them and for the marks of
 * headings, which copy their address, on this page and later ones.
 */
export function listenToCodeTools(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('.anchor') : null
    if (anchor && !opensElsewhere(event)) return void copyText(anchor, anchor.href)
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('.code-tools button, [data-act="copy-text"]') : null
    if (!button) return
    if (button.dataset.act === 'copy-text')
      return void copyText(button, button.previousElementSibling?.textContent ?? '')
    const figure = button.closest<HTMLElement>('figure.code')
    if (!figure) return
    if (button.dataset.act === 'wrap') toggleWrap(button, figure)
    else void copyText(button, codeText(figure))
  })
}

function toggleWrap(button: HTMLButtonElement, figure: HTMLElement): void {
  button.setAttribute('aria-pressed', String(figure.classList.toggle('wrap')))
}

/** The code as it should be typed: lines a diff removes are left out. */
const codeText = (figure: HTMLElement): string =>
  [...figure.querySelectorAll('.l:not(.del)')].map((line) => line.textContent).join('\n')
