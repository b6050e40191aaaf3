import { type ActionName, CAMERA, DRAG, FADE, LETTER, MOVE, PRESS, RING, TYPING } from './timing'
import type { Film, TimedStep } from './types'

/** Pictures a second while something moves. */
export const FPS = 15

/** Intervals of a step in which the picture moves. */
const MOVING: Partial<Record<ActionName, [from: number, to: number][]>> = {
  point: [[0, MOVE]],
  click: [
    [0, MOVE],
    [PRESS, PRESS + RING],
  ],
  show: [[0, FADE]],
  swap: [[0, FADE]],
  set: [[0, FADE]],
  drag: [
    [0, DRAG.reach],
    [DRAG.take, DRAG.arrive],
    [DRAG.drop, DRAG.drop],
  ],
  zoom: [[0, CAMERA]],
}

/**
 * Seconds of a film at which a picture is needed. There is one every second, for the progress bar and for seeking, and
 * more while something moves.
 */
export function frameTimes({ duration, steps }: Pick<Film, 'duration' | 'steps'>): number[] {
  const ticks = Array.from({ length: duration }, (_, second) => second)
  const times = [...ticks, ...steps.flatMap(timesOf)].map(toGrid).filter((time) => time < duration)
  return [...new Set(times)].sort((a, b) => a - b)
}

const toGrid = (time: number): number => Math.round(time * FPS) / FPS

function timesOf({ start, length, actions: [action] }: TimedStep): number[] {
  if (!action || action.name === 'say' || action.name === 'wait') return []
  if (action.name === 'type') {
    const letters = action.values.join('').length
    return [0, ...Array.from({ length: letters + 1 }, (_, i) => TYPING + i * LETTER), length].map((at) => start + at)
  }
  const spans = MOVING[action.name] ?? [[0, 0]]
  return spans.flatMap(([from, to]) => {
    // One more than the span holds: times are rounded, and what has moved must have arrived.
    const count = Math.round((to - from) * FPS) + 2
    return Array.from({ length: count }, (_, i) => start + from + i / FPS)
  })
}

/** Each whole picture weighs 40 KB; a player that begins between two draws what has changed since the one before. */
const FARTHEST = 10

/** Where a picture is whole, so that a player may begin there: at chapters, and every few seconds. */
export function keyTimes({ duration, chapters }: Pick<Film, 'duration' | 'chapters'>): number[] {
  const marks = Array.from({ length: Math.ceil(duration / FARTHEST) }, (_, i) => i * FARTHEST)
  return [...new Set([...chapters.map(({ start }) => start), ...marks])].sort((a, b) => a - b)
}
