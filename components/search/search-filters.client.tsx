'use client'
import { useClearRefinements, useRefinementList } from 'react-instantsearch'
import type { Words } from '@/lib/i18n/browser-words'
import { SEARCH_KIND_NAMES } from '@/lib/search/kinds'
import styles from './search-page.module.css'

/** Values shown of a filter before “More”. */
const SHOWN = 8

/** What the results can be narrowed to; the counts are those of the question. */
export function SearchFilters({ t }: { t: Words<'search'> }) {
  const { canRefine, refine } = useClearRefinements()
  const labelOf = (value: string) => {
    const kind = SEARCH_KIND_NAMES.find((name) => name === value)
    return kind ? t(`kinds.${kind}`) : value
  }
  return (
    <details className={styles.filters} open>
      <summary>{t('filters')}</summary>
      <Filter attribute="kind" name={t('kind')} t={t} labelOf={labelOf} />
      <Filter attribute="section" name={t('section')} t={t} />
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
  t: Words<'search'>
  labelOf?: (value: string) => string
}

function Filter({ attribute, name, t, labelOf = (value) => value }: FilterProps) {
  const { items, refine, canToggleShowMore, toggleShowMore, isShowingMore } = useRefinementList({
    attribute,
    operator: 'or',
    limit: SHOWN,
    showMore: true,
    showMoreLimit: 100,
    sortBy: ['isRefined', 'count:desc', 'name:asc'],
  })
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
