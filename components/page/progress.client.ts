'use client'

/** Ms before the bar is shown, and until it is gone. */
const DELAY = 200
const FADE = 400
let timer: ReturnType<typeof setTimeout> | undefined
let bar: HTMLElement | undefined

/** Shows the bar at the top if the next page is not here within 200 ms. The stylesheet moves it. */
export function startProgress(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (bar) return
    bar = document.createElement('div')
    bar.className = 'progress'
    document.body.append(bar)
  }, DELAY)
}

export function finishProgress(): void {
  clearTimeout(timer)
  if (!bar) return
  const finished = bar
  bar = undefined
  finished.classList.add('finished')
  setTimeout(() => finished.remove(), FADE)
}
