'use client'
import { useLayoutEffect } from 'react'
import { settle, unsettle } from './navigation'
import { move, navigation } from './navigation.client'

/**
 * For a component whose state decides how high its page is, such as a filter. Back finds the page as high as it was only
 * when that state is drawn, so the scroll position is restored then. Called after the effects that draw it.
 */
export function useSettled(isSettled: boolean): void {
  useLayoutEffect(() => {
    move(unsettle)
    return () => void move(settle)
  }, [])
  useLayoutEffect(() => {
    if (!isSettled) return
    // Lists draw what is below the window a frame later, and the browser's scroll anchoring moves the page after that.
    requestAnimationFrame(() => {
      restore()
      requestAnimationFrame(() => {
        restore()
        move(settle)
      })
    })
  }, [isSettled])
}

function restore(): void {
  const { wanted } = navigation()
  if (wanted !== undefined) scrollTo({ top: wanted, behavior: 'instant' })
}
