import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ContentError, formatProblem, nearest, type Problem, suggest } from './problem'

const words: { word: string; candidates: string[]; expected: string | undefined }[] = [
  { word: 'dcos', candidates: ['docs', 'doc', 'blog'], expected: 'docs' },
  { word: 'Docs', candidates: ['docs'], expected: 'docs' },
  { word: 'unlistd', candidates: ['title', 'unlisted', 'draft'], expected: 'unlisted' },
  { word: 'ab', candidates: ['xyz'], expected: undefined },
  { word: 'security/roles', candidates: ['bi/intro', 'security/role'], expected: 'security/role' },
  { word: 'a', candidates: [], expected: undefined },
  { word: 'x', candidates: ['bi'], expected: undefined },
  { word: 'ab', candidates: ['cb'], expected: undefined },
  { word: 'BI', candidates: ['bi'], expected: 'bi' },
  { word: '1.O', candidates: ['1.0'], expected: undefined },
  { word: 'abd', candidates: ['abc'], expected: undefined },
  { word: 'dco', candidates: ['bi'], expected: undefined },
]
for (const { word, candidates, expected } of words)
  test(`the nearest to “${word}” is ${expected}`, () => assert.equal(nearest(word, candidates), expected))

const suggestions: { name: string; word: string; candidates: string[]; expected: string }[] = [
  { name: 'a near name', word: 'noet', candidates: ['note', 'tip'], expected: 'did you mean “note”?' },
  { name: 'a short list', word: 'zzzzzz', candidates: ['note', 'tip'], expected: 'use one of: note, tip.' },
  { name: 'to make the first', word: 'a', candidates: [], expected: 'there are none yet: add it.' },
  {
    name: 'a long list',
    word: 'zzzzzz',
    candidates: Array.from({ length: 13 }, (_, index) => `name-${index}`),
    expected: 'check the spelling.',
  },
]
for (const { name, word, candidates, expected } of suggestions)
  test(`suggests ${name}`, () => assert.equal(suggest(word, candidates), expected))

const printed: { name: string; problem: Problem; expected: string }[] = [
  {
    name: 'all there is',
    problem: { severity: 'error', file: 'a.yaml', line: 3, field: 'b.0', message: 'wrong', fix: 'fix it.' },
    expected: 'Error in a.yaml:3\n  b.0: wrong\n  Fix: fix it.',
  },
  {
    name: 'no line, field and fix',
    problem: { severity: 'warning', file: 'a.mdx', message: 'odd' },
    expected: 'Warning in a.mdx\n  odd',
  },
  {
    name: 'line ends and characters that steer a terminal, written out',
    problem: { severity: 'error', file: 'a\nb.mdx', field: 'key\n', message: 'odd \u001b[31m' },
    expected: 'Error in a\\nb.mdx\n  key\\n: odd \\x1b[31m',
  },
  {
    name: 'no more of a quotation than is read',
    problem: { severity: 'error', file: 'a.mdx', message: 'x'.repeat(100_000) },
    expected: `Error in a.mdx\n  ${'x'.repeat(500)}…`,
  },
]
for (const { name, problem, expected } of printed)
  test(`prints ${name}`, () => assert.equal(formatProblem(problem), expected))

test('an error carries every problem', () => {
  const problem: Problem = { severity: 'error', file: 'a', message: 'x' }
  assert.equal(new ContentError([problem, { ...problem, message: 'y' }]).message, 'Error in a\n  x\n\nError in a\n  y')
})
