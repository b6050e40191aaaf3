import type { Mark } from '../sources/still'
import { collectIssues } from './film'
import { boxIn, camera, findVisible, VIEW } from './scene'
import type { Issue } from './types'

/** Draws rings around elements, each with its label. */
export function mark(marks: Mark[]): Issue[] {
  const issues: Issue[] = []
  for (const { selector, label } of marks)
    collectIssues(issues, () => {
      const { x, y, width, height } = boxIn(findVisible(selector))
      const [left, top] = [Math.max(3, x - 7), Math.max(3, y - 7)]
      const [right, bottom] = [Math.min(VIEW.width - 3, x + width + 7), Math.min(VIEW.height - 3, y + height + 7)]
      const box = `left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`
      // A number is drawn outside the corner of its ring, as far as the picture allows.
      const number = `<b style="left:${Math.max(-22, 2 - left)}px;top:${Math.max(-22, 2 - top)}px">${label}</b>`
      camera.insertAdjacentHTML('beforeend', `<div class="mark" style="${box}">${label === '' ? '' : number}</div>`)
    })
  return issues
}
