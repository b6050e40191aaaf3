'use client'
import { type Locale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SearchTarget } from '@/lib/search/types'
import { SearchDialog } from './search-dialog.client'
import { SearchEngine } from './search-engine.client'
import styles from './search-modal.module.css'

export { warmUp } from './search-client.client'
export { SearchPanel } from './search-panel.client'

interface SearchModalProps {
  target: SearchTarget
  locale: Locale
  email: string
  /** Read once, when the dialog opens. */
  firstQuery: () => string
  onClose: () => void
}

/** The dialog of the search: a modal `<dialog>`, so the browser keeps the focus in it and gives it back. */
export function SearchModal({ target, locale, email, firstQuery, onClose }: SearchModalProps) {
  const [query] = useState(firstQuery)
  const t = useTranslations('search')
  return (
    <Modal label={t('title')} onClose={onClose}>
      <SearchEngine target={target} query={query}>
        {(onLiteral) => <SearchDialog {...{ index: target.indexName, email, locale, t, onLiteral, onClose }} />}
      </SearchEngine>
    </Modal>
  )
}

function Modal({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dialog.current?.showModal()
    dataset.searching = ''
    return () => {
      delete dataset.searching
    }
  }, [])
  useEffect(() => {
    // Going back leaves the page under the dialog.
    addEventListener('popstate', onClose)
    return () => removeEventListener('popstate', onClose)
  }, [onClose])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}
