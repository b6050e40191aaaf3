'use client'
import { type ReactNode, useEffect } from 'react'
import { Icon } from '../../ui/icon'
import { recall, store } from '../../ui/storage.client'
import styles from './announcement.module.css'

const KEY = 'announcement'

interface AnnouncementBarProps {
  /** Closing is stored with it, so the next announcement is shown again. */
  id: string
  colors: { background: string | undefined; text: string | undefined }
  isCloseable: boolean
  labels: Record<'name' | 'close', string>
  children: ReactNode
}

/** Whether it is shown is an attribute of the root element, because that is known before the first paint. */
export function AnnouncementBar({ id, colors, isCloseable, labels, children }: AnnouncementBarProps) {
  useEffect(() => {
    const follow = () => mark(recall(KEY))
    // Another tab has closed it, or this page comes back from the back/forward cache.
    addEventListener('storage', follow)
    addEventListener('pageshow', follow)
    return () => {
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
    }
  }, [])
  const close = () => {
    store(KEY, id)
    mark(id)
    document.getElementById('top')?.focus() // the button that had the focus is gone
  }
  return (
    <section
      className={styles.bar}
      id="announcement"
      aria-label={labels.name}
      style={{ backgroundColor: colors.background, color: colors.text }}
    >
      <p>{children}</p>
      {isCloseable && (
        <button type="button" className="needs-js" aria-label={labels.close} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </section>
  )
}

function mark(closed: string | undefined): void {
  if (closed !== undefined) document.documentElement.dataset.closed = closed
}
