'use client'
import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import type { ChangeFilter } from '@/lib/blog/change-filter'
import { type FilterOption, onlyOffered } from '@/lib/core/query'
import { ChangesList } from './changes-list.client'

/** Versions come newest first. */
export interface ChangesChoice {
  name: keyof ChangeFilter
  label: string
  any: string
  options: FilterOption[]
}

/** Shows in the list around a form what the fields leave of it. */
export function useChanges(
  form: RefObject<HTMLFormElement | null>,
  choices: ChangesChoice[],
  fields: ChangeFilter,
  showAll: () => void,
) {
  const [list, setList] = useState<ChangesList>()
  const filter = useMemo(() => onlyOffered(fields, choices), [fields, choices])
  const found = useMemo(() => list?.find(filter), [list, filter])
  useLayoutEffect(() => {
    const root = form.current?.closest<HTMLElement>('[data-changes]')
    if (!root) return
    root.dataset.start = 'done' // the list may be seen
    const changes = new ChangesList(root, { module: labelsOf('module', choices), type: labelsOf('type', choices) })
    setList(changes)
    return () => changes.showAll()
  }, [form, choices])
  useLayoutEffect(() => {
    if (found) list?.show(found)
  }, [list, found])

  // A link to a change says more than a filter that hides it.
  const followHash = useEffectEvent(() => {
    const target = list?.target()
    if (!target || !Object.values(filter).some(Boolean)) return
    if (!found?.includes(target.change)) showAll()
    requestAnimationFrame(() => target.element.scrollIntoView())
  })
  useLayoutEffect(() => {
    if (!list) return
    const follow = () => followHash()
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [list])
  return { filter, found }
}

function labelsOf(field: keyof ChangeFilter, choices: ChangesChoice[]): (id: string) => string {
  const options = new Map(choices.find(({ name }) => name === field)?.options)
  return (id) => options.get(id) ?? id
}
