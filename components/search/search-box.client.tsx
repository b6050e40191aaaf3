'use client'
import { usePathname } from 'next/navigation'
import { type PointerEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PluralForms } from '@/lib/i18n/plural-forms'
import { sitePath } from '@/lib/routes'
import { searchTarget } from '@/lib/search/target'
import { type DocsVersionLink, versionAt } from '../layout/header/docs-versions'
import { Failure } from '../ui/failure'
import { Icon } from '../ui/icon'
import { addressWords, MOST_LETTERS } from './question'
import styles from './search-box.module.css'
import { isSearchShortcut } from './shortcut'

interface SearchBoxProps {
  locale: string
  versions: DocsVersionLink[]
  counts: PluralForms
  /** Address that reads what readers do not find. */
  email: string
  labels: Record<'search' | 'searchPlaceholder' | 'searchFailed' | 'retry', string>
}

type Code = typeof import('./search-modal.client')
const loadCode = (): Promise<Code> => import('./search-modal.client')

/**
 * The way into the search: the box in the header, its panel, and every element with `data-search`. The dialog and the
 * engine are loaded when a reader comes near.
 */
export function SearchBox({ locale, versions, counts, email, labels }: SearchBoxProps) {
  const { path } = sitePath(usePathname())
  const version = versionAt(path, versions) ?? versions.find((candidate) => candidate.path === '') ?? versions[0]
  const target = searchTarget(locale, version?.name ?? 'current')
  const box = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState<Code>()
  const [hasFailed, setHasFailed] = useState(false)
  /** What the dialog was asked for; undefined while it is closed. */
  const [question, setQuestion] = useState<string>()
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const isPointed = useRef(false)

  const load = useCallback(() => {
    setHasFailed(false)
    loadCode().then(setCode, () => setHasFailed(true))
  }, [])
  const open = useCallback(
    (query?: string) => {
      setIsPanelOpen(false)
      setQuestion((query ?? String(getSelection() ?? '').trim()).slice(0, MOST_LETTERS))
      load()
    },
    [load],
  )
  const close = useCallback(() => {
    setQuestion(undefined)
    if (box.current) box.current.value = ''
  }, [])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      open()
      if (!code) box.current?.focus() // keeps the letters typed until the dialog is there
    }
    const click = ({ target: element }: MouseEvent) => {
      const asked = element instanceof Element ? element.closest<HTMLElement>('[data-search]') : null
      if (asked) open(asked.dataset.search === 'address' ? addressWords(location.pathname) : '')
    }
    addEventListener('keydown', press)
    addEventListener('click', click)
    if (box.current?.value) open(box.current.value) // typed before this ran
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('click', click)
    }
  }, [open, code])

  const isOpen = question !== undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what bubbles up from the field and the panel
    <div
      className={`${styles.search} needs-js`}
      onPointerEnter={load}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setIsPanelOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setIsPanelOpen(false)}
      onPointerDown={(event: PointerEvent) => {
        isPointed.current = event.target === box.current
      }}
    >
      <div className={styles.box}>
        <Icon name="search" />
        <input
          ref={box}
          type="text"
          data-replay="search"
          aria-label={labels.search}
          aria-haspopup="dialog"
          placeholder={labels.searchPlaceholder}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => {
            load()
            setIsPanelOpen(!isPointed.current)
            isPointed.current = false
          }}
          onClick={() => open()}
          onChange={({ target: { value } }) => open(value)}
        />
        <Shortcut />
      </div>
      <button
        type="button"
        className={styles.button}
        aria-label={labels.search}
        onTouchStart={load}
        onClick={() => open()}
      >
        <Icon name="search" />
      </button>
      {hasFailed && isOpen && (
        <div className={styles.panel}>
          <Failure text={labels.searchFailed} action={labels.retry} onAction={load} />
        </div>
      )}
      {code && isPanelOpen && !isOpen && (
        <code.SearchPanel className={styles.panel} index={target.indexName} locale={locale} />
      )}
      {code && isOpen && (
        <code.SearchModal
          target={target}
          locale={locale}
          counts={counts}
          email={email}
          // Letters typed while the code was on its way stand in the box.
          firstQuery={() => box.current?.value || question}
          onClose={close}
        />
      )}
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
