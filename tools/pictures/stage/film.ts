import { ACTIONS } from './actions'
import { clamp } from './ease'
import { type Draw, StageIssue, still } from './scene'
import type { Issue, StageChapter, StageStep } from './types'

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
export function collectIssues(issues: Issue[], run: () => void): void {
  try {
    run()
  } catch (error) {
    if (!(error instanceof StageIssue)) throw error
    issues.push({ message: error.message, fix: error.fix })
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

/** Shows a second of the film, not earlier than the last one shown. Issues come with the index of their step. */
export function seek(time: number): (Issue & { index: number })[] {
  const found: (Issue & { index: number })[] = []
  for (let step = steps[next]; step && step.start <= time + 0.0001; step = steps[next]) {
    const issues: Issue[] = []
    const begun = step
    collectIssues(issues, () => {
      finish()
      finish = () => {}
      begin(begun)
    })
    for (const issue of issues) found.push({ ...issue, index: next })
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
