import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepStill, keptStill } from './still'

test('a part is kept for the rendering that follows', () => {
  keepStill('/ru', 1, { children: 'text' })
  assert.deepEqual(keptStill('/ru', 1), { children: 'text' })
  keepStill('/ru', 2, { children: null })
  assert.deepEqual(keptStill('/ru', 2), { children: null })
})

test('a part that is missing stops the build, and is named', () =>
  assert.throws(() => keptStill('/docs/a', 3), /the still part 3 of \/docs\/a is not there/))

test('a part that was dropped is missing', () => {
  for (let n = 0; n < 301; n++) keepStill(`/docs/${n}`, 0, { n })
  assert.throws(() => keptStill('/docs/0', 0), /of \/docs\/0 is/)
  assert.deepEqual(keptStill('/docs/300', 0), { n: 300 })
})
