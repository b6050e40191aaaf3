'use client'

/** Duration of opening or closing a panel of this height (px), in ms: taller panels take longer, but not in proportion. */
export function collapseDuration(
  height: number,
  isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches,
): number {
  if (isReduced) return 1
  const units = height / 36
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10)
}

/** Opens and closes `<details>` smoothly. They open and close by themselves before this runs. */
export function animateDetails(signal: AbortSignal): void {
  const closing = new WeakSet<HTMLDetailsElement>()
  const animate = (event: MouseEvent) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null
    const details = summary?.parentElement
    const panel = summary?.nextElementSibling
    if (
      !(details instanceof HTMLDetailsElement) ||
      !(panel instanceof HTMLElement) ||
      details.dataset.menu !== undefined ||
      event.defaultPrevented
    )
      return
    event.preventDefault()
    const from = details.open ? panel.offsetHeight : 0
    const opens = !details.open || closing.has(details) // a press in the middle turns it back
    details.open = true
    for (const running of panel.getAnimations()) running.cancel()
    if (opens) {
      closing.delete(details)
      slide(panel, from, panel.offsetHeight)
    } else {
      closing.add(details)
      slide(panel, from, 0).onfinish = () => {
        closing.delete(details)
        details.open = false
      }
    }
  }
  document.addEventListener('click', animate, { signal })
}

const slide = (panel: HTMLElement, from: number, to: number): Animation =>
  panel.animate(
    { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    { duration: collapseDuration(Math.max(from, to)), easing: 'ease-in-out' },
  )
