'use client'

/** Duration of opening or closing a panel of this height (px), in ms: taller panels take longer, but not in proportion. */
export function collapseDuration(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 1
  const units = height / 36
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10)
}

/** Opens and closes `<details>` smoothly. They open and close by themselves before this runs. */
export function animateDetails(): () => void {
  const animate = (event: MouseEvent) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null
    const details = summary?.parentElement
    const panel = summary?.nextElementSibling
    if (!(details instanceof HTMLDetailsElement) || !(panel instanceof HTMLElement) || details.dataset.menu !== undefined || event.defaultPrevented) return
    if (details.open) {
      event.preventDefault()
      slide(panel, panel.offsetHeight, 0).onfinish = () => {
        details.open = false
      }
    } else {
      requestAnimationFrame(() => details.open && slide(panel, 0, panel.offsetHeight))
    }
  }
  document.addEventListener('click', animate)
  return () => document.removeEventListener('click', animate)
}

function slide(panel: HTMLElement, from: number, to: number): Animation {
  for (const running of panel.getAnimations()) running.cancel()
  return panel.animate({ height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] }, { duration: collapseDuration(Math.max(from, to)), easing: 'ease-in-out' })
}
