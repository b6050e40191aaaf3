'use client'

/** Shown when scrolling up, below this many pixels. */
const FROM = 300
/** Share of the way that is left after each frame. */
const EASING = 0.85

/** The button that leads back to the top. A scroll by the reader stops the one it began. */
export function followScroll(): () => void {
  const button = document.querySelector<HTMLAnchorElement>('.back-to-top')
  if (!button) return () => {}
  let last = scrollY
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  const update = () => {
    if (scrollY < FROM) button.hidden = true
    else if (scrollY !== last) button.hidden = scrollY > last
    last = scrollY
  }
  const glide = () => {
    scrollTo({ top: Math.floor(scrollY * EASING), behavior: 'instant' })
    if (scrollY > 0) frame = requestAnimationFrame(glide)
  }
  const rise = (event: Event) => {
    event.preventDefault()
    stop()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) scrollTo({ top: 0, behavior: 'instant' })
    else glide()
    document.getElementById('top')?.focus({ preventScroll: true })
  }
  const readerScrolls = ['wheel', 'touchmove', 'keydown'] as const
  addEventListener('scroll', update, { passive: true })
  button.addEventListener('click', rise)
  for (const type of readerScrolls) addEventListener(type, stop, { passive: true })
  return () => {
    stop()
    removeEventListener('scroll', update)
    button.removeEventListener('click', rise)
    for (const type of readerScrolls) removeEventListener(type, stop)
  }
}
