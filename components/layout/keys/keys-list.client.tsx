'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import styles from './keys-list.module.css'

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
export function KeysList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('keys')
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
