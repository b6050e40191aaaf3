import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishedName } from './publish'

const files: { file: string; expected: string | undefined }[] = [
  { file: 'ru.html', expected: 'index.html' },
  { file: 'ru.rsc', expected: 'index.txt' },
  { file: 'en.html', expected: 'en.html' },
  { file: 'ru/docs.html', expected: 'docs.html' },
  { file: 'ru/docs/tags/безопасность.html', expected: 'docs/tags/безопасность.html' },
  { file: 'ru/404.html', expected: '404.html' },
  { file: 'en/404.html', expected: 'en/404.html' },
  { file: 'en/docs/bi/intro.rsc', expected: 'en/docs/bi/intro.txt' },
  { file: 'ru.segments/_tree.segment.rsc', expected: '__next._tree.txt' },
  { file: 'ru/docs.segments/_tree.segment.rsc', expected: 'docs/__next._tree.txt' },
  { file: 'en/docs.segments/$d$locale/docs.segment.rsc', expected: 'en/docs/__next.$d$locale.docs.txt' },
  { file: 'ru/docs.segments/_full.segment.rsc', expected: undefined },
  { file: 'tree/current.ru.abc.json.body', expected: 'tree/current.ru.abc.json' },
  { file: 'rules.html', expected: 'rules.html' },
  { file: '[locale]/page.js', expected: undefined },
  { file: 'ru/[page]/page.js', expected: undefined },
  { file: '_not-found.html', expected: undefined },
  { file: 'ru/docs.meta', expected: undefined },
]
for (const { file, expected } of files)
  test(`${file} is published as ${expected}`, () => assert.equal(publishedName(file), expected))
