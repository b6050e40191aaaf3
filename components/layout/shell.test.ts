import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activeHeading } from '../page-parts/toc/doc-toc.client'
import { collapseDuration } from '../ui/animate-details.client'

const panels: { height: number; isReduced?: boolean; expected: number }[] = [
  { height: 0, expected: 40 },
  { height: 36, expected: 192 },
  { height: 200, expected: 281 },
  { height: 1000, expected: 440 },
  { height: 1000, isReduced: true, expected: 1 },
]
for (const { height, isReduced = false, expected } of panels) {
  test(`a panel of ${height} px opens in ${expected} ms${isReduced ? ' with reduced motion' : ''}`, () =>
    assert.equal(collapseDuration(height, isReduced), expected))
}

const headings: { name: string; tops: number[]; isAtEnd?: boolean; expected: number }[] = [
  { name: 'the first is far below', tops: [700, 900], expected: -1 },
  { name: 'the first is in the upper half', tops: [300, 900], expected: 0 },
  { name: 'the first has gone under the navbar, the second is below the middle', tops: [20, 700], expected: 0 },
  { name: 'the second has come into the upper half', tops: [-400, 380], expected: 1 },
  { name: 'one is right under the navbar', tops: [-400, 60, 200], expected: 1 },
  { name: 'all have passed', tops: [-900, -500], expected: 1 },
  { name: 'the end of the page', tops: [-300, 300, 500], isAtEnd: true, expected: 2 },
  { name: 'no headings', tops: [], expected: -1 },
]
for (const { name, tops, isAtEnd = false, expected } of headings)
  test(`the heading being read: ${name}`, () => assert.equal(activeHeading(tops, 60, 800, isAtEnd), expected))
