'use client'
import { memo, useEffect, useMemo, useState } from 'react'
import { HitWords } from './hit'
import { type HitGroup, hitsInSight, savedPageOf } from './hits'
import styles from './search-modal.module.css'
import type { OptionProps } from './use-options.client'

/** Milliseconds without a key after which the hits out of sight are drawn. */
const PAUSE = 200

interface ResultListProps {
  id: string
  label: string
  groups: HitGroup[]
  /** Place of the chosen hit. */
  active: number
  optionProps: OptionProps
}

/** The results by section. InstantSearch renders four times for a key; the list changes in one of them. */
export const ResultList = memo(function ResultList({ id, label, groups, active, optionProps }: ResultListProps) {
  const [complete, setComplete] = useState<HitGroup[]>()
  useEffect(() => {
    const pause = setTimeout(setComplete, PAUSE, groups)
    return () => clearTimeout(pause)
  }, [groups])
  const inSight = useMemo(() => hitsInSight(groups), [groups])
  const most = complete === groups || active >= inSight ? Number.POSITIVE_INFINITY : inSight
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
      {groups
        .filter(({ first }) => first < most)
        // Keys are places, so that React updates the elements of the last answer: new ones take twice as long.
        .map(({ name, hits, first }, group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: as said above
          <div key={group} role="group" aria-labelledby={`${id}-group-${first}`}>
            <div id={`${id}-group-${first}`} className={styles.group}>
              {name}
            </div>
            {hits.slice(0, most - first).map((hit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as said above
              <a key={place} {...optionProps(savedPageOf(hit), first + place)}>
                <HitWords hit={hit} />
              </a>
            ))}
          </div>
        ))}
    </div>
  )
})
