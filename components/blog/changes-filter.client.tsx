'use client'
import type { Locale } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type ChangeFilter, parseFilter, toMarkdown, writeFilter } from '@/lib/blog/change-filter'
import { browserWords } from '@/lib/i18n/browser-words'
import { type FilterOption, onlyOffered } from '@/lib/query'
import { useQuery } from '../islands/use-query.client'
import { writeClipboard } from '../mdx/code/code-tools.client'
import { shellWords } from '../ui/shell-words'
import styles from './changes-filter.module.css'
import { ChangesList } from './changes-list.client'

const DONE_MS = 2000

const words = browserWords<'changes'>(process.env.WORDS_CHANGES)

interface ChangesFilterProps {
  locale: Locale
  count: number
  /** Versions stand newest first. */
  choices: { name: keyof ChangeFilter; label: string; any: string; options: FilterOption[] }[]
}

/** The form over “What changed”. The changes stand whole in the page; `ChangesList` hides those not asked for. */
export function ChangesFilter({ locale, count, choices }: ChangesFilterProps) {
  const t = words(locale)
  const form = useRef<HTMLFormElement>(null)
  const [list, setList] = useState<ChangesList>()
  const [fields, setFields] = useQuery({ form, read: parseFilter, write: writeFilter })
  const filter = useMemo(() => onlyOffered(fields, choices), [fields, choices])
  const found = useMemo(() => list?.find(filter), [list, filter])

  useLayoutEffect(() => {
    const root = form.current?.closest<HTMLElement>('[data-changes]')
    if (!root) return
    const labelOf = (field: string) => {
      const options = new Map(choices.find(({ name }) => name === field)?.options)
      return (id: string) => options.get(id) ?? id
    }
    const changes = new ChangesList(root, { module: labelOf('module'), type: labelOf('type') })
    setList(changes)
    return () => changes.showAll()
  }, [choices])
  useLayoutEffect(() => {
    if (found) list?.show(found)
  }, [list, found])

  // A link to a change says more than a filter that hides it.
  const followHash = useEffectEvent(() => {
    const target = list?.target()
    if (!target || !Object.values(filter).some(Boolean)) return
    if (!found?.includes(target.change)) setFields(parseFilter(''))
    requestAnimationFrame(() => target.element.scrollIntoView())
  })
  useLayoutEffect(() => {
    if (!list) return
    const follow = () => followHash()
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [list])

  const set = (name: keyof ChangeFilter, value: string) => setFields((before) => ({ ...before, [name]: value }))
  const markdown = () => {
    const newest = choices.find(({ name }) => name === 'to')?.options[0]?.[0]
    const versions = filter.from && [filter.from, '→', filter.to || newest]
    return toMarkdown([t('title'), ...versions].filter(Boolean).join(' '), found ?? [])
  }
  return (
    <search className="needs-js">
      <form
        ref={form}
        className={styles.form}
        autoComplete="off"
        aria-label={t('name')}
        onSubmit={(event) => event.preventDefault()}
      >
        {choices.map(({ name, label, any, options }) => (
          <Field key={name} label={label}>
            <select name={name} value={filter[name]} onChange={(event) => set(name, event.target.value)}>
              <option value="">{any}</option>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </Field>
        ))}
        <Field label={t('find')} isWide>
          <input
            type="search"
            name="q"
            maxLength={64}
            value={filter.q}
            onChange={(event) => set('q', event.target.value)}
          />
        </Field>
        <div className={styles.foot}>
          <p role="status">{t('count', { count: found?.length ?? count })}</p>
          <CopyButton text={markdown} label={t('copy')} done={shellWords(locale)('copied')} />
          <button type="button" onClick={() => setFields(parseFilter(''))}>
            {t('reset')}
          </button>
        </div>
      </form>
      {found?.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
    </search>
  )
}

const Field = ({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className={isWide ? styles.wide : undefined}>
    <span>{label}</span>
    {children}
  </label>
)

/** Says for a moment that it has copied. */
function CopyButton({ text, label, done }: { text: () => string; label: string; done: string }) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), DONE_MS)
    return () => clearTimeout(timer)
  }, [isDone])
  return (
    <button type="button" aria-live="polite" onClick={() => void writeClipboard(text()).then(setDone)}>
      {isDone ? done : label}
    </button>
  )
}
