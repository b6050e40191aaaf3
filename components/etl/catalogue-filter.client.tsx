'use client'
import { type Locale, useTranslations } from 'next-intl'
import { useCallback, useRef } from 'react'
import type { Section } from '@/lib/etl'
import { FILTER_FIELDS, type Filter, readFilter, writeFilter } from '@/lib/etl/filter'
import { FoldedFields } from '../address/folded-fields.client'
import { useAddress } from '../address/use-address.client'
import { Failure } from '../ui/failure'
import { retry } from '../ui/load-json.client'
import styles from './catalogue-filter.module.css'
import { Choice, Field } from './filter-fields.client'
import { type CatalogueChoice, useCatalogue, useCatalogueList, useHiddenTarget } from './use-catalogue.client'

interface CatalogueFilterProps {
  /** Address of the index that is searched. */
  src: string
  locale: Locale
  total: number
  choices: CatalogueChoice[]
  section: Section
  /** In HTML, since the words of all languages would weigh more on every catalogue. */
  labels: Record<
    'name' | 'filters' | 'find' | 'findPlaceholder' | 'ofTotal' | 'reset' | 'partial' | 'nothing' | 'indexFailed',
    string
  >
}

/** The form over a catalogue. The list is whole in the page; what was not requested is hidden in it. */
export function CatalogueFilter({ src, locale, total, section, choices, labels }: CatalogueFilterProps) {
  const [t, shell] = [useTranslations('counts'), useTranslations('shell')]
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useAddress({ form, read: readFilter, write: writeFilter })
  const { lists, filter, result, error, load } = useCatalogue(src, locale, choices, fields)
  const clear = () => setFields(readFilter(''))
  const isFiltered = FILTER_FIELDS.some((field) => filter[field])
  useCatalogueList(form, result, filter.q, isFiltered && !result && error === undefined)
  useHiddenTarget(clear)

  const change = useCallback(
    (field: keyof Filter, value: string) => setFields((before) => ({ ...before, [field]: value })),
    [setFields],
  )
  const reset = () => {
    clear()
    form.current?.querySelector('input')?.focus()
  }
  const count = result?.count ?? total
  return (
    <search>
      <form
        ref={form}
        className={`${styles.filter} needs-js`}
        aria-label={labels.name}
        onSubmit={(event) => event.preventDefault()}
      >
        <Find value={filter.q} labels={labels} onChange={change} />
        <FoldedFields label={labels.filters} count={lists.filter(({ name }) => filter[name]).length}>
          {lists.map((choice) => (
            <Choice key={choice.name} {...choice} value={filter[choice.name]} onChange={change} />
          ))}
        </FoldedFields>
        <p className={styles.count}>
          <output>{t(`catalogue.${section}`, { count }) + (result && isFiltered ? ` ${labels.ofTotal}` : '')}</output>
          <button type="button" hidden={!isFiltered} onClick={reset}>
            {labels.reset}
          </button>
        </p>
        {error !== undefined && (
          <Failure text={labels.indexFailed} action={shell('retry')} onAction={() => retry(error, load)} />
        )}
      </form>
      {result?.isPartial && count > 0 && <p className={styles.message}>{labels.partial}</p>}
      {count === 0 && <p className={styles.message}>{labels.nothing}</p>}
    </search>
  )
}

interface FindProps {
  value: string
  labels: Pick<CatalogueFilterProps['labels'], 'find' | 'findPlaceholder'>
  onChange: (field: 'q', value: string) => void
}

const Find = ({ value, labels, onChange }: FindProps) => (
  <Field className={styles.find} name="q" label={labels.find}>
    <input
      id="filter-q"
      type="search"
      name="q"
      value={value}
      onChange={(event) => onChange('q', event.target.value)}
      placeholder={labels.findPlaceholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
    />
  </Field>
)
