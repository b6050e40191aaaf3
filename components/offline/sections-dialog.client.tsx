'use client'
import { useEffect, useRef } from 'react'
import { Failure } from '../ui/failure'
import { shellWords } from '../ui/shell-words'
import styles from './offline.module.css'
import type { DialogProps } from './save-section.client'
import type { SavedSection } from './saved.client'
import { bytesOf, type Section } from './sections'
import { useSections } from './use-sections.client'
import { formatSize, offlineWords } from './words'

/** The sections around the page with their sizes: each is saved, updated or removed; below them what else is kept. */
export function SectionsDialog({ locale, onClose }: DialogProps) {
  const t = offlineWords(locale)
  const dialog = useRef<HTMLDialogElement>(null)
  const state = useSections(locale)
  const { sections, saved, active, failure } = state
  useEffect(() => dialog.current?.showModal(), [])
  const around = new Set(sections?.map(({ id }) => id))
  const others = saved.filter(({ id }) => !around.has(id))
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="site:sections-title"
      onCancel={(event) => active && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id="site:sections-title">{t('sections')}</h2>
      <p>{t('sectionsText')}</p>
      {failure === 'load' && (
        <Failure text={t('loadFailed')} action={shellWords(locale)('retry')} onAction={state.load} />
      )}
      {failure && failure !== 'load' && (
        <p className="failure" role="alert">
          {t(failure === 'full' ? 'full' : 'saveFailed')}
        </p>
      )}
      {sections?.length === 0 && <p>{t('none')}</p>}
      <ul>
        {sections?.map((section) => (
          <SectionRow key={section.id} section={section} state={state} locale={locale} />
        ))}
      </ul>
      {others.length > 0 && <h3>{t('others')}</h3>}
      <ul>
        {others.map((kept) => (
          <li key={kept.cache}>
            <b>{kept.label}</b>
            <Kept kept={kept} state={state} locale={locale} />
          </li>
        ))}
      </ul>
      <form method="dialog">
        <button type="submit" disabled={active !== undefined}>
          {t('done')}
        </button>
      </form>
    </dialog>
  )
}

type RowProps = { state: ReturnType<typeof useSections> } & Pick<DialogProps, 'locale'>

function SectionRow({ section, state, locale }: RowProps & { section: Section }) {
  const t = offlineWords(locale)
  const kept = state.saved.find(({ id }) => id === section.id)
  const size = bytesOf(section)
  const { active } = state
  return (
    <li>
      <b>{section.label}</b>
      <span>{t('weighs', { count: section.pages.length, size: formatSize(size, locale) })}</span>
      {active?.id === section.id ? (
        <span>
          <progress max={size} value={active.bytes} aria-label={section.label} />
          {t('progress', { done: formatSize(active.bytes, locale), size: formatSize(size, locale) })}
          <button type="button" onClick={state.cancel}>
            {t('cancel')}
          </button>
        </span>
      ) : (
        <>
          {kept && <Kept kept={kept} state={state} locale={locale} />}
          <button type="button" disabled={active !== undefined} onClick={() => state.save(section)}>
            {t(kept ? 'renew' : 'save')}
          </button>
        </>
      )}
    </li>
  )
}

function Kept({ kept, state, locale }: RowProps & { kept: SavedSection }) {
  const t = offlineWords(locale)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(kept.time)
  return (
    <>
      <span role="status">{t('saved', { date, size: formatSize(kept.bytes, locale) })}</span>
      <button type="button" disabled={state.active !== undefined} onClick={() => state.remove(kept)}>
        {t('remove')}
      </button>
    </>
  )
}
