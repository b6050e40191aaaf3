import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LivePage } from '../addresses/record'
import type { Decisions } from '../addresses/redirects'
import { formatProblem } from '../core/problem'
import { checkDeepLinks } from './deep-links'

const page: LivePage = { path: '/docs/bi', anchors: ['open'], texts: () => new Map() }
const live = new Map([
  ['/docs/bi', page],
  ['/search', { path: '/search', texts: () => new Map() }],
])
const decisions: Decisions = {
  '/docs/old': '/docs/bi#open',
  '/docs/bi#was': '/docs/bi#open',
  '/docs/dead': '/docs/deader',
  '/docs/paper': { gone: { ru: 'Нет.' } },
}

for (const [address, expected] of [
  ['/docs/bi', []],
  ['/docs/bi#open', []],
  ['/search#anything', []],
  ['/docs/old', []],
  ['/docs/bi#was', []],
  ['/docs/bi#shut', ['Error in contract.yaml:3', 'and nothing is there', 'its owner, bi']],
  ['/docs/dead', ['and nothing is there']],
  ['/docs/paper', ['says that it is gone']],
] as const)
  test(`${address} of the contract: ${expected[0] ?? 'answers'}`, () => {
    const reported = checkDeepLinks({ value: [{ address, owner: 'bi' }], lineOf: () => 3 }, live, decisions).map(
      formatProblem,
    )
    assert.equal(reported.length, Math.min(1, expected.length))
    for (const words of expected) assert.ok(reported[0]?.includes(words), reported[0])
  })

test('an address that one team lists twice is reported once', () => {
  const entry = { address: '/docs/bi', owner: 'bi' }
  const twice = checkDeepLinks({ value: [entry, { ...entry }, { ...entry, owner: 'etl' }], lineOf: () => 1 }, live, {})
  assert.deepEqual(
    twice.map(({ severity }) => severity),
    ['warning'],
  )
})
