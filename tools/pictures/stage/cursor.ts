import { MOVE, RING } from '../film/timing'
import { aim } from './aim'
import { ease, mix } from './ease'
import { camera, type Draw, scene } from './scene'

let hovered: Element | undefined

/** Gives an element the look of being hovered. */
export function hover(element: Element | undefined): void {
  hovered?.classList.remove('hov', 'press')
  hovered = element
  element?.classList.add('hov')
}

const cursor = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
cursor.id = 'cursor'
cursor.setAttribute('viewBox', '0 0 30 30')
cursor.innerHTML =
  '<path d="M2 2l0 20 5.5-5 3.5 8 4-1.8-3.5-7.7 7.5-.5z" fill="#111" stroke="#fff" stroke-width="1.8"/>'
const ring = document.createElement('i')
ring.id = 'ring'

export function putCursor({ x, y }: { x: number; y: number }): void {
  scene.cursor = { x, y }
  cursor.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`
  if (!cursor.isConnected) camera.append(cursor)
}
export function putRing(seconds: number): void {
  const k = seconds / RING
  if (k <= 0 || k >= 1) {
    ring.remove()
    return
  }
  const size = 10 + 26 * k
  ring.style.cssText = `left:${scene.cursor.x - size / 2}px;top:${scene.cursor.y - size / 2}px;width:${size}px;height:${size}px;opacity:${1 - k}`
  camera.append(ring)
}

/** Removes the cursor and its ring from the picture. */
export function hideCursor(): void {
  hover(undefined)
  cursor.remove()
  ring.remove()
}

/** Moves the cursor to an element. */
export function move(selector: string): { walk: Draw; element: HTMLElement } {
  const { x, y, element } = aim(selector)
  const from = scene.cursor
  let left = false
  const walk = (seconds: number) => {
    if (!left && seconds > 0.1) hover(undefined)
    left = true
    const k = ease(seconds, MOVE)
    putCursor({ x: mix(from.x, x, k), y: mix(from.y, y, k) })
    if (k === 1 && hovered !== element) hover(element)
  }
  return { walk, element }
}
