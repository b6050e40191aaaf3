'use client'
import type { Locale } from 'next-intl'
import { useEffect, useRef } from 'react'
import { browserWords } from '@/lib/i18n/browser-words'
import styles from './keys-list.module.css'

const words = browserWords<'keys'>(process.env.WORDS_KEYS)

/** Keys, and what each does. */
const KEYS = [
  [['/', 'Ctrl K'], 'search'],
  [['↑', '↓'], 'choose'],
  [['Enter'], 'open'],
  [['Ctrl Enter'], 'openTab'],
  [['Esc'], 'close'],
  [['←', '→'], 'tabs'],
  [['+', '−', '0'], 'zoom'],
  [['?'], 'list'],
] as const

/** A dialog with the keys of the site. */
export function KeysList({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const t = words(locale)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog
    <dialog
      ref={dialog}
      className={styles.keys}
      aria-labelledby="site:keys-title"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <form method="dialog">
        <h2 id="site:keys-title">{t('title')}</h2>
        <dl>
          {KEYS.map(([keys, name]) => (
            <div key={name}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(name)}</dd>
            </div>
          ))}
        </dl>
        <button type="submit">{t('done')}</button>
      </form>
    </dialog>
  )
}
