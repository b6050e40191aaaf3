import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import type { Problem } from '../../lib/core/problem'
import { makeCase, siteOf } from './cases'
import { Checker } from './checker'
import { badMessage, badReport } from './judge'
import { copySite, SITES } from './sites'
import { assertTold, SEED } from './told'

const ROOT = path.resolve('.cache/fuzz-test')
const CASES = 60
/** Those of one site; the night runs all. */
const BY_DAY = [...Array(CASES).keys()].filter((number) => siteOf(SEED, number) === 'dev')

after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

test('whatever is broken in a content folder, an author is told in words, or nothing is wrong', () =>
  assertTold(BY_DAY, path.join(ROOT, 'run')))

test('a check that does not end is a finding', async () => {
  copySite('dev', path.join(ROOT, 'hang/content'))
  const checker = new Checker(path.join(ROOT, 'hang/content'), path.join(ROOT, 'hang/work'))
  assert.deepEqual(await checker.ask({ changed: [] }, 1), { ended: 'no answer in 0.001 s' })
})

test('a case is the same whenever it is made', () => {
  const [first, second] = ['first', 'second'].map((name) => path.join(ROOT, name)) as [string, string]
  for (let number = 0; number < 8; number++) {
    for (const folder of [first, second]) copySite(siteOf(SEED, number), folder)
    const changes = makeCase(SEED, number, first)
    assert.deepEqual(makeCase(SEED, number, second), changes)
    for (const { file } of changes) assert.deepEqual(contentOf(second, file), contentOf(first, file))
  }
})

test('the cases spread over the sites', () => {
  const used = new Set(Array.from({ length: CASES }, (_, number) => siteOf(SEED, number)))
  assert.deepEqual([...used].sort(), [...SITES].sort())
})

const sound: Problem = { severity: 'error', file: 'docs/a.ru.mdx', line: 3, message: 'the list is empty' }
const judged: { name: string; problem: Problem; expected: string | undefined }[] = [
  { name: 'file, line and words', problem: sound, expected: undefined },
  { name: 'no file', problem: { ...sound, file: '' }, expected: 'it names no file of the content folder' },
  {
    name: 'a file elsewhere',
    problem: { ...sound, file: '/etc/x' },
    expected: 'it names no file of the content folder',
  },
  { name: 'line 0', problem: { ...sound, line: 0 }, expected: 'line 0 is no line' },
  { name: 'no words', problem: { ...sound, message: ' ' }, expected: 'it says nothing' },
  {
    name: 'a crash',
    problem: { ...sound, message: 'Cannot read properties of undefined' },
    expected: 'it is what a program said that failed',
  },
  {
    name: 'a folder of the machine',
    problem: { ...sound, message: 'no file /home/me/a' },
    expected: 'it names a folder of this machine',
  },
]
for (const { name, problem, expected } of judged)
  test(`a message is judged: ${name}`, () => assert.equal(badMessage(problem, '/home/me'), expected))

test('the report of a build is judged', () => {
  assert.equal(badReport('Error in docs/a.ru.mdx:3\n  the list is empty'), undefined)
  assert.equal(badReport('Error: failed'), 'no message that names a file')
  assert.equal(badReport('Error in a.yaml\n  x\n    at read (/x/y.ts:3:4)'), 'a stack trace')
})

/** What is at a place, whatever kind of file that is. */
function contentOf(folder: string, file: string): string | undefined {
  const at = path.join(folder, file)
  const stat = fs.lstatSync(at, { throwIfNoEntry: false })
  if (stat?.isSymbolicLink()) return fs.readlinkSync(at)
  return stat?.isFile() ? fs.readFileSync(at, 'latin1') : stat && fs.readdirSync(at).join()
}
