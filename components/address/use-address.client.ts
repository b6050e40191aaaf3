'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PageQuery } from './page-query.client'
import { withTyped } from './with-typed'

interface AddressOptions<Fields> {
  form: RefObject<HTMLFormElement | null>
  read: (search: string) => Fields
  /** Keeps what else is in the query it is given. */
  write: (fields: Fields, search: string) => string
}

/**
 * Fields of a form as state that the address keeps. The first rendering has none, as on the server; then they are what
 * the address says and, before that, what the reader typed before hydration. `read` and `write` must not change.
 */
export function useAddress<Fields>({ form, read, write }: AddressOptions<Fields>) {
  const [initial] = useState(() => read(''))
  const [fields, setFields] = useState(initial)
  const query = useRef<PageQuery>(undefined)

  // Before anything is painted.
  useLayoutEffect(() => {
    query.current = new PageQuery((search) => setFields(read(search)))
    setFields(read(withTyped(form.current, location.search)))
    return query.current.hold()
  }, [form, read])
  useEffect(() => {
    if (fields !== initial) query.current?.write(write(fields, location.search))
  }, [fields, initial, write])
  return [fields, setFields] as const
}
