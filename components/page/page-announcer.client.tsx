'use client'
import { useEffect, useState } from 'react'
import { afterPaint } from '../ui/after-paint.client'
import { SHELL } from '../ui/shell-ids'

/**
 * After a soft navigation the focus goes to the top of the page, so that a screen reader starts there, and the title is
 * announced. Next has an announcer too, but it reads the title of the page before, and is silenced in shell.css.
 */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    // The router writes the title a moment after a page that was not fetched ahead; until then there is none.
    const say = () => (document.title ? setTitle(document.title) : requestAnimationFrame(say))
    const announce = () => {
      setTitle('') // two pages of one title are two announcements
      afterPaint(() => {
        document.getElementById(SHELL.top)?.focus({ preventScroll: true })
        say()
      })
    }
    document.addEventListener('page-shown', announce)
    return () => document.removeEventListener('page-shown', announce)
  }, [])
  return (
    <div role="status" className="visually-hidden">
      {title}
    </div>
  )
}
