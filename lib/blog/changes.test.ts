import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allChanges, byModule, type Change, type ChangeType, isBetween } from './changes'
import { compareVersions } from './versions'

const change = (version: string, module: string, type: ChangeType, text = ''): Change => ({
  anchor: `${version}-${text}`,
  version,
  module,
  moduleLabel: module.toUpperCase(),
  type,
  text,
  locale: 'ru',
  docs: [],
})

for (const [a, b, expected] of [
  ['7.9.0', '7.10.0', -1],
  ['7.10.0', '7.9.0', 1],
  ['7.21.0', '7.21.0', 0],
  ['7.21', '7.21.0', 0],
  ['8.0.0', '7.21.3', 1],
  ['7.4.10', '7.4.9', 1],
] as const) {
  test(`compareVersions(${a}, ${b})`, () => assert.equal(Math.sign(compareVersions(a, b)), expected))
}

test('byModule: modules with breaking changes first, the order of the file inside a type', () => {
  const changes = [
    change('1', 'bi', 'fixed', 'a'),
    change('1', 'etl', 'new', 'b'),
    change('1', 'bi', 'new', 'c'),
    change('1', 'ui', 'breaking', 'd'),
    change('1', 'etl', 'new', 'e'),
  ]
  assert.deepEqual(
    byModule(changes).map(({ module, label, changes: inside }) => [module, label, ...inside.map(({ text }) => text)]),
    [
      ['ui', 'UI', 'd'],
      ['etl', 'ETL', 'b', 'e'],
      ['bi', 'BI', 'c', 'a'],
    ],
  )
})

const VERSIONS = ['7.21.0', '7.10.0', '7.9.0', '7.15.0']
test('allChanges: breaking ones first, those of the highest version first', () => {
  const releases = VERSIONS.map((version) => ({
    version,
    changes: [change(version, 'bi', 'new'), change(version, 'bi', 'breaking')],
  }))
  const sorted = ['7.21.0', '7.15.0', '7.10.0', '7.9.0']
  assert.deepEqual(
    allChanges(releases).map(({ type, version }) => `${type} ${version}`),
    ['breaking', 'new'].flatMap((type) => sorted.map((version) => `${type} ${version}`)),
  )
})

for (const { name, from, to, expected } of [
  { name: 'an upgrade', from: '7.9.0', to: '7.21.0', expected: ['7.21.0', '7.10.0', '7.15.0'] },
  { name: 'from a version that had no notes', from: '7.11.0', to: '7.15.0', expected: ['7.15.0'] },
  { name: 'no step at all', from: '7.21.0', to: '7.21.0', expected: [] },
  { name: 'backwards', from: '7.21.0', to: '7.9.0', expected: [] },
  { name: 'up to a version', from: undefined, to: '7.9.0', expected: ['7.9.0'] },
])
  test(`isBetween: ${name}`, () =>
    assert.deepEqual(
      VERSIONS.filter((version) => isBetween(version, from, to)),
      expected,
    ))
