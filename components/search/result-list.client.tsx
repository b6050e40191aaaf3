'use client'
import { memo } from 'react'
import { HitWords } from './hit.client'
import { type HitGroup, savedPageOf } from './hits'
import styles from './search-modal.module.css'
import type { OptionProps } from './use-options.client'

interface ResultListProps {
  id: string
  label: string
  /** What the results answer. */
  question: string
  groups: HitGroup[]
  optionProps: OptionProps
}

/** The results by section. InstantSearch renders four times for a key; the list changes in one of them. */
export const ResultList = memo(function ResultList({ id, label, question, groups, optionProps }: ResultListProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} data-question={question}>
      {
        // Keys are places, so that React updates the elements of the last answer: new ones take twice as long.
        groups.map(({ name, hits, first }, group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: as said above
          <div key={group} role="group" aria-labelledby={`${id}-group-${first}`}>
            <div id={`${id}-group-${first}`} className={styles.group}>
              {name}
            </div>
            {hits.map((hit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as said above
              <a key={place} {...optionProps(savedPageOf(hit), first + place)}>
                <HitWords hit={hit} />
              </a>
            ))}
          </div>
        ))
      }
    </div>
  )
})
