import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { addressIssue } from './address'
import { type Decisions, resolve } from './redirects'

beforeEach(() => {
  process.env.LOCALES = 'ru en'
})

const decisions: Decisions = {
  '/docs/a': '/docs/b',
  '/docs/b': '/docs/c',
  '/docs/a#one': '/docs/d#uno',
  '/docs/b#two': '/docs/c#due',
  '/docs/part': '/docs/whole#part',
  '/docs/whole': '/docs/c',
  '/docs/x': '/docs/y',
  '/docs/y': '/docs/x',
  '/docs/toString': '/docs/c',
  '/docs/paper': { gone: { ru: 'Нет.', en: 'No.' } },
  '/docs/sheet': '/docs/paper',
}

for (const [from, expected] of [
  ['/docs/a', '/docs/c'],
  ['/docs/a#one', '/docs/d#uno'],
  ['/docs/a#two', '/docs/c#due'],
  ['/docs/a#other', '/docs/c#other'],
  ['/docs/c', undefined],
  ['/docs/c#other', undefined],
  ['/docs/part', '/docs/c#part'],
  ['/docs/part#inner', '/docs/c#part'],
  ['/docs/x', undefined],
  ['/docs/x#one', undefined],
  ['constructor', undefined],
  ['/docs/toString', '/docs/c'],
  ['/docs/sheet', { gone: { ru: 'Нет.', en: 'No.' } }],
  ['/docs/paper#one', { gone: { ru: 'Нет.', en: 'No.' } }],
] as const)
  test(`${from} leads to ${JSON.stringify(expected)}`, () => assert.deepEqual(resolve(decisions, from), expected))

for (const [address, expected] of [
  ['/', undefined],
  ['/docs/bi#фильтры', undefined],
  ['/docs/1.0/bi', undefined],
  ['docs/bi', 'begins at the root'],
  ['//evil.example', 'write /evil.example'],
  ['/en/docs', 'write /docs'],
  ['/ru', 'write /'],
  ['/docs/bi.html#a', 'write /docs/bi#a'],
  ['/docs/bi/', 'write /docs/bi'],
  ['/docs/index', 'write /docs'],
  ['/docs/%D0%B1', 'write /docs/б'],
  ['/docs/../etc', 'no page'],
  ['/docs/a b', 'no page'],
  ['/docs/*', 'no page'],
] as const)
  test(`${address} as an author writes it: ${expected ?? 'in order'}`, () => {
    const issue = addressIssue(address)
    if (expected === undefined) assert.equal(issue, undefined)
    else assert.ok(`${issue?.message} ${issue?.fix}`.includes(expected), JSON.stringify(issue))
  })
