import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DocsVersion } from '../site'
import { nearestVersion, newestFirst } from './version-fallback'

const version = (name: string): DocsVersion => ({ name, label: name, path: name, banner: 'none' })
const VERSIONS = ['current', '4', '3', '2', '1'].map(version)

const cases: { name: string; lacking: string; having: string[]; expected: string | undefined }[] = [
  { name: 'the next newer one', lacking: '2', having: ['current', '4', '3'], expected: '3' },
  { name: 'the next older one', lacking: '3', having: ['1', '2', 'current'], expected: '2' },
  { name: 'of two as near, the newer one', lacking: '2', having: ['1', '3'], expected: '3' },
  { name: 'the current docs lack a page that is gone', lacking: 'current', having: ['1', '2'], expected: '2' },
  { name: 'no version has it', lacking: '2', having: [], expected: undefined },
]
for (const { name, lacking, having, expected } of cases)
  test(`the nearest version: ${name}`, () => {
    const from = VERSIONS.find((known) => known.name === lacking) ?? version('')
    assert.equal(nearestVersion(VERSIONS, from, (known) => having.includes(known.name))?.name, expected)
  })

test('the current docs are the newest, wherever they are named', () =>
  assert.deepEqual(
    newestFirst(['3', 'current', '2'].map(version)).map(({ name }) => name),
    ['current', '3', '2'],
  ))
