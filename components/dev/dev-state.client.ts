'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Problem } from '@/lib/core/problem'
import { withBasePath } from '@/lib/core/routes'
import { CONTENT_EVENTS } from '@/lib/dev/routes'
import type { DevState } from '@/lib/dev/state'

/**
 * Development only: follows what the author saves.
 * @param show is called for each revision that can be rendered
 * @returns what is wrong in the content
 */
export function useDevState(show: () => void, initial: Problem[] = []): Problem[] {
  const [problems, setProblems] = useState(initial)
  const showRevision = useEffectEvent(show)
  useEffect(() => {
    let shown: number | undefined
    const events = new EventSource(withBasePath(CONTENT_EVENTS))
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { problems, isBroken, revision } = JSON.parse(data) as DevState
      setProblems(problems)
      if (isBroken || revision === shown) return
      shown = revision
      showRevision()
    })
    return () => events.close()
  }, [])
  return problems
}
