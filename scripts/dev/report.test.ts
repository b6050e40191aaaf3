import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Problem } from '../../lib/core/problem'
import { reportOnce } from './report'

const problem = (file: string): Problem => ({ severity: 'error', file, message: 'is wrong' })

test('a mistake is reported once, again when it comes back, and so is its end', () => {
  const printed: string[] = []
  const report = reportOnce((text) => printed.push(text.trim()))
  const steps: { problems: Problem[]; expected: string[] }[] = [
    { problems: [], expected: [] },
    { problems: [problem('a')], expected: ['Error in a\n  is wrong'] },
    { problems: [problem('a')], expected: [] },
    { problems: [problem('a'), problem('b')], expected: ['Error in b\n  is wrong'] },
    { problems: [problem('b')], expected: [] },
    { problems: [], expected: ['The content is in order.'] },
    { problems: [problem('b')], expected: ['Error in b\n  is wrong'] },
  ]
  for (const { problems, expected } of steps) {
    printed.length = 0
    report(problems)
    assert.deepEqual(printed, expected)
  }
})
