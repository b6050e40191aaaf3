import assert from 'node:assert/strict'
import { test } from 'node:test'
import { summaryOf } from './summary'

const texts: { name: string; text: string; expected: string }[] = [
  { name: 'the first sentence', text: 'Version 7.21 is here!\nRead on.', expected: 'Version 7.21 is here!' },
  { name: 'a text without an end', text: 'Words', expected: 'Words' },
  { name: 'a long sentence, cut between words', text: 'слово '.repeat(60), expected: `${'слово '.repeat(33).trim()}…` },
  { name: 'nothing of nothing', text: '', expected: '' },
]
for (const { name, text, expected } of texts)
  test(`a summary is ${name}`, () => assert.equal(summaryOf(text), expected))
