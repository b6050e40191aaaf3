'use client'
import { usePathname } from 'next/navigation'
import { type Locale, useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { sitePath } from '@/lib/core/routes'
import { searchTarget } from '@/lib/search/target'
import type { HostedSettings } from '@/lib/search/types'
import { type DocsVersionLink, versionAt } from '../ui/docs-versions'
import { Failure } from '../ui/failure'
import { Icon } from '../ui/icon'
import styles from './search-box.module.css'
import { SearchField } from './search-field.client'
import { useDialog } from './use-dialog.client'

interface SearchBoxProps {
  locale: Locale
  versions: DocsVersionLink[]
  /** Address that reads what readers do not find. */
  email: string
  hosted?: HostedSettings | undefined
}

/**
 * The way into the search: the box in the header, its panel, and every element with `data-search`. The dialog and the
 * engine are loaded when a reader comes near.
 */
export function SearchBox({ locale, versions, email, hosted }: SearchBoxProps) {
  const t = useTranslations('shell')
  const { path } = sitePath(usePathname())
  const version = versionAt(path, versions) ?? versions.find((candidate) => candidate.path === '') ?? versions[0]
  const name = version?.name ?? 'current'
  const target = useMemo(() => searchTarget(locale, name, hosted), [locale, name, hosted])
  const box = useRef<HTMLInputElement>(null)
  const { code, hasFailed, question, isPanelOpen, setIsPanelOpen, load, open, close } = useDialog(box, target)
  const isOpen = question !== undefined
  const isFailureShown = hasFailed && isOpen
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what bubbles up from the field and the panel
    <div
      className={`${styles.search} needs-js`}
      onPointerEnter={() => isFailureShown || load()} // a new attempt takes the button from under the pointer
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setIsPanelOpen(false)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        box.current?.focus() // opens the panel
        setIsPanelOpen(false)
        if (isFailureShown) close()
      }}
      aria-busy={isOpen && !code && !hasFailed}
    >
      <SearchField box={box} t={t} onNear={load} onPanel={setIsPanelOpen} onOpen={open} />
      <button
        type="button"
        className={styles.button}
        aria-label={t('search')}
        onTouchStart={load}
        onClick={() => open()}
      >
        <Icon name="search" />
      </button>
      {isFailureShown && (
        <div className={styles.panel}>
          <Failure text={t('searchFailed')} action={t('retry')} onAction={load} />
        </div>
      )}
      {code && isPanelOpen && !isOpen && <code.SearchPanel className={styles.panel} index={target.indexName} />}
      {code && isOpen && (
        <code.SearchModal
          target={target}
          locale={locale}
          email={email}
          // Letters typed while the code was on its way stand in the box.
          firstQuery={() => box.current?.value || question}
          onClose={close}
        />
      )}
    </div>
  )
}
