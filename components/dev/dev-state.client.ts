'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Problem } from '@/lib/core/problem'
import { withBasePath } from '@/lib/core/routes'
import { CONTENT_EVENTS } from '@/lib/dev/routes'
import type { DevState } from '@/lib/dev/state'

/**
 * Development only: hears of what the author saves.
 * @param saved is also told whether nothing but a text has changed
 * @returns what is wrong in the content
 */
export function useDevState(saved: (state: DevState, isText: boolean) => void, initial: Problem[] = []): Problem[] {
  const [problems, setProblems] = useState(initial)
  const tell = useEffectEvent(saved)
  useEffect(() => {
    const events = new EventSource(withBasePath(CONTENT_EVENTS))
    const hear = ({ type, data }: MessageEvent<string>) => {
      const state = JSON.parse(data) as DevState
      setProblems(state.problems)
      tell(state, type === 'text')
    }
    for (const type of ['text', 'message']) events.addEventListener(type, hear)
    return () => events.close()
  }, [])
  return problems
}
