'use client'
import { useClearRefinements, useRefinementList } from 'react-instantsearch'
import { lookUp } from '@/lib/look-up'
import styles from './search-page.module.css'
import { fill, type SearchTexts } from './search-texts'

/** Values shown of a filter before “More”. */
const SHOWN = 8

/** What the results can be narrowed to; the counts are those of the question. */
export function SearchFilters({ texts }: { texts: SearchTexts }) {
  const { canRefine, refine } = useClearRefinements()
  const kinds: Record<string, string> = texts.kinds
  return (
    <details className={styles.filters} open>
      <summary>{texts.filters}</summary>
      <Filter attribute="kind" name={texts.kind} texts={texts} labelOf={(value) => lookUp(kinds, value) ?? value} />
      <Filter attribute="section" name={texts.section} texts={texts} />
      <Filter attribute="tags" name={texts.tags} texts={texts} />
      <button type="button" hidden={!canRefine} onClick={refine}>
        {texts.reset}
      </button>
    </details>
  )
}

interface FilterProps {
  attribute: 'kind' | 'section' | 'tags'
  name: string
  texts: SearchTexts
  labelOf?: (value: string) => string
}

function Filter({ attribute, name, texts, labelOf = (value) => value }: FilterProps) {
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
        <button type="button" aria-label={fill(texts.moreOf, { name })} onClick={toggleShowMore}>
          {texts.more}
        </button>
      )}
    </fieldset>
  )
}
