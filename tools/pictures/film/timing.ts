/** When what happens in a step, in seconds: shared by the schedule of a film and by the page that shows it. */

export type ActionName =
  | 'screen'
  | 'say'
  | 'click'
  | 'point'
  | 'show'
  | 'hide'
  | 'swap'
  | 'type'
  | 'set'
  | 'class'
  | 'drag'
  | 'zoom'
  | 'wait'

/** Duration of a step, in seconds; typing adds its letters, waiting its own value. */
export const LENGTHS: Record<ActionName, number> = {
  screen: 0.5,
  say: 0,
  click: 1.1,
  point: 0.9,
  show: 0.3,
  hide: 0.3,
  swap: 0.3,
  type: 0.3,
  set: 0.3,
  class: 0.3,
  drag: 1.6,
  zoom: 0.8,
  wait: 0,
}

/**
 * Duration of an appearance. Disappearances and changes of screens are immediate: intermediate pictures cost most
 * bytes.
 */
export const FADE = 0.2
/** The cursor's way; then, of a click, when it presses and how long its ring is seen. */
export const MOVE = 0.72
export const PRESS = 0.8
export const RING = 0.28
/** Before the first letter of a text that is typed, and for each. */
export const TYPING = 0.15
export const LETTER = 0.06
/** Phases of a drag. */
export const DRAG = { reach: 0.48, take: 0.6, carry: 0.64, arrive: 1.36, drop: 1.48 }
export const CAMERA = 0.8

/** Rounds to hundredths of a second. */
export const round = (seconds: number): number => Math.round(seconds * 100) / 100
