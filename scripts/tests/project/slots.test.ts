import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import type { Locale } from 'next-intl'
import type { z } from 'zod'
import { changesOf } from '../../../lib/blog'
import { readPostBody } from '../../../lib/blog/post-body'
import { checkSite } from '../../../lib/check'
import { readCollection, writeDocuments } from '../../../lib/content/collection'
import { readBody } from '../../../lib/content/collection/body'
import { docFrontMatter, postFrontMatter } from '../../../lib/content/front-matter'
import { collectComponent } from '../../../lib/etl/collect'
import { searchRecords } from '../../../lib/search/records'
import { withSlotHeadings } from '../../../lib/slots'
import type { SlotPage } from '../../../lib/slots/slot'
import { compileAlone, compileContent, type Files, factsOf, page, writeContent } from '../small-site'

/** A site with every slot; its glossary and a catalogue are at their own addresses. */
const text = (word: string) => `{ ru: ${word}, en: ${word} }`
const DOCS: Files = {
  'docs/terms.ru.mdx': page('Слова.\n\n## Все {#all}\n\n<Glossary />\n\n## Другие {#others}\n\nИначе.'),
  'docs/terms.en.mdx': page('Words.\n\n<Glossary />'),
  'docs/glossary.ru.mdx': page('Слова здесь не стоят.'),
  'docs/parts.ru.mdx': page('<EtlCatalogue of="processors" />\n\n<CategoryPages of="list" />'),
}
const POSTS: Files = {
  'blog/release.ru.mdx': page(
    'Новое.\n\n<Changes />\n\n## Ещё {#more}\n\nКонец.',
    'date: 2026-01-02\nversion: 7.21.0\n',
  ),
  'blog/plain.ru.mdx': page('Новое.\n\n## Первое {#first}', 'date: 2026-01-01\nversion: 7.20.0\n'),
}
const DATA: Files = {
  'sidebars.yaml':
    'main:\n  - category: list\n    label: { ru: а }\n    items: [index, x, terms, glossary, parts, etl/processors/One]\n',
  'glossary.yaml': `terms:
  - { id: flow, ru: { term: Поток, definition: Путь }, en: { term: Flow, definition: Way } }
  - { id: own, ru: { term: Свой, definition: Здесь } }
`,
  'etl/properties.yaml': 'properties: {}\n',
  'etl/groups.yaml': `processors:\n  - { id: ingest, label: ${text('Приём')}, bundles: [standard] }\nservices: []\n`,
  'etl/processors/One.yaml': `name: One
kind: processor
bundle: standard
nar: nar
summary: ${text('One.')}
relationships: [success]
`,
  'etl/relationships/O.yaml': `One: { success: ${text('One.')} }\n`,
  'blog.yaml': 'tags: {}\nmodules: { etl: { ru: Потоки } }\n',
  'blog/release.changes.yaml': '- { id: limits, module: etl, type: new, ru: Пределы. }\n',
  'blog/plain.changes.yaml': '- { id: speed, module: etl, type: fixed, ru: Скорость. }\n',
}
const RIGHT = [
  ...['/docs/terms#flow', '/docs/terms#own', '/docs/terms#letter-п', '/docs/terms#letter-f', '/docs/terms#all'],
  ...['/docs/parts#group-ingest', '/blog/changes#version-7.21.0', '/blog/changes#7.21.0-limits'],
  ...['/blog/release#7.21.0-limits', '/blog/release#module-etl', '/blog/release#all-changes', '/blog/release#more'],
  ...['/blog/plain#7.20.0-speed', '/blog/plain#module-etl', '/blog/plain#all-changes'],
]
const WRONG = ['/docs/terms#flwo', '/docs/parts#group-none', '/docs/glossary#flow', '/blog/release#7.20.0-speed']
const LINKS: Files = { 'docs/x.ru.mdx': page([...RIGHT, ...WRONG].map((href) => `[а](${href})`).join('\n')) }

const FILES = { ...DOCS, ...POSTS, ...DATA, ...LINKS }

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'slots-'))
const dir = path.join(root, 'content')
before(async () => {
  process.env.WORK_DIR = path.join(root, 'work')
  process.env.CONTENT_DIR = dir
  writeContent(dir, FILES)
  await collect('Doc', ['docs/index.ru.mdx', ...Object.keys(DOCS), ...Object.keys(LINKS)], docFrontMatter)
  await collect('Post', Object.keys(POSTS), postFrontMatter)
  const one = 'etl/processors/One.yaml'
  writeDocuments('EtlComponent', [{ _id: one, type: 'EtlComponent', key: '', component: collectComponent(dir, one) }])
})
after(() => fs.rmSync(root, { recursive: true }))

/** As Contentlayer does it. */
async function collect(type: string, files: string[], schema: z.ZodType): Promise<void> {
  const items = files.map(async (file) => {
    const version = /version: (.+)/.exec(String({ ...DOCS, ...POSTS }[file] ?? ''))?.[1]
    const fields = {
      title: 'A',
      description: 'A.',
      date: '2026-01-01',
      tags: [],
      authors: [],
      ...(version ? { version } : {}),
    }
    const facts = factsOf(await compileAlone(dir, file, schema))
    return { ...fields, draft: false, unlisted: false, type, _id: file, ...facts }
  })
  writeDocuments(type, await Promise.all(items))
}

const check = async (): Promise<string[]> => {
  const problems = checkSite(dir, await compileContent(dir))
  return problems.map(({ file, message }) => `${file} ${message}`)
}
const reportWrong = (hrefs: string[]): string[] =>
  hrefs.map((href) => `docs/x.ru.mdx there is no heading “#${href.split('#')[1]}” on ${href.split('#')[0]}`)

test('the link check knows the anchors of what the site fills in', async () => {
  assert.deepEqual(await check(), reportWrong(WRONG))
})

test('of a file that cannot be read its issue is reported, and no link to what would be filled from it', async (t) => {
  t.after(() => writeContent(dir, FILES))
  writeContent(dir, { ...FILES, 'glossary.yaml': 'terms: 1\n' })
  assert.deepEqual(await check(), ['glossary.yaml expected array'])
})

const HEADINGS = [
  { name: 'groups of a catalogue', collection: 'Doc', file: 'docs/parts.ru.mdx', ids: ['group-ingest'] },
  { name: 'no terms', collection: 'Doc', file: 'docs/terms.ru.mdx', ids: ['all', 'others'] },
  {
    name: 'changes among the text',
    collection: 'Post',
    file: 'blog/release.ru.mdx',
    ids: ['all-changes', 'module-etl', 'more'],
  },
  {
    name: 'changes below the text',
    collection: 'Post',
    file: 'blog/plain.ru.mdx',
    ids: ['first', 'all-changes', 'module-etl'],
  },
]
for (const { name, collection, file, ids } of HEADINGS)
  test(`headings of a page: ${name}`, () => {
    const [item] = readCollection(collection as 'Post').filter(({ _id }) => _id === file)
    assert.ok(item)
    const page: SlotPage = { locale: 'ru', version: 'current', changes: changesOf(item) }
    const body = collection === 'Post' ? readPostBody(item) : readBody(item)
    const headings = withSlotHeadings(item.page.headings, body, page)
    assert.deepEqual(
      headings.map(({ id }) => id),
      ids,
    )
  })

const found = (locale: Locale) =>
  searchRecords(locale, 'current').map(({ url, kind, hierarchy: { lvl2 }, content }) =>
    [url, kind, lvl2 ?? '', content ?? ''].join(' | '),
  )

test('terms are found where an author put the glossary, beside the rest of the page', () => {
  assert.deepEqual(
    found('ru').filter((record) => /^.docs.(terms|glossary)/.test(record)),
    [
      '/docs/glossary | docs |  | Слова здесь не стоят.',
      '/docs/terms | glossary |  | Слова.',
      '/docs/terms#all | glossary | Все | ',
      '/docs/terms#others | glossary | Другие | Иначе.',
      '/docs/terms#flow | glossary | Поток | Flow: Путь',
      '/docs/terms#own | glossary | Свой | Здесь',
    ],
  )
  assert.deepEqual(
    found('en').filter((record) => record.includes('/terms')),
    ['/en/docs/terms | glossary |  | Words.', '/en/docs/terms#flow | glossary | Flow | Поток: Way'],
  )
})

test('changes are found on the post of their release, wherever they are in it', () => {
  assert.deepEqual(
    found('ru').filter((record) => /^\/blog\/(release|plain)/.test(record)),
    [
      '/blog/release | release |  | Новое.',
      '/blog/release#more | release | Ещё | Конец.',
      '/blog/release#module-etl | release | Потоки | ',
      '/blog/release#7.21.0-limits | release | Потоки | Пределы.',
      '/blog/plain | release |  | Новое.',
      '/blog/plain#first | release | Первое | ',
      '/blog/plain#module-etl | release | Потоки | ',
      '/blog/plain#7.20.0-speed | release | Потоки | Скорость.',
    ],
  )
})
