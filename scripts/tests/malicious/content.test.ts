import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { kit } from '../../../components/mdx/kit'
import { checkSite } from '../../../lib/check'
import { docFrontMatter, pageFrontMatter } from '../../../lib/content/front-matter'
import type { Problem } from '../../../lib/core/problem'
import { isOwnPath } from '../../../lib/core/safe-url'
import { compileFile } from '../../../lib/mdx/file/compile-file'
import { readAnswers } from '../../../lib/search/hosted/answer'
import { compileContent, page, writeContent } from '../small-site'
import { ANSWERS } from './answers'
import { MARKER, type MaliciousCase, TOUCH } from './case'
import { DATA, FIELDS, PAGES } from './cases'
import { DRAWINGS } from './drawings'
import { foreignParts, wordsOf } from './judge'

/**
 * Content by which somebody tries to run code, to get at other files or to change what is around it. Each case is
 * refused with file and line, or shown as words, and changes nothing outside its own text.
 */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'malicious-'))
before(() => {
  process.env.WORK_DIR = path.join(root, 'work')
})
after(() => fs.rmSync(root, { recursive: true }))

let count = 0
/** A content folder with the case in it; the readers keep nothing of the one before. */
function folderOf({ file, text, files }: MaliciousCase): string {
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
const PLAIN_PAGE = 'pages/x.ru.mdx'
/** The page of the folder as it would be published, without its slots, and what is wrong with it. */
async function compile(dir: string, file = PAGE): Promise<{ html: string; problems: Problem[] }> {
  const { body, page } = await compileFile(dir, file, kit, file === PAGE ? docFrontMatter : pageFrontMatter)
  const html = body.segments.map((segment) => ('html' in segment ? segment.html : '')).join('')
  return { html, problems: page.problems }
}

const report = (problems: Problem[]) =>
  problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n')

const CASES = [...PAGES, ...FIELDS, ...DATA, ...DRAWINGS]
for (const malicious of CASES)
  test(`content: ${malicious.name}`, async () => {
    const { file, text, refused, shown } = malicious
    const dir = folderOf(malicious)
    const before = fs.readdirSync(dir, { recursive: true })
    const problems = checkSite(dir, await compileContent(dir))
    const errors = problems.filter(({ severity }) => severity === 'error')
    const { html } = await compile(dir)
    if (refused) {
      const { line, message } = refused
      const isReported = errors.some(
        (error) => error.file === file && error.line === line && error.message.includes(message),
      )
      assert.ok(isReported, `expected ${file}:${line} ${message} in:\n${report(problems)}`)
    } else {
      assert.deepEqual(errors, [], report(problems))
      assert.ok(wordsOf(html).includes(shown ?? ''), html)
    }
    assert.deepEqual(foreignParts(html), [], html)
    assert.equal(fs.readFileSync(path.join(dir, file), 'utf8'), text)
    assert.deepEqual(fs.readdirSync(dir, { recursive: true }), before)
    assertUntouched()
  })

for (const malicious of PAGES)
  test(`a page at the root of the site: ${malicious.name}`, async () => {
    const dir = folderOf({ ...malicious, file: PLAIN_PAGE })
    const { html, problems } = await compile(dir, PLAIN_PAGE)
    assert.deepEqual(foreignParts(html), [])
    if (malicious.shown === undefined) assert.ok(problems.some(({ severity }) => severity === 'error'))
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

/** Places of a page in which a payload may be. */
const PLACES: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `> ${payload}`,
  (payload) => `> a\n${payload}`,
  (payload) => `- a\n\n  ${payload}`,
  (payload) => `1. ${payload}`,
  (payload) => `## a ${payload}`,
  (payload) => `| a |\n| - |\n| ${payload} |`,
  (payload) => `a[^b]\n\n[^b]: ${payload}`,
  (payload) => `:::note[${payload}]\n\n${payload}\n\n:::`,
  (payload) => `[a ${payload}](/docs "${payload}")`,
  (payload) => `<Details summary="a">\n\n${payload}\n\n</Details>`,
  (payload) => `<Tabs>\n<Tab label=${/^{/.test(payload) ? payload : '"a"'}>${payload}</Tab>\n</Tabs>`,
  (payload) => `<abbr title=${/^{/.test(payload) ? payload : '"a"'}>${payload}</abbr>`,
  (payload) => `a :b[${payload}]{c} ${payload}`,
]
const PAYLOADS = [
  `{${TOUCH}}`,
  `{(() => { ${TOUCH} })()}`,
  `{[${TOUCH}]}`,
  `{{ a: ${TOUCH} }}`,
  `{\`\${${TOUCH}}\`}`,
  `{-(${TOUCH})}`,
  `{...(${TOUCH})}`,
  `{<b>{${TOUCH}}</b>}`,
  `<b {...{ a: ${TOUCH} }} />`,
  `export const a = (${TOUCH})`,
  `import 'data:text/javascript,${TOUCH}'`,
]

test('no payload is run, wherever it is in a page', async () => {
  for (const place of PLACES)
    for (const payload of PAYLOADS) {
      const text = page(place(payload))
      const { html } = await compile(folderOf({ name: '', file: PLAIN_PAGE, text }), PLAIN_PAGE)
      assert.deepEqual(foreignParts(html), [], text)
      assert.equal(MARKER in globalThis, false, text)
    }
})

test('what is no part of a page is seen', () => {
  const parts = [
    '<script>',
    '<a href="javascript:x">',
    '<b onclick="x">',
    '<b style="x">',
    '<img src="//evil.example">',
  ]
  assert.deepEqual(
    parts.flatMap((part) => foreignParts(part)),
    parts,
  )
  assert.deepEqual(foreignParts('<a href="/docs">a</a> <b title="onclick=">b</b> &lt;script&gt;'), [])
})

test('there are sixty and more of them', () => {
  assert.ok(CASES.length + ANSWERS.length >= 60)
  const names = new Set(CASES.map(({ name }) => name))
  assert.equal(names.size, CASES.length, 'each has its own name')
})
