import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from 'next-intl'
import { parseDocFile, sourceHash } from './doc-file'

const files: { file: string; expected: ReturnType<typeof parseDocFile> }[] = [
  { file: 'docs/index.ru.mdx', expected: { version: 'current', path: '', locale: 'ru' } },
  { file: 'docs/bi/intro.en.mdx', expected: { version: 'current', path: 'bi/intro', locale: 'en' } },
  { file: 'docs/bi/index.ru.mdx', expected: { version: 'current', path: 'bi', locale: 'ru' } },
  { file: 'versions/7.20/docs/index.ru.mdx', expected: { version: '7.20', path: '', locale: 'ru' } },
  { file: 'versions/7.20/docs/a/b.pt-BR.mdx', expected: { version: '7.20', path: 'a/b', locale: 'pt-BR' as Locale } },
  { file: 'docs/page.mdx', expected: undefined },
  { file: 'docs/page.russian.mdx', expected: undefined },
]
for (const { file, expected } of files)
  test(`${file} is ${JSON.stringify(expected)}`, () => assert.deepEqual(parseDocFile(file), expected))

const source = '---\ntitle: A\n---\n\nText.\n'
const hashes: { name: string; other: string; isSame: boolean }[] = [
  { name: 'another word', other: '---\ntitle: A\n---\n\nTexts.\n', isSame: false },
  { name: 'another title', other: '---\ntitle: B\n---\n\nText.\n', isSame: false },
  { name: 'Windows line ends', other: source.replaceAll('\n', '\r\n'), isSame: true },
  { name: 'blanks at the ends of lines', other: '---\ntitle: A  \n---\n\nText.   \n\n', isSame: true },
  { name: 'the mark of a translation', other: '---\ntitle: A\ntranslated_from: abc\n---\n\nText.\n', isSame: true },
]
for (const { name, other, isSame } of hashes)
  test(`the hash of a source: ${name}`, () => assert.equal(sourceHash(other) === sourceHash(source), isSame))
