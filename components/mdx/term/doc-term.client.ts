'use client'

import { BaseElement } from '../../ui/base-element.client'

const EDGE = 8

/**
 * CSS opens the tooltip of a term on hover and focus. This adds Escape, a touch that opens and closes, and a position
 * inside the window.
 */
export class DocTerm extends BaseElement {
  protected override connect(signal: AbortSignal): void {
    const button = this.querySelector<HTMLElement>('[role="button"]')
    const tooltip = this.querySelector<HTMLElement>('[role="tooltip"]')
    if (!button || !tooltip) return
    const isOpen = () => tooltip.checkVisibility()
    const open = () => {
      delete this.dataset.closed
      place(tooltip, button)
    }
    const close = () => {
      delete this.dataset.open
      if (isOpen()) this.dataset.closed = ''
    }
    let press = { type: '', onOpen: false }
    this.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && open(), { signal })
    this.addEventListener('focusin', open, { signal })
    this.addEventListener('focusout', () => delete this.dataset.open, { signal })
    // By the time of the click the touch has focused the button and so opened it: what counts is how it was before.
    button.addEventListener('pointerdown', ({ pointerType }) => (press = { type: pointerType, onOpen: isOpen() }), {
      signal,
    })
    const show = () => {
      this.dataset.open = ''
      open()
    }
    // A press repeated by the start script is the reader's first one: the focus has opened the tooltip, and it stays.
    const click = ({ isTrusted }: Event) => (isTrusted && press.type !== 'mouse' && press.onOpen ? close() : show())
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault() // the space scrolls
      if (isOpen()) close()
      else show()
    }
    button.addEventListener('click', click, { signal })
    button.addEventListener('keydown', key, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    document.addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !this.contains(target) && close(),
      { signal },
    )
    if (isOpen()) open() // the reader who is at the word already has brought this script
    addEventListener('scroll', () => isOpen() && place(tooltip, button), { signal, passive: true, capture: true })
  }
}

/** Under the word, or above it near the window's lower edge. */
function place(tooltip: HTMLElement, word: HTMLElement): void {
  const { left, right, top, bottom } = word.getBoundingClientRect()
  Object.assign(tooltip.style, { position: 'fixed', margin: 0, inset: 'auto', width: 'max-content' })
  const { offsetWidth, offsetHeight } = tooltip
  const below = bottom + offsetHeight + EDGE < innerHeight || top < offsetHeight
  tooltip.style.top = `${below ? bottom : top - offsetHeight}px`
  const start = getComputedStyle(word).direction === 'rtl' ? right - offsetWidth : left
  tooltip.style.left = `${Math.max(EDGE, Math.min(start, document.documentElement.clientWidth - offsetWidth - EDGE))}px`
}
