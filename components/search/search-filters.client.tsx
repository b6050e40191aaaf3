'use client'
import { useClearRefinements, useRefinementList } from 'react-instantsearch'
import type { Translator } from '@/lib/i18n/translator'
import { SEARCH_KIND_NAMES } from '@/lib/search/kinds'
import { PHONE } from '../ui/breakpoints'
import styles from './search-page.module.css'

/** Values shown of a filter before “More”. */
const SHOWN = 8

interface SearchFiltersProps {
  t: Translator<'search'>
  isEmpty: boolean
  /** On a desktop they are, when undefined. */
  isOpen: boolean | undefined
}

/** What the results can be narrowed to; the counts are those of the question. */
export function SearchFilters({ t, isEmpty, isOpen = !matchMedia(PHONE).matches }: SearchFiltersProps) {
  const { canRefine, refine } = useClearRefinements()
  const labelOf = (value: string) => {
    const kind = SEARCH_KIND_NAMES.find((name) => name === value)
    return kind ? t(`kinds.${kind}`) : value
  }
  const kinds = SEARCH_KIND_NAMES.map((name) => t(`kinds.${name}`))
  return (
    <details hidden={isEmpty && !canRefine} className={styles.filters} open={isOpen}>
      <summary>{t('filters')}</summary>
      <Filter attribute="kind" name={t('kind')} t={t} labelOf={labelOf} />
      <Filter attribute="section" name={t('section')} t={t} hidden={kinds} />
      <Filter attribute="tags" name={t('tags')} t={t} />
      <button type="button" hidden={!canRefine} onClick={refine}>
        {t('reset')}
      </button>
    </details>
  )
}

interface FilterProps {
  attribute: 'kind' | 'section' | 'tags'
  name: string
  t: Translator<'search'>
  labelOf?: (value: string) => string
  /** Values that another filter has under the same name. */
  hidden?: string[]
}

function Filter({ attribute, name, t, labelOf = (value) => value, hidden = [] }: FilterProps) {
  const {
    items: all,
    refine,
    canToggleShowMore,
    toggleShowMore,
    isShowingMore,
  } = useRefinementList({
    attribute,
    operator: 'or',
    limit: SHOWN,
    showMore: true,
    showMoreLimit: 100,
    sortBy: ['isRefined', 'count:desc', 'name:asc'],
  })
  const items = all.filter(({ value, isRefined }) => isRefined || !hidden.includes(value))
  if (items.length === 0) return null
  return (
    <fieldset>
      <legend>{name}</legend>
      {items.map(({ value, count, isRefined }) => (
        <label key={value}>
          <input type="checkbox" checked={isRefined} onChange={() => refine(value)} />
          <span>{labelOf(value)}</span>
          <span className={styles.number}>{count}</span>
        </label>
      ))}
      {canToggleShowMore && !isShowingMore && (
        <button type="button" aria-label={t('moreOf', { name })} onClick={toggleShowMore}>
          {t('more')}
        </button>
      )}
    </fieldset>
  )
}
