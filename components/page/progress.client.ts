'use client'
import NProgress from 'nprogress'
import { PROGRESS_TEMPLATE } from '../start/progress-template'

const DELAY = 200
let timer: ReturnType<typeof setTimeout> | undefined

NProgress.configure({ minimum: 0.08, speed: 200, trickleSpeed: 800, showSpinner: false, template: PROGRESS_TEMPLATE })

/** Shows the bar at the top if the next page is not here within 200 ms. */
export function startProgress(): void {
  clearTimeout(timer)
  timer = setTimeout(() => NProgress.start(), DELAY)
}

export function finishProgress(): void {
  clearTimeout(timer)
  NProgress.done()
}
