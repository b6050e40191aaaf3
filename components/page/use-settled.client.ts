'use client'
import { useLayoutEffect } from 'react'
import { scrollToWanted, settle } from './scroll-position.client'

/**
 * For a component whose state decides how high its page is, such as a filter. Back finds the page as high as it was only
 * when that state is drawn, so the scroll position is restored then. Called after the effects that draw it.
 */
export function useSettled(isSettled: boolean): void {
  useLayoutEffect(() => {
    settle(false)
    return () => settle(true)
  }, [])
  useLayoutEffect(() => {
    if (!isSettled) return
    // Lists draw what is below the window a frame later, and the browser's scroll anchoring moves the page after that.
    requestAnimationFrame(() => {
      scrollToWanted()
      requestAnimationFrame(() => {
        scrollToWanted()
        settle(true)
      })
    })
  }, [isSettled])
}
