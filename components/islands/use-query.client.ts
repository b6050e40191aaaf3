'use client'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { replaceAddress } from '@/lib/next/history.client'
import { withTyped } from './with-typed'

/** Safari refuses more than 100 changes of the address in 30 s. So many are made without delay, the others wait. */
const BUDGET_MS = 30_000
const BUDGET = 40
const DELAY_MS = 500

interface QueryOptions<Fields> {
  form: RefObject<HTMLFormElement | null>
  read: (search: string) => Fields
  /** Keeps what else stands in the query it is given. */
  write: (fields: Fields, search: string) => string
}

/**
 * Fields of a form as state that the address keeps. The first rendering has none, as on the server; then they are what
 * the address says and, before that, what the reader typed before hydration. `read` and `write` must not change.
 */
export function useQuery<Fields>({ form, read, write }: QueryOptions<Fields>) {
  const [initial] = useState(() => read(''))
  const [fields, setFields] = useState(initial)

  // Before anything is painted.
  useLayoutEffect(() => {
    const { pathname } = location
    const follow = () => location.pathname === pathname && setFields(read(location.search))
    setFields(read(withTyped(form.current, location.search)))
    addEventListener('popstate', follow)
    document.addEventListener('click', writeSearch, true) // later it would change the address of the next page
    addEventListener('pagehide', writeSearch)
    return () => {
      removeEventListener('popstate', follow)
      document.removeEventListener('click', writeSearch, true)
      removeEventListener('pagehide', writeSearch)
      cancelSearch()
    }
  }, [form, read])
  useEffect(() => {
    if (fields !== initial) scheduleSearch(write(fields, location.search))
  }, [fields, initial, write])
  return [fields, setFields] as const
}

let timer: ReturnType<typeof setTimeout> | undefined
let wanted: string | undefined
let written: number[] = []

/** Without delay as long as the budget lasts, so that even Back right after the last key loses nothing. */
function scheduleSearch(search: string): void {
  clearTimeout(timer)
  wanted = search
  written = written.filter((time) => time > performance.now() - BUDGET_MS)
  timer = setTimeout(writeSearch, written.length < BUDGET ? 0 : DELAY_MS)
}

function writeSearch(): void {
  if (wanted !== undefined && wanted !== location.search) {
    written.push(performance.now())
    replaceAddress(location.pathname + wanted + location.hash)
  }
  cancelSearch()
}

function cancelSearch(): void {
  clearTimeout(timer)
  wanted = undefined
}
