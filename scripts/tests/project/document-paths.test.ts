import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

/** Files that nobody has made yet: who follows a guide makes them. */
const EXAMPLES = new Set([
  'app/[locale]/tutorials/[[...slug]]/page.tsx',
  'components/mdx/role/role.css',
  'components/mdx/role/role.rules.ts',
  'components/mdx/role/role.tsx',
  'lib/i18n/languages/de.ts',
  'lib/i18n/languages/de.words.ts',
  'lib/slots/releases.ts',
  'messages/de.json',
])
const FOLDER = '(?:app|components|contributing|deploy|e2e|lib|messages|scripts|tests|tools)/'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => fs.existsSync(file))
const names = new Set(files.map((file) => path.basename(file)))
/** Not the history of the project, nor the pages of other generators that a bench builds. */
const documents = files.filter(
  (file) => /\.md$/.test(file) && !/^(?:CHANGELOG\.md|content\/|e2e\/|tools\/bench\/peers\/)/.test(file),
)
const commented = files.filter((file) => /\.(?:tsx?|mjs|sh|awk|css|ya?ml)$/.test(file))

/** Modules are named with and without their ending. */
const exists = (place: string): boolean =>
  EXAMPLES.has(place) ||
  ['', '.ts', '.tsx', '.mjs', '.client.ts', '.client.tsx'].some((end) => fs.existsSync(place + end))

/** Lines as `file:line  what`, of which `find` gives what is named and missing. */
const missingIn = (list: string[], find: (line: string, file: string) => string[]): string[] =>
  list.flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .replace(/^( *)```[\s\S]*?^\1```/gm, (sample) => sample.replace(/[^\n]/g, '')) // the lines keep their numbers
      .split('\n')
      .flatMap((line, index) => find(line, file).map((name) => `${file}:${index + 1}  ${name}`)),
  )
const all = (line: string, pattern: string): string[] =>
  [...line.matchAll(new RegExp(pattern, 'g'))].flatMap(([, name]) => name ?? [])

test('paths that documents name exist', () => {
  const named = (line: string) => all(line, `\`(${FOLDER}[^\`\\s<{*#]+)\``).filter((name) => !exists(name))
  assert.deepEqual(missingIn(documents, named), [])
})

test('files that documents name exist', () => {
  const named = (line: string) => all(line, '`([\\w.-]+\\.(?:tsx?|mjs|css|md))`').filter((name) => !names.has(name))
  assert.deepEqual(missingIn(documents, named), [])
})

test('files that documents link to exist', () => {
  const linked = (line: string, file: string) =>
    all(line.replace(/`[^`]*`/g, ''), '\\]\\(([^)#:\\s]+)(?:#[^)]*)?\\)').filter(
      (link) => !fs.existsSync(path.join(path.dirname(file), link)),
    )
  assert.deepEqual(missingIn(documents, linked), [])
})

test('paths that comments name exist', () => {
  const named = (line: string) => {
    const comment = /(?:^\s*\*|\/\*|\/\/|#)(.*)/.exec(line)?.[1] ?? ''
    return all(comment, `(?<![\\w/@.-])(${FOLDER}[\\w./-]*\\w)(?![\\w/[])`).filter((name) => !exists(name))
  }
  assert.deepEqual(missingIn(commented, named), [])
})
