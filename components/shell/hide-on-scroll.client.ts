'use client'

/** Hides the navbar while a reader scrolls down, where site.yaml asks for it. */
export function hideNavbarOnScroll(): () => void {
  const navbar = document.getElementById('navbar')
  if (!navbar || navbar.dataset.hideOnScroll === undefined) return () => {}
  let last = scrollY
  let isAfterJump = false
  const jumped = () => {
    isAfterJump = true
  }
  const update = () => {
    const y = scrollY
    const isUp = y < last
    const isNearBottom = y + innerHeight >= document.documentElement.scrollHeight - navbar.offsetHeight
    if (isAfterJump) isAfterJump = false
    else navbar.toggleAttribute('data-hidden', y > navbar.offsetHeight && !isUp && !isNearBottom)
    last = y
  }
  addEventListener('scroll', update, { passive: true })
  addEventListener('hashchange', jumped)
  return () => {
    removeEventListener('scroll', update)
    removeEventListener('hashchange', jumped)
  }
}
