import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'

const ROOT = path.resolve('.cache/test/bad-input')
const FIXTURE = 'e2e/fixtures/based'
/** One for all: the pages that nobody broke are compiled once. */
const WORK = path.join(ROOT, 'work')

type Changes = Record<string, string | Buffer | ((text: string) => string)>

/** Copies a small content folder and breaks it. */
function breakContent(name: string, changes: Changes): string {
  const dir = path.join(ROOT, name, 'content')
  fs.rmSync(path.join(ROOT, name), { recursive: true, force: true })
  fs.cpSync(FIXTURE, dir, { recursive: true })
  for (const [file, change] of Object.entries(changes)) {
    const target = path.join(dir, file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, typeof change === 'function' ? change(fs.readFileSync(target, 'utf8')) : change)
  }
  return dir
}

/** Runs `npm run check` as an author would. @returns what it said, and its exit code */
function check(dir: string, work = WORK): { said: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check/index.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      BASE_PATH: undefined,
      LOCALES: undefined,
      CONTENT_DIR: dir,
      WORK_DIR: work,
    },
  })
  return { said: stdout + stderr, code: status }
}

const page = (title: string, body: string, fields = '') =>
  `---\ntitle: ${title}\ndescription: ${title}.\n${fields}---\n\n${body}\n`
const reported = (said: string, expected: string) =>
  assert.ok(said.includes(expected), `expected:\n${expected}\n\nin:\n${said}`)
const isCalm = (said: string) => assert.doesNotMatch(said, /^\s+at .*:\d+:\d+\)?$/m, 'no stack trace')

after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

test('a work folder outside of the project is refused in a line', () => {
  const { said, code } = check(breakContent('work-outside', {}), path.join(os.tmpdir(), 'work-outside'))
  assert.equal(code, 1)
  assert.match(said, /^Error: WORK_DIR is .*work-outside, outside of the project, .* name a folder in it, .*\n$/)
})

interface Reported {
  name: string
  lines: string
}

test('all problems of the files alone come in one report', async (t) => {
  const { said, code } = check(
    breakContent('files', {
      'docs/yaml.ru.mdx': '---\ntitle: a: b\ndescription: c\n---\n\nText.\n',
      'docs/field.ru.mdx': page('A', 'Text.', 'unlistd: true\n'),
      'docs/missing-field.ru.mdx': '---\ndescription: A\n---\n\nText.\n',
      'docs/type.ru.mdx': page('A', 'Text.', 'draft: maybe\n'),
      'docs/component.ru.mdx': page('A', 'Text.\n\n<Stepz />'),
      'docs/unclosed.ru.mdx': page('A', '<Details summary="x">\n\nText.'),
      'docs/image.ru.mdx': page('A', '![Chart](./media/chart.png)'),
      'docs/video.ru.mdx': page('A', '<Video src="./media/a.webm" poster="./media/a.jpg" title="A" duration="3" />'),
      'docs/term.ru.mdx': page('A', '<Term id="nothing">x</Term>'),
      'docs/speechless.mdx': page('A', 'Text.'),
      'docs/bytes.ru.mdx': Buffer.concat([Buffer.from(page('A', 'Text.')), Buffer.from([0xff])]),
      'docs/link.ru.mdx': page('A', '[x](/docs/unclosed#section)'),
      'tags.yaml': 'tags:\n  guide: [a\n',
    }),
  )
  const expected: Reported[] = [
    { name: 'malformed front matter', lines: 'Error in docs/yaml.ru.mdx:2\n  this is not valid YAML:' },
    {
      name: 'an unknown field',
      lines: 'Error in docs/field.ru.mdx:4\n  unlistd: unknown field\n  Fix: did you mean “unlisted”?',
    },
    {
      name: 'a missing field',
      lines: 'Error in docs/missing-field.ru.mdx\n  title: the field is missing\n  Fix: add “title”',
    },
    { name: 'a value of another type', lines: 'Error in docs/type.ru.mdx:4\n  draft: expected boolean' },
    {
      name: 'an unknown component',
      lines: 'Error in docs/component.ru.mdx:8\n  unknown component <Stepz>\n  Fix: did you mean “Steps”?',
    },
    {
      name: 'a tag that is not closed',
      lines: 'Error in docs/unclosed.ru.mdx:6\n  Expected a closing tag for `<Details>`',
    },
    { name: 'a missing image', lines: 'Error in docs/image.ru.mdx:6\n  there is no image at ./media/chart.png' },
    { name: 'a missing video', lines: 'Error in docs/video.ru.mdx:6\n  <Video>: there is no file ./media/a.webm' },
    {
      name: 'an unknown term',
      lines: 'Error in docs/term.ru.mdx:6\n  <Term>: there is no term “nothing” in glossary.yaml',
    },
    { name: 'a file without a language', lines: 'Error in docs/speechless.mdx\n  the file name says no language' },
    {
      name: 'bytes that are not UTF-8',
      lines: 'Error in docs/bytes.ru.mdx:7\n  the line holds bytes that are not UTF-8',
    },
    { name: 'bad YAML', lines: 'Error in tags.yaml:3\n  this is not valid YAML:' },
  ]
  for (const { name, lines } of expected) await t.test(name, () => reported(said, lines))
  await t.test('no mistake that comes of another', () => assert.doesNotMatch(said, /docs\/link\.ru\.mdx/))
  await t.test('without a stack trace, with an exit code', () => {
    isCalm(said)
    assert.equal(code, 1)
  })
})

test('all problems of the files together come in one report', async (t) => {
  const { said, code } = check(
    breakContent('pages', {
      'docs/orphan.en.mdx': page('A', 'Text.'),
      'docs/link.ru.mdx': page('A', 'Text.\n\n[x](/docs/othr)'),
      'docs/anchor.ru.mdx': page('A', '## Section {#section}\n\n[x](#sektion)'),
      'docs/twice.ru.mdx': page('A', 'Text.'),
      'docs/twice/index.ru.mdx': page('A', 'Text.'),
      'docs/tagged.ru.mdx': page('A', 'Text.', 'tags: [gide]\n'),
      'tags.yaml': 'tags:\n  guide: { permalink: guide, ru: а, en: a }\n  other: { permalink: guide, ru: б, en: b }\n',
      'sidebars.yaml': 'main:\n  - index\n  - othr\n',
      'site.yaml': (text) =>
        text
          .replace('sidebar: main', 'sidebar: mian')
          .replace('- { type: locale }', '- { type: doc, doc: oter, label: { ru: a } }\n    - { type: locale }') +
        'docs:\n  versions:\n    - { name: current, label: Next }\n    - { name: "1.1O", label: "1.10", path: "1.10" }\n',
      'versions/1.10/docs/index.ru.mdx': page('A', 'Text.'),
    }),
  )
  const expected: Reported[] = [
    {
      name: 'a translation without its original',
      lines:
        'Error in docs/orphan.en.mdx\n  the page has no translation in the default language (ru)\n  Fix: create docs/orphan.ru.mdx.',
    },
    {
      name: 'a broken link',
      lines: 'Error in docs/link.ru.mdx:8\n  the link “/docs/othr” leads nowhere\n  Fix: did you mean /docs/other?',
    },
    {
      name: 'a broken anchor',
      lines:
        'Warning in docs/anchor.ru.mdx:8\n  there is no heading “#sektion” on /docs/anchor\n  Fix: did you mean #section?',
    },
    { name: 'two pages at one address', lines: 'is at the same address as docs/twice' },
    {
      name: 'an unknown tag',
      lines: 'Warning in docs/tagged.ru.mdx\n  tags: the tag “gide” is not in tags.yaml\n  Fix: did you mean “guide”?',
    },
    {
      name: 'a permalink given twice',
      lines: 'Error in tags.yaml:3\n  tags.other.permalink: “guide” is the permalink of “guide” too',
    },
    {
      name: 'an unknown page in a sidebar',
      lines: 'Error in sidebars.yaml:3\n  main.1: there is no page “othr”\n  Fix: did you mean “other”?',
    },
    {
      name: 'an unknown sidebar',
      lines:
        'Error in site.yaml:17\n  navbar.items.0.sidebar: there is no sidebar “mian” in sidebars.yaml\n  Fix: did you mean “main”?',
    },
    {
      name: 'an unknown page in the navbar',
      lines: 'Error in site.yaml:19\n  navbar.items.2.doc: there is no page “oter”\n  Fix: did you mean “other”?',
    },
    {
      name: 'an unknown version',
      lines: 'docs.versions: the version “1.1O” has no pages\n  Fix: did you mean “1.10”?',
    },
  ]
  for (const { name, lines } of expected) await t.test(name, () => reported(said, lines))
  await t.test('without a stack trace, with an exit code', () => {
    isCalm(said)
    assert.equal(code, 1)
  })
})

test('a site.yaml that cannot be read does not hide what is wrong elsewhere', async (t) => {
  const { said, code } = check(
    breakContent('yaml', {
      'site.yaml': (text) =>
        text
          .replace('type: locale', 'type: lokale')
          .replace('respect_system', 'respect_sistem')
          .replace('base_path: /base', 'base_path: base/')
          .replace('email: help@based.example', 'email: nobody')
          .replace('title: Based\n', ''),
      'sidebars.yaml': 'main:\n  - index\n  - category: x\n    labl: { ru: а, en: a }\n',
      'tags.yaml': 'tags:\n  guide: [a\n',
      'home.yaml': (text) => text.replace('icon: book', 'ikon: book'),
      'docs/field.ru.mdx': page('A', 'Text.', 'unlistd: true\n'),
    }),
  )
  const expected: Reported[] = [
    { name: 'a missing field', lines: 'Error in site.yaml\n  title: the field is missing' },
    {
      name: 'an unknown navbar type',
      lines: 'navbar.items.2.type: unknown type “lokale”\n  Fix: did you mean “locale”?',
    },
    {
      name: 'an unknown field',
      lines: 'color_mode.respect_sistem: unknown field\n  Fix: did you mean “respect_system”?',
    },
    { name: 'a wrong base path', lines: 'base_path: must be “/” or begin with a slash' },
    { name: 'a wrong e-mail', lines: 'email: expected an e-mail address' },
    {
      name: 'an unknown field of a category',
      lines: 'Error in sidebars.yaml:4\n  main.1.labl: unknown field\n  Fix: did you mean “label”?',
    },
    { name: 'bad YAML', lines: 'Error in tags.yaml:3\n  this is not valid YAML:' },
    { name: 'an unknown field of a card', lines: 'start.cards.0.ikon: unknown field\n  Fix: did you mean “icon”?' },
    { name: 'an unknown field of a page', lines: 'Error in docs/field.ru.mdx:4\n  unlistd: unknown field' },
  ]
  for (const { name, lines } of expected) await t.test(name, () => reported(said, lines))
  await t.test('without a stack trace, with an exit code', () => {
    isCalm(said)
    assert.equal(code, 1)
  })
})

// npm test checks two folders in order: the content, and this one when its site is built.
test('a content folder in order passes', { skip: process.env.E2E_ALL !== '1' }, () => {
  const { said, code } = check(breakContent('fine', {}))
  reported(said, 'The content is in order.')
  assert.equal(code, 0)
})
