import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import type { PostFile } from '../blog/collection'
import { attempt, formatProblem, type Problem } from '../core/problem'
import { checkBlog } from './blog'

let dir = ''
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
  fs.writeFileSync(path.join(dir, file), text)
}
const collected = (slug: string, locale: string, version?: string) =>
  ({
    _id: `blog/${slug}.${locale}.mdx`,
    version,
    page: { path: slug, locale, problems: [], links: [] },
  }) as unknown as PostFile
/** Also of a file that cannot be read; the first phase of the check reads it. */
function reported(posts: PostFile[]): string[] {
  const problems: Problem[] = []
  const read = attempt(problems, () => checkBlog({ dir, posts, docs: ['/docs', '/docs/bi/intro'] }))
  return (read ?? problems).map((problem) => formatProblem(problem).replace(/\n\s*/g, ' '))
}

before(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'blog-'))
  write('authors.yaml', 'authors:\n  team: { name: { ru: Команда } }\n')
  write('blog.yaml', 'tags:\n  release: { ru: релиз }\nmodules:\n  bi: { ru: Аналитика }\n')
})
after(() => fs.rmSync(dir, { recursive: true }))

const front = (fields: string) => `---\ntitle: T\ndescription: D\ndate: 2025-10-15\n${fields}\n---\n\ntext\n`

test('authors and tags that are not there', () => {
  write('blog/a.ru.mdx', front('version: 1.0.0\nauthors: [teem]\ntags:\n  - release\n  - relase'))
  assert.deepEqual(reported([collected('a', 'ru', '1.0.0')]), [
    'Error in blog/a.ru.mdx:6 authors.0: “teem” is not in authors.yaml Fix: did you mean “team”?',
    'Error in blog/a.ru.mdx:9 tags.1: “relase” is not in the tags of blog.yaml Fix: did you mean “release”?',
  ])
})

test('changes: module, type, page, text, repeated id', () => {
  write('blog/a.ru.mdx', front('version: 1.0.0'))
  write(
    'blog/a.changes.yaml',
    '- { id: one, module: bii, type: new, ru: А., docs: [/docs/bi/intor] }\n- { id: one, module: bi, type: new, ru: Б. }\n- { id: two, module: bi, type: new, en: B. }\n- { id: three, module: bi, type: new, ru: А., de: C., modul: bi }\n',
  )
  assert.deepEqual(reported([collected('a', 'ru', '1.0.0')]), [
    'Error in blog/a.changes.yaml:3 2: the text in the default language is missing Fix: add ru: ….',
    'Error in blog/a.changes.yaml:4 3.de: “de” is no language of the site Fix: use one of: ru, en.',
    'Error in blog/a.changes.yaml:4 3.modul: unknown field Fix: did you mean “module”?',
  ])
  write(
    'blog/a.changes.yaml',
    '- { id: one, module: bii, type: new, ru: А., docs: [/docs/bi/intor] }\n- { id: one, module: bi, type: new, ru: Б. }\n',
  )
  assert.deepEqual(reported([collected('a', 'ru', '1.0.0')]), [
    'Error in blog/a.changes.yaml:1 0.module: “bii” is not among the modules of blog.yaml Fix: use one of: bi.',
    'Error in blog/a.changes.yaml:1 0.docs.0: there is no page /docs/bi/intor Fix: did you mean “/docs/bi/intro”?',
    'Error in blog/a.changes.yaml:2 1.id: the id “one” appears here twice Fix: give each change its own id.',
  ])
  write('blog/a.changes.yaml', '- id: one\n  module: bi\n  type: brekaing\n  ru: А.\n')
  assert.match(
    reported([collected('a', 'ru', '1.0.0')])[0] ?? '',
    /blog\/a\.changes\.yaml:3 0\.type: expected “breaking” or “new” or “improved” or “fixed”/,
  )
  fs.rmSync(path.join(dir, 'blog/a.changes.yaml'))
})

test('invalid days and versions', () => {
  write('blog/a.ru.mdx', front('version: "7.21"').replace('2025-10-15', '15.10.2025'))
  assert.deepEqual(reported([collected('a', 'ru')]), [
    'Error in blog/a.ru.mdx:4 date: expected a day, such as 2025-10-15 Fix: write year-month-day.',
    'Error in blog/a.ru.mdx:5 version: expected three numbers, such as 7.21.0 Fix: quote a version that YAML reads as a number.',
  ])
})

test('addresses that are taken, translations that disagree or are missing, changes of nothing', () => {
  fs.rmSync(path.join(dir, 'blog'), { recursive: true })
  write('blog/b.changes.yaml', '[]\n')
  assert.deepEqual(
    reported([
      collected('tags', 'ru'),
      collected('a', 'ru', '1.0.0'),
      collected('a', 'en', '1.0.1'),
      collected('c', 'ru', '1.0.0'),
      collected('d', 'en'),
    ]),
    [
      'Error in blog/tags.ru.mdx /blog/tags is a page of the blog itself Fix: rename the file; page, archive, authors, tags, changes, modules are taken.',
      'Error in blog/d.en.mdx the post has no translation in the default language (ru) Fix: create blog/d.ru.mdx.',
      'Error in blog/a.en.mdx version: the translation of this post says 1.0.0 Fix: write the same version in both languages.',
      'Error in blog/c.ru.mdx version: 1.0.0 is the version of the post “a” too Fix: correct one of the two.',
      'Error in blog/b.changes.yaml there is no post to these changes Fix: use one of: tags, a, c, d.',
    ],
  )
})

test('what stops working is among the breaking changes', () => {
  const table = ['## Before {#before-upgrade}', '', '| What | Who |', '|---|---|', '| API | All |', '| Base | All |']
  const text = `${front('version: 1.0.0')}\n${table.join('\n')}\n\n| Other | Table |\n|---|---|\n| x | y |\n`
  const changes = (type: string) =>
    `- { id: api, module: bi, type: breaking, ru: А. }\n- { id: base, module: bi, type: ${type}, ru: Б. }\n`
  fs.rmSync(path.join(dir, 'blog'), { recursive: true })
  write('blog/a.ru.mdx', text)
  write('blog/a.changes.yaml', changes('improved'))
  assert.deepEqual(reported([collected('a', 'ru', '1.0.0')]), [
    'Error in blog/a.ru.mdx:15 2 rows say what stops working, and the changes of type breaking are 1: api Fix: give the change of each row the type breaking in the .changes.yaml of this post, and each such change a row.',
  ])
  write('blog/a.changes.yaml', changes('breaking'))
  assert.deepEqual(reported([collected('a', 'ru', '1.0.0')]), [])
  write('blog/a.changes.yaml', `${changes('breaking')}- { id: more, module: bi, type: breaking, ru: В. }\n`)
  assert.match(
    reported([collected('a', 'ru', '1.0.0')])[0] ?? '',
    /blog\/a\.ru\.mdx:14 2 rows .* are 3: api, base, more/,
  )
  fs.rmSync(path.join(dir, 'blog/a.changes.yaml'))
  assert.match(reported([collected('a', 'ru', '1.0.0')])[0] ?? '', /blog\/a\.ru\.mdx:14 2 rows .* are 0: none/)
})
