import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FPS, frameTimes, keyTimes } from './frames'
import type { Action } from './steps'
import { FADE, LETTER, TYPING } from './timing'
import type { TimedStep } from './types'

const step = (start: number, length: number, action: Partial<Action> & Pick<Action, 'name'>): TimedStep => ({
  start,
  length,
  chapter: 1,
  number: 1,
  line: 1,
  actions: [{ targets: [], values: [], ...action }],
})

test('a film that stands still has a picture a second', () =>
  assert.deepEqual(frameTimes({ duration: 4, steps: [step(0, 3, { name: 'wait' })] }), [0, 1, 2, 3]))

test('what moves has a picture for each frame until it has arrived', () => {
  const times = frameTimes({ duration: 3, steps: [step(1, 0.3, { name: 'show' })] })
  const moving = times.filter((time) => time > 1 && time < 2)
  assert.ok((moving.at(-1) ?? 0) >= 1 + FADE)
  assert.ok((moving.at(-1) ?? 2) < 1 + FADE + 2 / FPS)
  for (const [i, time] of moving.entries()) assert.ok(Math.abs(time - (1 + (i + 1) / FPS)) < 1e-6)
})

test('what is typed is whole when its step ends', () => {
  const times = frameTimes({ duration: 3, steps: [step(1, 0.48, { name: 'type', values: ['абв'] })] })
  const moving = times.filter((time) => time > 1 && time < 2)
  assert.ok(moving.length >= 3)
  assert.ok((moving.at(-1) ?? 0) >= 1 + TYPING + 3 * LETTER)
})

test('times grow, are on the grid and end before the film does', () => {
  const steps = [
    step(0.33, 1.1, { name: 'click' }),
    step(1.43, 1.6, { name: 'drag' }),
    step(1.9, 0.8, { name: 'zoom' }),
  ]
  const times = frameTimes({ duration: 2, steps })
  for (const [i, time] of times.entries()) {
    assert.ok(time < 2)
    assert.ok(time > (times[i - 1] ?? -1))
    assert.ok(Math.abs(time * FPS - Math.round(time * FPS)) < 1e-6)
  }
})

test('a player may begin at chapters and every ten seconds', () => {
  const chapters = [0, 7, 13].map((start) => ({ start, end: 0, titles: [] }))
  assert.deepEqual(keyTimes({ duration: 26, chapters }), [0, 7, 10, 13, 20])
})
