'use client'
import { type ComponentProps, type Dispatch, useCallback, useMemo } from 'react'
import type { SearchHit } from '@/lib/search/types'
import type { DialogAction } from './dialog-state'
import { groupHits, savedPageOf } from './hits'
import { addRecent, type SavedPage, shownPages } from './saved-pages'
import styles from './search-modal.module.css'
import { useSavedPages } from './use-saved-pages.client'

/** Attributes of the link of a choice, by its place. */
export type OptionProps = (page: SavedPage, place: number) => ComponentProps<'a'>

interface ListOptions {
  id: string
  index: string
  /** Place of the choice. */
  active: number
  /** Undefined without a question: the list shows saved pages then. */
  hits: SearchHit[] | undefined
  dispatch: Dispatch<DialogAction>
  onClose: () => void
}

/** What the list of the dialog offers: results, or what was opened before while nothing is typed. */
export function useOptions({ id, index, active, hits, dispatch, onClose }: ListOptions) {
  const [saved, changeSaved] = useSavedPages(index)
  const groups = useMemo(() => groupHits(hits ?? []), [hits])
  const shown = shownPages(saved)
  const options = hits ? groups.flatMap((group) => group.hits.map(savedPageOf)) : [...shown.favorites, ...shown.recent]
  const remember = useCallback((page: SavedPage) => changeSaved((before) => addRecent(before, page)), [changeSaved])
  const optionProps: OptionProps = useCallback(
    (page, place) => ({
      id: `${id}-${place}`,
      role: 'option',
      href: page.url,
      tabIndex: -1,
      'aria-selected': place === active,
      className: styles.hit,
      onPointerMove: () => dispatch({ type: 'point', place }),
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
    [id, active, dispatch, remember, onClose],
  )
  return { options, groups, shown, changeSaved, remember, optionProps }
}
