import { ACTIONS } from './actions'
import { clamp } from './ease'
import { type Draw, StageFault, still } from './scene'
import type { Fault, StageChapter, StageStep } from './types'

const strip = document.getElementById('strip') as HTMLElement

let steps: StageStep[] = []
let chapters: StageChapter[] = []
let next = 0
let finish: () => void = () => {}
let draw: Draw = still

/** Loads a film, ready for its first second. */
export function load(all: StageStep[], parts: StageChapter[]): void {
  ;[steps, chapters, next, finish, draw] = [all, parts, 0, () => {}, still]
}

/** Ends the action that has begun last. */
export const finishAction = (): void => finish()

/** Runs something and collects the author's mistakes. */
export function collectFaults(faults: Fault[], run: () => void): void {
  try {
    run()
  } catch (error) {
    if (!(error instanceof StageFault)) throw error
    faults.push({ message: error.message, fix: error.fix })
  }
}

/** Begins an action: draws its first moment. */
export function begin({ action, html, length }: StageStep): void {
  draw = still
  draw = ACTIONS[action.name](action, html)
  const drawn = draw
  finish = () => drawn(Math.max(length, 1))
  draw(0)
}

/** Shows a second of the film, not earlier than the last one shown. Faults come with the index of their step. */
export function seek(time: number): (Fault & { index: number })[] {
  const found: (Fault & { index: number })[] = []
  for (let step = steps[next]; step && step.start <= time + 0.0001; step = steps[next]) {
    const faults: Fault[] = []
    const begun = step
    collectFaults(faults, () => {
      finish()
      finish = () => {}
      begin(begun)
    })
    for (const fault of faults) found.push({ ...fault, index: next })
    next++
  }
  const last = steps[next - 1]
  if (last) draw(Math.max(0, time - last.start))
  drawStrip(time)
  return found
}

function drawStrip(time: number): void {
  const number = chapters.findLastIndex(({ start }) => start <= time + 0.0001)
  const parts = chapters.map(({ start, end }) => {
    const done = clamp((Math.floor(time + 0.0001) - start) / (end - start))
    return `<i style="flex:${end - start}"><i style="height:5px;width:${(100 * done).toFixed(1)}%"></i></i>`
  })
  const html = `<b>${number + 1}</b><span></span><div class="bar">${parts.join('')}</div>`
  if (strip.dataset.html === html) return
  strip.dataset.html = html
  strip.innerHTML = html
  const title = strip.querySelector('span')
  if (title) title.textContent = chapters[number]?.title ?? ''
}
