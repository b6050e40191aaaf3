import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { ProjectCopy } from '../copy'
import { followKindRecipe } from '../recipes'

/** To it contributing/kind.md is applied; its content has tutorials. */
const copy = new ProjectCopy('test-kind')
const GOOD =
  '---\ntitle: Отчёт\ndescription: Первый отчёт.\n---\n\nОткройте редактор.\n\n## Шаг {#step}\n\nНажмите кнопку.\n'
const LINK = '\n[Отчёт](/tutorials/first/report#step)\n'

/** What a page of a new kind must be found by, as the parts of the site see it. */
const ASK = `
import { searchRecords } from './lib/search/records'
import { sitemapPages } from './lib/pages/sitemap'
import { sitePages } from './lib/pages'
import { hashPages } from './lib/next/incremental'
import { publishedMedia } from './scripts/publish/media'
import { listTranslations } from './scripts/i18n'
import { KINDS, isOfKind } from './lib/content/kinds'
import { readSources } from './lib/check/style/source'
const isTutorial = (text) => text.startsWith('/tutorials')
console.log(JSON.stringify({
  pages: sitePages().filter(({ path }) => isTutorial(path)).map(({ path, title, translations }) => [path, title, translations]),
  sitemap: sitemapPages().filter(({ path }) => isTutorial(path)).map(({ path, locales }) => [path, locales.toSorted()]),
  search: searchRecords('ru', 'current').filter(({ url }) => isTutorial(url)).map(({ url, kind, content }) => [url, kind, content]),
  rendered: Object.keys(hashPages('').pages).filter(isTutorial).sort(),
  media: [...publishedMedia()].filter((name) => name.startsWith('steps')).length,
  translations: listTranslations(process.env.CONTENT_DIR, 'en').filter(({ original }) => original.startsWith('tutorials')),
  isCollectible: KINDS.some((kind) => isOfKind(kind, 'tutorials/first/report.ru.mdx')),
  sources: readSources(process.env.CONTENT_DIR).map(({ file }) => file).filter((file) => file.startsWith('tutorials')),
}))
`

before(() => {
  followKindRecipe(copy)
  copy.write('content/tutorials/index.ru.mdx', GOOD + LINK)
  copy.write('content/tutorials/first/report.ru.mdx', `${GOOD}\n[Шаги](./media/steps.csv)\n`)
  copy.write('content/tutorials/first/report.en.mdx', GOOD.replaceAll('Отчёт', 'Report'))
  copy.write('content/tutorials/first/media/steps.csv', 'a,b\n')
})
after(() => copy.remove())

test('a kind of page is a record and a route: it is collected, checked, found and rendered', () => {
  const { output, status } = copy.run('tsx', ['scripts/check/index.ts'])
  assert.equal(status, 0, output)
  copy.write('ask.ts', ASK)
  const requested = copy.run('tsx', ['ask.ts'])
  assert.equal(requested.status, 0, requested.output)
  assert.deepEqual(JSON.parse(requested.output), {
    pages: [
      ['/tutorials/first/report', 'Отчёт', ['en', 'ru']],
      ['/tutorials', 'Отчёт', ['ru']],
      ['/tutorials/first/report', 'Report', ['en', 'ru']],
    ],
    sitemap: [
      ['/tutorials/first/report', ['en', 'ru']],
      ['/tutorials', ['ru']],
    ],
    search: [
      ['/tutorials/first/report', 'docs', 'Откройте редактор.'],
      ['/tutorials/first/report#step', 'docs', 'Нажмите кнопку. Шаги'],
      ['/tutorials', 'docs', 'Откройте редактор.'],
      ['/tutorials#step', 'docs', 'Нажмите кнопку. Отчёт'],
    ],
    rendered: ['/tutorials', '/tutorials/first/report'],
    media: 1,
    translations: [],
    isCollectible: true,
    sources: ['tutorials/first/report.en.mdx', 'tutorials/first/report.ru.mdx', 'tutorials/index.ru.mdx'],
  })
})

interface Issue {
  name: string
  file: string
  text: string
  reported: RegExp
}
const alone: Issue[] = [
  {
    name: 'an unknown field',
    file: 'a.ru.mdx',
    text: GOOD.replace('title', 'titel'),
    reported: /a\.ru\.mdx:2.*titel/s,
  },
  {
    name: 'a front matter that is no YAML',
    file: 'b.ru.mdx',
    text: GOOD.replace(': От', ': [От'),
    reported: /b\.ru\.mdx:\d/,
  },
  { name: 'no language', file: 'e.mdx', text: GOOD, reported: /e\.mdx.*says no language/s },
  { name: 'no original', file: 'f.en.mdx', text: GOOD, reported: /f\.en\.mdx.*create tutorials\/f\.ru\.mdx/s },
  { name: 'an address that is taken', file: '../pages/tutorials.ru.mdx', text: GOOD, reported: /\/tutorials is taken/ },
]
const together: Issue[] = [
  { name: 'a link to nothing', file: 'c.ru.mdx', text: `${GOOD}\n[x](/tutorials/none)\n`, reported: /c\.ru\.mdx:12/ },
  {
    name: 'a heading that is not there',
    file: 'd.ru.mdx',
    text: `${GOOD}\n[x](/tutorials#no)\n`,
    reported: /no heading “#no”/,
  },
]
for (const issues of [alone, together])
  test(`mistakes in its files are reported with file and line: ${issues.map(({ name }) => name).join(', ')}`, () => {
    for (const { file, text } of issues) copy.write(path.join('content/tutorials', file), text)
    const { output, status } = copy.run('tsx', ['scripts/check/index.ts'])
    assert.notEqual(status, 0)
    for (const { name, reported } of issues) assert.match(output, reported, name)
    for (const { file } of issues) fs.rmSync(path.join(copy.root, 'content/tutorials', file))
  })
