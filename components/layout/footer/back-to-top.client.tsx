'use client'
import { type MouseEvent, useEffect, useRef } from 'react'
import { SHELL } from '../../ui/shell-ids'

/** Shown when scrolling up, below this many pixels. */
const FROM = 300
/** Share of the way that is left after each frame. */
const EASING = 0.85
const READER_SCROLLS = ['wheel', 'touchmove', 'keydown'] as const

/** The button that leads back to the top. A scroll by the reader stops the one it began. */
export function BackToTop({ label }: { label: string }) {
  const button = useRef<HTMLAnchorElement>(null)
  const frame = useRef(0)
  useEffect(() => {
    let last = scrollY
    const stop = () => cancelAnimationFrame(frame.current)
    const update = () => {
      if (!button.current) return
      const y = scrollY // read before anything is changed: reading it after that forces a layout
      // The attribute, not a state: this runs at every frame of a scroll.
      if (y < FROM) button.current.hidden = true
      else if (y !== last) button.current.hidden = y > last
      last = y
    }
    addEventListener('scroll', update, { passive: true })
    for (const type of READER_SCROLLS) addEventListener(type, stop, { passive: true })
    return () => {
      stop()
      removeEventListener('scroll', update)
      for (const type of READER_SCROLLS) removeEventListener(type, stop)
    }
  }, [])
  const glide = () => {
    scrollTo({ top: Math.floor(scrollY * EASING), behavior: 'instant' })
    if (scrollY > 0) frame.current = requestAnimationFrame(glide)
  }
  const rise = (event: MouseEvent) => {
    event.preventDefault()
    cancelAnimationFrame(frame.current)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) scrollTo({ top: 0, behavior: 'instant' })
    else glide()
    document.getElementById(SHELL.top)?.focus({ preventScroll: true })
  }
  return (
    <a
      href={`#${SHELL.top}`}
      ref={button}
      className="back-to-top"
      data-replay="top"
      aria-label={label}
      onClick={rise}
      hidden
    >
      ↑
    </a>
  )
}
