import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { ContentError } from '../core/problem'
import { docFrontMatter, readFrontMatter, splitFrontMatter } from './front-matter'
import { parseYaml } from './yaml'
import { zodMessage } from './zod-message'

interface Item {
  name: string
  items?: (string | Item)[]
}
const item: z.ZodType<Item> = z.lazy(() =>
  z.strictObject({ name: z.string(), items: z.array(z.union([z.string(), item])).optional() }),
)
const schema = z.strictObject({
  title: z.string(),
  size: z.number().optional(),
  tone: z.enum(['calm', 'loud']).optional(),
  items: z.array(z.union([z.string(), item])).optional(),
  links: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('docs') }),
        z.strictObject({ type: z.literal('blog'), href: z.string() }),
      ]),
    )
    .optional(),
  words: z.record(z.string(), z.strictObject({ text: z.string() })).optional(),
})

/** `line field: message (fix)` of every problem. */
function problemsOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(({ line, field, message, fix }) => `${line} ${field}: ${message} (${fix})`)
  }
}

const refused: { name: string; text: string; expected: RegExp[] }[] = [
  { name: 'bad syntax', text: 'title: [a', expected: [/^1 undefined: this is not valid YAML: .*quote a value/] },
  { name: 'a missing field', text: 'size: 1', expected: [/title: the field is missing/] },
  {
    name: 'an unknown field',
    text: 'title: a\ntonne: calm',
    expected: [/^2 tonne: unknown field \(did you mean “tone”\?\)/],
  },
  { name: 'a wrong type', text: 'title: a\nsize: big', expected: [/^2 size: expected number/] },
  {
    name: 'a value out of the list',
    text: 'title: a\ntone: cal',
    expected: [/^2 tone: expected “calm” or “loud” \(use one of: calm, loud\.\)/],
  },
  {
    name: 'an unknown type',
    text: 'title: a\nlinks:\n  - type: dcos',
    expected: [/^3 links\.0\.type: unknown type “dcos” \(did you mean “docs”\?\)/],
  },
  {
    name: 'an unknown field deep inside',
    text: 'title: a\nitems:\n  - name: a\n    items:\n      - b\n      - name: c\n        itms: []',
    expected: [/^7 items\.0\.items\.1\.itms: unknown field \(did you mean “items”\?\)/],
  },
  {
    name: 'an unknown field of a record',
    text: 'title: a\nwords:\n  x: { text: a, txet: b }',
    expected: [/^3 words\.x\.txet: unknown field \(did you mean “text”\?\)/],
  },
  {
    name: 'two problems at once',
    text: 'tonne: calm\nsize: big',
    expected: [/title: the field is missing/, /^2 size/, /tonne: unknown field/],
  },
]
for (const { name, text, expected } of refused) {
  test(`YAML is refused: ${name}`, () => {
    const problems = problemsOf(() => parseYaml(text, 'a.yaml', schema))
    assert.equal(problems.length, expected.length, problems.join('\n'))
    for (const pattern of expected)
      assert.ok(
        problems.some((problem) => pattern.test(problem)),
        `${pattern} in ${problems.join('\n')}`,
      )
  })
}

test('YAML tells the lines of its fields', () => {
  const { value, lineOf } = parseYaml('title: a\nitems:\n  - x\n  - name: y\n', 'a.yaml', schema, 10)
  assert.deepEqual(value, { title: 'a', items: ['x', { name: 'y' }] })
  assert.equal(lineOf(['title']), 10)
  assert.equal(lineOf(['items', 1, 'name']), 13)
  assert.equal(lineOf(['items', 1, 'none']), 13)
})

const split: { name: string; source: string; expected: { yaml: string; body: string; firstLine: number } }[] = [
  { name: 'front matter', source: '---\na: 1\n---\n\nText', expected: { yaml: 'a: 1', body: '\nText', firstLine: 4 } },
  {
    name: 'Windows line ends',
    source: '---\r\na: 1\r\n---\r\nText',
    expected: { yaml: 'a: 1', body: 'Text', firstLine: 4 },
  },
  { name: 'none', source: 'Text\n---\n', expected: { yaml: '', body: 'Text\n---\n', firstLine: 1 } },
  {
    name: 'a rule in the text',
    source: '---\na: 1\n---\nText\n\n---\n',
    expected: { yaml: 'a: 1', body: 'Text\n\n---\n', firstLine: 4 },
  },
]
for (const { name, source, expected } of split)
  test(`a file is split: ${name}`, () => assert.deepEqual(splitFrontMatter(source), expected))

const head = (fields: string) => `---\ntitle: A\ndescription: B.\n${fields}---\n`
const matter: { name: string; source: string; expected: RegExp[] }[] = [
  { name: 'the least', source: head(''), expected: [] },
  {
    name: 'all',
    source: head(
      'tags: [a]\ndraft: true\nunlisted: false\nhide_toc: true\nlast_update: { date: "2025-01-01", author: N }\n',
    ),
    expected: [],
  },
  {
    name: 'a typo',
    source: head('unlistd: true\n'),
    expected: [/^4 unlistd: unknown field \(did you mean “unlisted”\?\)/],
  },
  { name: 'an empty title', source: '---\ntitle: ""\ndescription: B.\n---\n', expected: [/^2 title: /] },
  {
    name: 'a typo inside',
    source: head('last_update: { autor: N }\n'),
    expected: [/^4 last_update\.autor: unknown field \(did you mean “author”\?\)/],
  },
  {
    name: 'none at all',
    source: 'Text',
    expected: [/^1 undefined: the page has no front matter \(begin it with ---/],
  },
]
for (const { name, source, expected } of matter) {
  test(`front matter: ${name}`, () => {
    const problems = problemsOf(() => readFrontMatter(source, 'a.mdx', docFrontMatter))
    assert.equal(problems.length, expected.length, problems.join('\n'))
    for (const [index, pattern] of expected.entries()) assert.match(problems[index] ?? '', pattern)
  })
}

test('messages do not depend on the words of zod', () => {
  z.config(z.locales.de())
  const problems = problemsOf(() => parseYaml('{}', 'a.yaml', schema))
  z.config(z.locales.en())
  assert.deepEqual(problems, [
    'undefined title: the field is missing (add “title”: write text; quote what looks like a number: "2024".)',
  ])
})

test('a message of a schema and its remedy may hold any character', () => {
  const strict = z.strictObject({ a: z.string().refine(() => false, zodMessage('one; two', 'three; four')) })
  assert.deepEqual(
    problemsOf(() => parseYaml('a: x', 'a.yaml', strict)),
    ['1 a: one; two (three; four.)'],
  )
})
