import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { formatProblem, type Problem } from '../../../lib/core/problem'
import { dice } from '../../system/random'
import { startChecker } from './checker'
import { badMessage } from './judge'
import { mutate } from './mutate'
import type { Answer } from './worker'

/**
 * Damages small sites at random and checks them as `npm run check` does: nothing is thrown, and what an author gets to
 * read helps. `FUZZ_SEED` and `FUZZ_CASES` choose the damage and how much of it; `FUZZ_CASE` repeats one case.
 */
const { FUZZ_SEED = 'every night', FUZZ_CASES = '60', FUZZ_CASE } = process.env
const CASES = FUZZ_CASE ? [Number(FUZZ_CASE)] : [...Array(Number(FUZZ_CASES)).keys()]
const SITES = ['site', 'dev', 'blog']
const ROOT = path.resolve('.cache/fuzz')

Object.assign(process.env, { BASE_PATH: '', LOCALES: '' })
fs.rmSync(ROOT, { recursive: true, force: true })
after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

/** A copy of a site, and the process that checks it. */
async function prepare(site: string, longest?: number) {
  const [original, content] = [path.join('e2e/fixtures', site), path.join(ROOT, site, 'content')]
  const restore = (file = '') => {
    fs.rmSync(path.join(content, file), { recursive: true, force: true })
    if (fs.existsSync(path.join(original, file)))
      fs.cpSync(path.join(original, file), path.join(content, file), { recursive: true })
  }
  restore()
  const checker = startChecker(content, path.join(ROOT, site, 'work'), longest)
  after(() => checker.end())
  const usual = await checker.ask([])
  assert.ok('problems' in usual, `the site ${site} cannot be checked: ${JSON.stringify(usual)}`)
  return { content, restore, checker, usual: new Set(usual.problems.map(formatProblem)) }
}

/** What is wrong with an answer. */
const issuesOf = (answer: Answer): string[] =>
  'thrown' in answer
    ? [`thrown: ${answer.thrown}`]
    : answer.problems.flatMap((problem) => {
        const why = badMessage(problem, ROOT)
        return why ? [`${why}: ${JSON.stringify(problem).slice(0, 2000)}`] : []
      })

for (const site of SITES)
  test(`whatever is broken in the site ${site}, an author gets words that help, or nothing is wrong`, async () => {
    const { content, restore, checker, usual } = await prepare(site)
    const count = { errors: 0, passed: 0, cases: 0 }
    for (const number of CASES) {
      const own = dice(`${FUZZ_SEED} ${number}`)
      if (own.pick(SITES) !== site) continue
      const changes = mutate(content, own)
      const done = `case ${number}, FUZZ_SEED="${FUZZ_SEED}": ${changes.map(({ file, what }) => `${file}: ${what}`).join('; ')}`
      const answer = await checker.ask(changes.map(({ file }) => file)).catch(({ message }) => ({ thrown: message }))
      assert.deepEqual(issuesOf(answer), [], done)
      const reported =
        'problems' in answer ? answer.problems.filter((problem) => !usual.has(formatProblem(problem))) : []
      count.cases++
      if (reported.some(({ severity }) => severity === 'error')) count.errors++
      if (reported.length === 0) count.passed++
      for (const { file } of changes) restore(file)
    }
    // Damage that breaks nothing, or a check that looks at nothing, would find nothing either.
    if (count.cases > 10) assert.ok(count.errors > count.cases / 3 && count.passed > 0, JSON.stringify(count))
  })

test('a check that does not end is a finding', () => assert.rejects(prepare('dev', 1), /aborted/))

const sound: Problem = { severity: 'error', file: 'docs/a.ru.mdx', line: 3, message: 'the list is empty' }
for (const [name, problem, expected] of [
  ['file, line and words', {}, undefined],
  ['no file', { file: '' }, 'it names no file of the content folder'],
  ['a file elsewhere', { file: '/etc/x' }, 'it names no file of the content folder'],
  ['line 0', { line: 0 }, 'line 0 is no line'],
  ['no words', { message: ' ' }, 'it says nothing'],
  ['a crash', { message: 'Cannot read properties of undefined' }, 'it is what a program said that failed'],
  ['a folder of the machine', { message: 'no file /home/me/a' }, 'it names a folder of this machine'],
] as const)
  test(`a message is judged: ${name}`, () => assert.equal(badMessage({ ...sound, ...problem }, '/home/me'), expected))
