import { DRAG } from '../film/timing'
import { aim } from './aim'
import { hover, putCursor } from './cursor'
import { ease, mix } from './ease'
import { boxIn, type Draw, scene, screen } from './scene'

/** Ends the state of being dragged. */
export const letGo = (element: Element): void => element.classList.remove('dragged')

/** The cursor drags a copy of an element to another one; the next steps show the effect. */
export function carry(target: string, goal: string): Draw {
  const { x, y, element } = aim(target)
  const from = scene.cursor
  const to = aim(goal)
  const box = boxIn(element)
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id')
  copy.classList.remove('hov')
  // The copy is outside the list that gave the element its form.
  const { display, alignItems, gap, padding } = getComputedStyle(element)
  if (element.localName !== 'tr') Object.assign(copy.style, { display, alignItems, gap, padding, height: '100%' })
  const ghost = document.createElement(element.localName === 'tr' ? 'table' : 'div')
  ghost.className = 'ghost-of'
  ghost.append(copy)
  ghost.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`
  return (seconds) => {
    const walked = ease(seconds, DRAG.reach)
    const carried = ease(seconds - DRAG.carry, DRAG.arrive - DRAG.carry)
    putCursor({ x: mix(mix(from.x, x, walked), to.x, carried), y: mix(mix(from.y, y, walked), to.y, carried) })
    hover(undefined)
    if (seconds < DRAG.take) return
    element.classList.add('dragged')
    ghost.style.translate = `${((to.x - x) * carried).toFixed(1)}px ${((to.y - y) * carried).toFixed(1)}px`
    if (seconds < DRAG.drop) screen().append(ghost)
    else ghost.remove()
  }
}
