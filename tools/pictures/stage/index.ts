/**
 * The half of a picture that runs in Chromium: it puts a screen into the page and does the steps of a film or a still
 * on it. Nothing here reads a clock: the page depends only on the second that it shows.
 */
import type { Action } from '../film/steps'
import { ACTIONS, LONG } from './actions'
import { hideCursor } from './cursor'
import { begin, collectIssues, finishAction, load, seek } from './film'
import { inspect } from './inspect'
import { mark } from './mark'
import { boxIn, findVisible } from './scene'
import type { Issue } from './types'

const stage = {
  /** Puts a screen at once, without a film around it. */
  open(html: string): Issue[] {
    const before = window.kit.problems.length
    ACTIONS.screen({ name: 'screen', targets: [], values: [] }, html)(1)
    return window.kit.problems.slice(before)
  },
  /** Does actions at once, to their end. Issues come with the index of their action. */
  apply: (actions: Action[]) =>
    actions.flatMap((action, index) => {
      const issues: Issue[] = []
      collectIssues(issues, () => begin({ action, html: '', start: 0, length: LONG }))
      collectIssues(issues, finishAction)
      hideCursor()
      return issues.map((issue) => ({ ...issue, index }))
    }),
  load,
  seek,
  mark,
  /** Position of an element in the picture. */
  boxOf(selector: string) {
    const { x, y, width, height } = boxIn(findVisible(selector))
    return { x, y, width, height }
  },
  inspect,
}
window.stage = stage

declare global {
  interface Window {
    stage: typeof stage
  }
}
