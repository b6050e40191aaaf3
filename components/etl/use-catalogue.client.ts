'use client'
import type { Locale } from 'next-intl'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type FilterOption, onlyOffered } from '@/lib/core/query'
import { decodePath } from '@/lib/core/routes'
import { type CatalogueIndex, choicesOf, type Filter, filterCatalogue, prepare } from '@/lib/etl/filter'
import { useJson } from '../ui/use-json.client'
import { CatalogueList } from './catalogue-list.client'

export interface CatalogueChoice {
  name: keyof Filter
  label: string
  any: string
  /** None: they come from the index. */
  options?: FilterOption[]
}

const NONE: FilterOption[] = []

/** What the fields leave of a catalogue, as soon as its index has come. */
export function useCatalogue(src: string, locale: Locale, choices: CatalogueChoice[], fields: Filter) {
  const { data, error, load } = useJson<CatalogueIndex>(src)
  const index = useMemo(() => data && prepare(data), [data])
  const lists = useMemo(() => {
    const found = data ? choicesOf(data.components, locale) : {}
    return choices.map(({ options, ...choice }) => ({ ...choice, options: options ?? found[choice.name] ?? NONE }))
  }, [data, choices, locale])
  const filter = useMemo(() => (index ? onlyOffered(fields, lists) : fields), [fields, index, lists])
  const result = useMemo(() => index && filterCatalogue(index, filter), [index, filter])
  return { lists, filter, result, error, load }
}

/** Shows in the list around a form what was found. */
export function useCatalogueList(
  form: RefObject<HTMLFormElement | null>,
  result: ReturnType<typeof filterCatalogue> | undefined,
  query: string,
  isWaiting: boolean,
): void {
  const list = useRef<CatalogueList>(undefined)
  useLayoutEffect(() => {
    const root = form.current?.closest<HTMLElement>('[data-catalogue]')
    if (root) root.dataset.start = isWaiting ? 'waiting' : 'done' // the list is not seen until it is filtered
  }, [form, isWaiting])
  useLayoutEffect(() => {
    const root = form.current?.closest<HTMLElement>('[data-catalogue]')
    if (root) list.current = new CatalogueList(root)
    return () => list.current?.showAll()
  }, [form])
  useLayoutEffect(() => {
    if (result) list.current?.show(result, query)
  }, [result, query])
}

/** A link of the contents list to a group that the filter has hidden shows all of them again. */
export function useHiddenTarget(showAll: () => void): void {
  const follow = useEffectEvent(() => {
    const target = document.getElementById(decodePath(location.hash.slice(1)))
    if (!target || target.checkVisibility()) return
    flushSync(showAll)
    target.scrollIntoView()
  })
  useEffect(() => {
    const listener = () => follow()
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, [])
}
