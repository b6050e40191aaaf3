import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOfPage, checkRendered, filesOfPage, pageOfFile, type Rendered, readRendered } from './rendered'

const files: { file: string; expected: Rendered }[] = [
  { file: 'ru.html', expected: { kind: 'page', name: 'index.html' } },
  { file: 'ru.rsc', expected: { kind: 'payload', name: 'index.txt' } },
  { file: 'en.html', expected: { kind: 'page', name: 'en.html' } },
  { file: 'ru/docs.html', expected: { kind: 'page', name: 'docs.html' } },
  { file: 'ru/docs/7.21.html', expected: { kind: 'page', name: 'docs/7.21.html' } },
  { file: 'ru/docs/tags/безопасность.html', expected: { kind: 'page', name: 'docs/tags/безопасность.html' } },
  { file: 'ru/404.html', expected: { kind: 'page', name: '404.html' } },
  { file: 'en/404.html', expected: { kind: 'page', name: 'en/404.html' } },
  { file: 'en/docs/bi/intro.rsc', expected: { kind: 'payload', name: 'en/docs/bi/intro.txt' } },
  { file: 'ru/docs.meta', expected: { kind: 'unpublished' } },
  { file: '_not-found.html', expected: { kind: 'unpublished' } },
  { file: '_global-error.rsc', expected: { kind: 'unpublished' } },
  { file: '_not-found/page.js', expected: { kind: 'code' } },
  { file: '_not-found/page/build-manifest.json', expected: { kind: 'code' } },
  { file: '[locale]/page.js', expected: { kind: 'code' } },
  { file: '[locale]/page/build-manifest.json', expected: { kind: 'code' } },
]
for (const { file, expected } of files)
  test(`${file} is ${Object.values(expected).join(' ')}`, () => assert.deepEqual(readRendered(file), expected))

for (const file of ['ru/docs.prefetch.rsx', 'ru/docs.postponed', 'ru/docs', 'tree.json.body'])
  test(`a file that nobody knows stops the build: ${file}`, () =>
    assert.throws(() => readRendered(file), new RegExp(`not known here: .next/server/app/${file}`)))

const pages = ['/', '/docs', '/en/docs']
const published = (): Set<string> => new Set(pages.flatMap(filesOfPage))
test('what the routes say is there', () => checkRendered(published(), pages))

const wrong: { name: string; change: (names: Set<string>) => unknown; says: string }[] = [
  { name: 'a page', change: (names) => names.delete('en/docs.html'), says: 'missing: en/docs.html' },
  { name: 'a payload', change: (names) => names.delete('index.txt'), says: 'missing: index.txt' },
  { name: 'a page too many', change: (names) => names.add('x.html'), says: 'surplus: x.html' },
]
for (const { name, change, says } of wrong)
  test(`the comparison names ${name}`, () => {
    const names = published()
    change(names)
    assert.throws(
      () => checkRendered(names, pages),
      (error: Error) => error.message.endsWith(says),
    )
  })

test('addresses of pages', () => {
  assert.equal(addressOfPage('index.html'), '')
  assert.equal(addressOfPage('docs/index.html'), '/docs/index')
  assert.equal(addressOfPage('en/docs.html'), '/en/docs')
})

for (const page of ['/', '/docs', '/en/docs/index'])
  test(`the files of ${page} are found by its name`, () =>
    assert.deepEqual([...new Set(filesOfPage(page).map(pageOfFile))], [page.slice(1) || 'index']))
