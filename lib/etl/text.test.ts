import assert from 'node:assert/strict'
import test from 'node:test'
import { brief, firstSentence, splitText } from './text'

const sentences: { name: string; text: string; expected: string }[] = [
  { name: 'two sentences', text: 'Reads files. Writes rows.', expected: 'Reads files.' },
  { name: 'one sentence', text: 'Reads files', expected: 'Reads files' },
  { name: 'a dot inside a name', text: 'Пишет в sql.args.1. Потом ждёт.', expected: 'Пишет в sql.args.1.' },
  { name: 'a number', text: 'Protocol 3.0 or later. Fast.', expected: 'Protocol 3.0 or later.' },
]
for (const { name, text, expected } of sentences)
  test(`first sentence of ${name}`, () => assert.equal(firstSentence(text), expected))

test('a long sentence is cut at a colon, a short one is not', () => {
  assert.equal(brief('Reader: takes rows. More.'), 'Reader: takes rows.')
  assert.equal(
    brief(`${'Reads records of an incoming FlowFile from one format to other'}: with \`A\`, with \`B\`.`),
    'Reads records of an incoming FlowFile from one format to other.',
  )
})

test('a sentence too long for a list ends with its last whole clause', () => {
  const clause = 'Reads the records of an incoming FlowFile and puts each of them into a table'
  assert.equal(brief(`${clause}, and goes on ${'and on '.repeat(20)}.`), `${clause}…`)
})

test('else it ends with its last whole word', () => {
  const text = brief(`Reads ${'many words, '.repeat(20)}and stops.`)
  assert.match(text, /^Reads many.* (words|many)…$/)
  assert.ok(text.length <= 121)
})

test('splits code and quoted names from words', () => {
  assert.deepEqual(splitText('Если `a` в «B C», то “D”.'), [
    { kind: 'text', text: 'Если ' },
    { kind: 'code', text: 'a' },
    { kind: 'text', text: ' в ' },
    { kind: 'quote', text: '«B C»' },
    { kind: 'text', text: ', то ' },
    { kind: 'quote', text: '“D”' },
    { kind: 'text', text: '.' },
  ])
})
