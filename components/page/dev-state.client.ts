'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { CONTENT_EVENTS } from '@/lib/dev-routes'
import type { DevState } from '@/lib/dev-state'
import type { Problem } from '@/lib/problem'
import { withBasePath } from '@/lib/routes'

/** Development only: hears of what the author saves. @returns what is wrong in the content */
export function useDevState(saved: (state: DevState) => void, initial: Problem[] = []): Problem[] {
  const [problems, setProblems] = useState(initial)
  const tell = useEffectEvent(saved)
  useEffect(() => {
    const events = new EventSource(withBasePath(CONTENT_EVENTS))
    events.onmessage = ({ data }) => {
      const state = JSON.parse(data) as DevState
      setProblems(state.problems)
      tell(state)
    }
    return () => events.close()
  }, [])
  return problems
}
