'use client'
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Section } from '@/lib/etl'
import {
  type CatalogueIndex,
  choicesOf,
  FILTER_FIELDS,
  type Filter,
  filterCatalogue,
  prepare,
  readFilter,
  writeFilter,
} from '@/lib/etl/filter'
import { browserWords } from '@/lib/i18n/browser-words'
import { type FilterOption, onlyOffered } from '@/lib/query'
import { decodePath } from '@/lib/routes'
import { useQuery } from '../islands/use-query.client'
import { Failure } from '../ui/failure'
import { retry } from '../ui/load-json.client'
import { shellWords } from '../ui/shell-words'
import { useJson } from '../ui/use-json.client'
import styles from './catalogue-filter.module.css'
import { CatalogueList } from './catalogue-list.client'

const words = browserWords<'counts'>(process.env.WORDS_COUNTS)

interface CatalogueFilterProps {
  /** Address of the index that is searched. */
  src: string
  locale: string
  total: number
  section: Section
  /** The lists to choose from; one without options gets them from the index. */
  choices: { name: keyof Filter; label: string; any: string; options?: FilterOption[] }[]
  /** In HTML, since the words of all languages would weigh more on every catalogue. */
  labels: Record<
    'name' | 'find' | 'findPlaceholder' | 'ofTotal' | 'reset' | 'partial' | 'nothing' | 'indexFailed',
    string
  >
}

/** The form over a catalogue. The list stands whole in the page; `CatalogueList` hides what was not asked for. */
export function CatalogueFilter({ src, locale, total, section, choices, labels }: CatalogueFilterProps) {
  const t = words(locale)
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<CatalogueList>(undefined)
  const [fields, setFields] = useQuery({ form, read: readFilter, write: writeFilter })
  const { data, error, load } = useJson<CatalogueIndex>(src)
  const index = useMemo(() => data && prepare(data), [data])
  const lists = useMemo(() => {
    const found = data ? choicesOf(data.components, locale) : {}
    return choices.map(({ options, ...choice }) => ({ ...choice, options: options ?? found[choice.name] ?? NONE }))
  }, [data, choices, locale])
  const filter = useMemo(() => (index ? onlyOffered(fields, lists) : fields), [fields, index, lists])
  const result = useMemo(() => index && filterCatalogue(index, filter), [index, filter])

  useLayoutEffect(() => {
    const root = form.current?.closest<HTMLElement>('[data-catalogue]')
    if (root) list.current = new CatalogueList(root)
    return () => list.current?.showAll()
  }, [])
  useLayoutEffect(() => {
    if (result) list.current?.show(result, filter.q)
  }, [result, filter.q])

  useEffect(() => {
    // A link of the contents list to a group that the filter has hidden shows all of them again.
    const follow = () => {
      const target = document.getElementById(decodePath(location.hash.slice(1)))
      if (!target || target.checkVisibility()) return
      flushSync(() => setFields(readFilter('')))
      target.scrollIntoView()
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [setFields])

  const change = useCallback(
    (field: keyof Filter, value: string) => setFields((before) => ({ ...before, [field]: value })),
    [setFields],
  )
  const reset = () => {
    setFields(readFilter(''))
    form.current?.querySelector('input')?.focus()
  }
  const count = result?.count ?? total
  const isFiltered = FILTER_FIELDS.some((field) => filter[field])
  return (
    <search>
      <form
        ref={form}
        className={`${styles.filter} needs-js`}
        aria-label={labels.name}
        onSubmit={(event) => event.preventDefault()}
      >
        <Field className={styles.find} name="q" label={labels.find}>
          <input
            id="filter-q"
            type="search"
            name="q"
            value={filter.q}
            onChange={(event) => change('q', event.target.value)}
            placeholder={labels.findPlaceholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
        </Field>
        {lists.map((choice) => (
          <Choice key={choice.name} {...choice} value={filter[choice.name]} onChange={change} />
        ))}
        <p className={styles.count}>
          <output>{t(`catalogue.${section}`, { count }) + (result && isFiltered ? ` ${labels.ofTotal}` : '')}</output>
          <button type="button" hidden={!isFiltered} onClick={reset}>
            {labels.reset}
          </button>
        </p>
        {error !== undefined && (
          <Failure text={labels.indexFailed} action={shellWords(locale)('retry')} onAction={() => retry(error, load)} />
        )}
      </form>
      {result?.isPartial && count > 0 && <p className={styles.message}>{labels.partial}</p>}
      {count === 0 && <p className={styles.message}>{labels.nothing}</p>}
    </search>
  )
}

const NONE: FilterOption[] = []

interface ChoiceProps {
  name: keyof Filter
  label: string
  any: string
  options: FilterOption[]
  value: string
  onChange: (field: keyof Filter, value: string) => void
}

/** Drawn again only when it changes, not with every key in the field beside it. */
const Choice = memo(({ name, label, any, options, value, onChange }: ChoiceProps) => (
  <Field name={name} label={label}>
    <select
      id={`filter-${name}`}
      name={name}
      value={value}
      onChange={(event) => onChange(name, event.target.value)}
      autoComplete="off"
    >
      <option value="">{any}</option>
      <Options options={options} />
    </select>
  </Field>
))

const Options = memo(({ options }: { options: FilterOption[] }) =>
  options.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  )),
)

interface FieldProps {
  name: string
  label: string
  className?: string
  children: ReactNode
}

const Field = ({ name, label, className, children }: FieldProps) => (
  <div className={className}>
    <label htmlFor={`filter-${name}`}>{label}</label>
    {children}
  </div>
)
