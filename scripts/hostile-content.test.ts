import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { kit } from '../components/mdx/kit'
import { rehypePage } from '../components/mdx/next-page'
import { checkSite } from '../lib/check'
import { readBody } from '../lib/content/bodies'
import { compileFile } from '../lib/content/compile-file'
import { docFrontMatter } from '../lib/content/front-matter'
import { escapeHeadingIds } from '../lib/mdx/heading-ids'
import type { Problem } from '../lib/problem'
import { isOwnPath } from '../lib/safe-url'
import { readAnswers } from '../lib/search/hosted-answer'
import { useMDXComponents } from '../mdx-components'
import { ANSWERS } from './hostile/answers'
import { type HostileCase, MARKER } from './hostile/case'
import { DATA } from './hostile/data'
import { DRAWINGS } from './hostile/drawings'
import { foreignParts, wordsOf } from './hostile/judge'
import { PAGES } from './hostile/pages'
import { writeContent } from './small-site'

/**
 * Content by which somebody tries to run code, to get at other files or to change what stands around it. Each case is
 * refused with file and line, or shown as words, and changes nothing outside its own text.
 */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'hostile-'))
before(() => {
  process.env.WORK_DIR = path.join(root, 'work')
  process.env.CONTENT_FAULTY = '1'
})
after(() => fs.rmSync(root, { recursive: true }))

let count = 0
/** A content folder with the case in it; the readers keep nothing of the one before. */
function folderOf({ file, text, files }: HostileCase): string {
  const dir = path.join(root, String(count++))
  process.env.CONTENT_DIR = dir
  writeContent(dir, { ...files, [file]: text })
  return dir
}

/** Nothing was run, and no object has got a property that it had not. */
function assertUntouched(): void {
  assert.equal(MARKER in globalThis, false, 'code of the content was run')
  assert.deepEqual(Object.keys(Object.prototype), [])
  assert.equal('polluted' in {}, false)
}

const PAGE = 'docs/x.ru.mdx'
/** The page of the folder as it would be published, without its slots. */
async function htmlOf(dir: string): Promise<string> {
  await compileFile(dir, PAGE, kit, docFrontMatter)
  const { segments } = readBody({ _id: PAGE })
  return segments.map((segment) => ('html' in segment ? segment.html : '')).join('')
}

const tell = (problems: Problem[]) => problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n')

for (const hostile of [...PAGES, ...DATA, ...DRAWINGS])
  test(`content: ${hostile.name}`, async () => {
    const { file, text, refused, shown } = hostile
    const dir = folderOf(hostile)
    const before = fs.readdirSync(dir, { recursive: true })
    const problems = await checkSite(dir, (page, schema) => compileFile(dir, page, kit, schema))
    const errors = problems.filter(({ severity }) => severity === 'error')
    const html = await htmlOf(dir)
    if (refused) {
      const { line, message } = refused
      const isTold = errors.some(
        (error) => error.file === file && error.line === line && error.message.includes(message),
      )
      assert.ok(isTold, `expected ${file}:${line} ${message} in:\n${tell(problems)}`)
    } else {
      assert.deepEqual(errors, [], tell(problems))
      assert.ok(wordsOf(html).includes(shown ?? ''), html)
    }
    assert.deepEqual(foreignParts(html), [], html)
    assert.equal(fs.readFileSync(path.join(dir, file), 'utf8'), text)
    assert.deepEqual(fs.readdirSync(dir, { recursive: true }), before)
    assertUntouched()
  })

for (const hostile of PAGES.filter(({ files }) => files === undefined))
  test(`a page of the bundler: ${hostile.name}`, async () => {
    folderOf({ ...hostile, file: 'pages/x.ru.mdx' })
    const value = escapeHeadingIds(hostile.text.replace('\ufeff', ''))
    // As @mdx-js/loader calls it; `as never` as in components/mdx/next-page.test.ts.
    const components = { useMDXComponents: () => useMDXComponents() as never }
    const options = { ...runtime, ...components, rehypePlugins: [rehypePage], baseUrl: import.meta.url }
    const page = evaluate({ value, path: '/somewhere/x.ru.mdx' }, options)
    const made = page.then(({ default: Page }) => renderToStaticMarkup(createElement(Page)))
    if (hostile.shown === undefined) await assert.rejects(made)
    else assert.deepEqual(foreignParts(await made), [])
    assertUntouched()
  })

/** All that a hit may have; React shows its texts as texts. */
const HIT_FIELDS = [
  ...['objectID', 'url', 'url_without_anchor', 'anchor', 'type', 'hierarchy', 'content', 'kind'],
  ...['_highlightResult', '_snippetResult'],
]
const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]

for (const { name, answer, hits } of ANSWERS)
  test(`an answer of the search: ${name}`, () => {
    const read = () => readAnswers(JSON.parse(answer)).results.flatMap((result) => result.hits)
    if (hits === undefined) assert.throws(read, /no result/)
    else {
      const found = read()
      assert.equal(found.length, hits)
      for (const hit of found) {
        assert.ok(isOwnPath(hit.url))
        assert.deepEqual(Object.keys(hit).sort(), HIT_FIELDS.filter((name) => Object.hasOwn(hit, name)).sort())
        for (const text of leavesOf(hit))
          assert.ok(text === null || (typeof text === 'string' && text.length <= 10_000))
      }
    }
    assertUntouched()
  })

test('there are sixty and more of them', () => {
  assert.ok(PAGES.length + DATA.length + DRAWINGS.length + ANSWERS.length >= 60)
  const files = new Set([...PAGES, ...DATA, ...DRAWINGS].map(({ name }) => name))
  assert.equal(files.size, PAGES.length + DATA.length + DRAWINGS.length, 'each has a name of its own')
})
