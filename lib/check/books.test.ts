import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { readBooks } from '../book/books'
import { attempt, type Problem } from '../core/problem'
import { readSite } from '../site'
import { checkBooks } from './books'

const SIDEBARS = 'main: [index, { category: guide, label: { ru: Г, en: G }, link: guide/first, items: [guide/second] }]'
const book = (fields: string): string => `books:\n  - name: one\n    title: { ru: К, en: B }\n    ${fields}\n`

const table: { name: string; yaml: string; line?: number; message?: string; fix?: RegExp }[] = [
  { name: 'a book of a category and a page', yaml: book('sections: [index, guide]\n    without: [guide/second]') },
  { name: 'no books', yaml: 'books: []', line: 1, message: 'the list is empty' },
  {
    name: 'a section that no menu has',
    yaml: book('sections: [gide]'),
    line: 4,
    message: 'sidebars.yaml has no category and no page “gide”',
    fix: /guide/,
  },
  {
    name: 'left out what no menu has',
    yaml: book('sections: [guide]\n    without: [guide/secnd]'),
    line: 5,
    message: 'sidebars.yaml has no category and no page “guide/secnd”',
    fix: /guide\/second/,
  },
  {
    name: 'a language the site lacks',
    yaml: book('sections: [guide]\n    locales: [de]'),
    line: 5,
    message: 'the site has no language “de”',
  },
  {
    name: 'letters of two categories',
    yaml: book('sections: [guide, index]\n    letters: A-F'),
    line: 5,
    message: 'only one category is divided by letters',
  },
  {
    name: 'no range of letters',
    yaml: book('sections: [guide]\n    letters: AF'),
    line: 5,
    message: 'expected a range of letters',
    fix: /A-F/,
  },
  {
    name: 'no day',
    yaml: book('sections: [guide]\n    since: spring'),
    line: 5,
    message: 'expected a day',
    fix: /2025/,
  },
  {
    name: 'a name with a slash',
    yaml: book('sections: [guide]').replace('one', 'a/b'),
    line: 2,
    message: 'cannot name a file',
  },
  { name: 'an unknown field', yaml: book('section: [guide]'), line: 4, message: 'unknown field', fix: /sections/ },
  {
    name: 'one name twice',
    yaml: book('sections: [guide]') + book('sections: [guide]').replace('books:\n', ''),
    line: 5,
    message: 'two books have this name',
  },
]

for (const { name, yaml, line, message, fix } of table)
  test(name, () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'books-'))
    fs.writeFileSync(path.join(dir, 'sidebars.yaml'), SIDEBARS)
    fs.writeFileSync(path.join(dir, 'books.yaml'), yaml)
    const site = readSite('content').value
    const problems: Problem[] = []
    if (attempt(problems, () => readBooks(dir))) problems.push(...checkBooks(dir, site))
    fs.rmSync(dir, { recursive: true })
    if (message === undefined) return assert.deepEqual(problems, [])
    const found = problems.find((problem) => problem.message === message)
    assert.ok(found, JSON.stringify(problems))
    assert.equal(found.line, line)
    if (fix) assert.match(found.fix ?? '', fix)
  })
