'use client'
import { useEffect, useState } from 'react'
import { loadJson } from './load-json.client'

/** A file of the site, fetched once the component is hydrated. */
export function useJson<T>(url: string): { data?: T; error?: unknown; load: () => void } {
  const [state, setState] = useState<{ data?: T; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isCurrent = true
    const settle = (next: { data?: T; error?: unknown }) => isCurrent && setState(next)
    loadJson<T>(url).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [url, attempt])
  return { ...state, load: () => setAttempt(attempt + 1) }
}
