'use client'

/** The title is written a moment after the page; one that stays the same is said after this time, in ms. */
const PATIENCE = 500

let status: HTMLElement | undefined
let told = ''

/**
 * After a soft navigation the focus goes to the top of the page, so that a screen reader starts there, and the title is
 * said. Next has an announcer too, but it reads the title before it is written, and is silenced in shell.css.
 */
export function announcePage(): void {
  document.getElementById('top')?.focus({ preventScroll: true })
  status ??= makeStatus()
  const say = () => {
    clearTimeout(timer)
    titles.disconnect()
    told = document.title
    if (status) status.textContent = told
  }
  const timer = setTimeout(say, PATIENCE)
  const titles = new MutationObserver(() => document.title && document.title !== told && say())
  titles.observe(document.head, { childList: true, subtree: true, characterData: true })
}

/** Remembers the title of the page that was loaded. */
export function rememberTitle(): void {
  told = document.title
}

function makeStatus(): HTMLElement {
  const element = Object.assign(document.createElement('div'), { className: 'visually-hidden' })
  element.setAttribute('role', 'status')
  document.body.append(element)
  return element
}
