import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentsOf, type Part } from './contents'

const FILES = [
  '_headers',
  '_next/static/chunks/a.js',
  'cards/a.png',
  'docs.html',
  'docs.txt',
  'docs/bi/a.html',
  'docs/bi/a.md',
  'docs/etl/processors/A.json',
  'docs/1.0/etl/a.html',
  'en.html',
  'en/blog/changes.json',
  'en/docs/etl/a.html',
  'index.html',
  'index.ru.json',
  'media/a.png',
  'media/a.webm',
  'search-index/current.en/a.bin',
  'search-index/current.ru/a.bin',
  'tree/current.en.f00.json',
]
const ALL = FILES.filter(
  (file) => !/^(_headers|cards\/.*|docs\.txt|docs\/etl\/processors.*|index\.ru\.json)$/.test(file),
)

for (const { name, part, without } of [
  { name: 'everything', part: {}, without: /^$/ },
  { name: 'no films', part: { noVideo: true }, without: /webm/ },
  { name: 'one language', part: { locale: 'ru' }, without: /^en[./]|\.en[./]/ },
  { name: 'some sections', part: { only: ['etl'] }, without: /^docs\/bi/ },
] satisfies { name: string; part: Part; without: RegExp }[])
  test(`a box with ${name}`, () =>
    assert.deepEqual([...contentsOf(FILES, part).keys()].sort(), ALL.filter((file) => !without.test(file)).sort()))
