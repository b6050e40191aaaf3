'use client'
import { type ComponentProps, useCallback, useMemo, useState } from 'react'
import type { SearchHit } from '@/lib/search/types'
import { groupHits, savedPageOf } from './hits'
import { addRecent, type SavedPage, shownPages } from './saved-pages'
import styles from './search-modal.module.css'
import { useSavedPages } from './use-saved-pages.client'

/** Attributes of the link of a choice, by its place. */
export type OptionProps = (page: SavedPage, place: number) => ComponentProps<'a'>

interface ListOptions {
  id: string
  index: string
  /** What the hits answer; undefined without a question: the list shows saved pages then. */
  question: string | undefined
  hits: SearchHit[]
  onClose: () => void
}

/** What the list of the dialog offers: results, or what was opened before while nothing is typed. */
export function useOptions({ id, index, question, hits, onClose }: ListOptions) {
  const [saved, changeSaved] = useSavedPages(index)
  const groups = useMemo(() => groupHits(hits), [hits])
  const [choice, setChoice] = useState<{ question?: string | undefined; place: number }>({ place: 0 })
  const active = choice.question === question ? choice.place : 0 // of another answer it is the first one again
  const shown = shownPages(saved)
  const options =
    question === undefined
      ? [...shown.favorites, ...shown.recent]
      : groups.flatMap((group) => group.hits.map(savedPageOf))
  const remember = useCallback((page: SavedPage) => changeSaved((before) => addRecent(before, page)), [changeSaved])
  const choose = useCallback((place: number) => setChoice({ question, place }), [question])
  const optionProps: OptionProps = useCallback(
    (page, place) => ({
      id: `${id}-${place}`,
      role: 'option',
      href: page.url,
      tabIndex: -1,
      'aria-selected': place === active,
      className: styles.hit,
      onPointerMove: () => choose(place),
      onClick(event) {
        remember(page)
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        onClose()
        const [path, anchor] = page.url.split('#')
        if (path !== location.pathname) return
        document.dispatchEvent(new Event('page-shown')) // marks what was found
        if (anchor) return
        event.preventDefault() // the browser would load the page anew
        scrollTo({ top: 0 })
      },
    }),
    [id, active, choose, remember, onClose],
  )
  return { options, active, choose, groups, shown, changeSaved, remember, optionProps }
}
