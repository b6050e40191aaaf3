'use client'
import { SHELL } from '../../ui/shell-ids'

/** Hides the navbar while a reader scrolls down, where site.yaml asks for it. */
export function hideNavbarOnScroll(signal: AbortSignal): void {
  const navbar = document.getElementById(SHELL.navbar)
  if (!navbar || navbar.dataset.hideOnScroll === undefined) return
  let last = scrollY
  let hash = location.hash
  const update = () => {
    const y = scrollY
    const isUp = y < last
    const isJump = location.hash !== hash
    const isNearBottom = y + innerHeight >= document.documentElement.scrollHeight - navbar.offsetHeight
    // A reader who jumped to a heading does not scroll down.
    if (!isJump || y <= navbar.offsetHeight)
      navbar.toggleAttribute('data-hidden', y > navbar.offsetHeight && !isUp && !isNearBottom)
    last = y
    hash = location.hash
  }
  addEventListener('scroll', update, { passive: true, signal })
}
