import type { ReactNode } from 'react'
import styles from './banner.module.css'

/** One notice above a text. */
export function Banner({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.banner} role="note">
      <p>
        {title && (
          <>
            <strong>{title}.</strong>{' '}
          </>
        )}
        {text} {children}
      </p>
    </div>
  )
}
