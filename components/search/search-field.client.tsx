'use client'
import { type RefObject, useRef, useSyncExternalStore } from 'react'
import type { Translator } from '@/lib/i18n/translator'
import { MOST_LETTERS } from '@/lib/search/target'
import { Icon } from '../ui/icon'
import styles from './search-box.module.css'

interface SearchFieldProps {
  box: RefObject<HTMLInputElement | null>
  t: Translator<'shell'>
  onNear: () => void
  onPanel: (isOpen: boolean) => void
  onOpen: (query?: string) => void
}

/** A key that reaches the field opens the panel, a pointer the dialog. */
export function SearchField({ box, t, onNear, onPanel, onOpen }: SearchFieldProps) {
  /** What was selected when the pointer went down, which ends the selection; undefined for a key. */
  const selected = useRef<string>(undefined)
  return (
    <div className={styles.box}>
      <Icon name="search" />
      <input
        ref={box}
        type="text"
        data-replay="search"
        aria-label={t('search')}
        aria-haspopup="dialog"
        placeholder={t('searchPlaceholder')}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        spellCheck={false}
        onPointerDown={() => {
          selected.current = String(getSelection())
        }}
        onFocus={() => {
          onNear()
          onPanel(selected.current === undefined)
        }}
        onClick={() => {
          onOpen(selected.current)
          selected.current = undefined
        }}
        onChange={({ target: { value } }) => onOpen(value)}
      />
      <Shortcut />
    </div>
  )
}

/** The keys of this machine; the server does not know them. */
function Shortcut() {
  const isMac = useSyncExternalStore(
    () => () => {},
    () => /^(Mac|iP)/.test(navigator.platform),
    () => false,
  )
  return <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
}
