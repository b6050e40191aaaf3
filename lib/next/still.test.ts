import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepStill, keptStill } from './still'

test('a part is kept for the rendering that follows', () => {
  keepStill('head ru', 'text')
  assert.equal(keptStill('head ru'), 'text')
  keepStill('nothing', null)
  assert.equal(keptStill('nothing'), null)
})

test('a part that is missing stops the build, and is named', () =>
  assert.throws(() => keptStill('/docs/a'), /the still part “\/docs\/a” is not there/))

test('a part that was dropped is missing', () => {
  for (let n = 0; n < 301; n++) keepStill(`/docs/${n}`, n)
  assert.throws(() => keptStill('/docs/0'), /“\/docs\/0”/)
  assert.equal(keptStill('/docs/300'), 300)
})
