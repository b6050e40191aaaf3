import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { parse } from 'yaml'
import { kit } from '../../components/mdx/kit'
import { docFrontMatter, splitFrontMatter } from '../../lib/content/front-matter'
import { compileFile } from '../../lib/mdx/file/compile-file'
import { wordsOf } from '../tests/malicious/judge'
import { writeContent } from '../tests/small-site'

/**
 * Pages in the Markdown of other generators. Nothing that one of them draws is published as it is written without a
 * word of the check, and what contributing/moving-in.md replaces is in order then.
 */
interface ForeignPage {
  file: string
  text: string
  /** What is the generator's own: each is reported at its line, or drawn. */
  marks: string[]
}

const FOLDER = 'scripts/check/foreign'
const PAGES = fs.readdirSync(FOLDER).flatMap((name) =>
  (parse(fs.readFileSync(path.join(FOLDER, name), 'utf8')) as ForeignPage[]).map((page) => ({
    ...page,
    file: `docs/${path.parse(name).name}/${page.file.replace(/\.mdx?$/, '.ru.mdx')}`,
  })),
)
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'foreign-'))

before(() => {
  process.env.WORK_DIR = path.join(root, 'work')
  process.env.CONTENT_DIR = root
  writeContent(root, Object.fromEntries(PAGES.map(({ file, text }) => [file, text])))
})
after(() => fs.rmSync(root, { recursive: true }))

/** Problems as `line message (fix)`, and the words that readers see. */
async function compile(file: string): Promise<{ reported: string[]; words: string }> {
  const { page, body } = await compileFile(root, file, kit, docFrontMatter)
  const html = body.segments.map((segment) => ('html' in segment ? segment.html : '')).join('')
  return {
    reported: page.problems.map(({ line, message, fix }) => `${line} ${message} (${fix})`),
    words: wordsOf(html),
  }
}

const linesWith = (text: string, mark: string): number[] =>
  text.split('\n').flatMap((line, index) => (line.includes(mark) ? [index + 1] : []))

/** The lines of a block up to one of its lines: what is reported at the first one holds for the others. */
function blockOf(text: string, line: number): number[] {
  const isEmpty = text.split('\n').map((written) => written.trim() === '')
  const first = isEmpty.lastIndexOf(true, line - 1) + 2
  return Array.from({ length: line - first + 1 }, (_, index) => first + index)
}

for (const { file, text, marks } of PAGES)
  test(`every mark is reported or drawn: ${file}`, async () => {
    const { reported, words } = await compile(file)
    const { firstLine } = splitFrontMatter(text)
    for (const mark of marks) {
      const lines = linesWith(text, mark).filter((line) => line >= firstLine)
      assert.ok(lines.length > 0, `${mark} is not on the page`)
      const isReported = (line: number) => reported.some((at) => blockOf(text, line).includes(Number.parseInt(at, 10)))
      const isSilent = words.includes(mark.trim()) && !lines.every(isReported)
      assert.ok(!isSilent, `${mark} in:\n${words}\ntold:\n${reported.join('\n')}`)
    }
    for (const problem of reported) assert.doesNotMatch(problem, /check the spelling|undefined|\(\)/)
  })

test('there are forty pages and more, and each has marks', () => {
  assert.ok(PAGES.length >= 40)
  for (const { file, marks } of PAGES) assert.ok(marks.length > 0, file)
})

/** What is to be done by hand, by what is said of it. */
const BY_HAND =
  /the brace|is no tag|is no value|ObjectExpression|is no text|BinaryExpression|<script>|<<<|<--|<-- |begins with “export”|makes no formula|\[\[Page\]\]|is not bold|the row has|there is no image|no value named|is not allowed|makes no link|has no description|CategoryPages|DocCardList|makes no table|without its braces|is not shown, since|in no item of the list/

test('what the guide replaces is in order, but for what it leaves to authors', async () => {
  const guide = fs.readFileSync('contributing/moving-in.md', 'utf8')
  const script = [...guide.matchAll(/^(`{3,})perl\n(.*?)^\1$/gms)].map(([, , code]) => code).join('')
  fs.writeFileSync(path.join(root, 'moving-in.pl'), script)
  const files = PAGES.map(({ file }) => file)
  execFileSync('perl', ['-CSD', '-0777', '-pi', 'moving-in.pl', ...files], { cwd: root })
  const left: string[] = []
  for (const file of files) for (const problem of (await compile(file)).reported) left.push(`${file} ${problem}`)
  const others = left.filter((problem) => !BY_HAND.test(problem))
  assert.deepEqual(others, [])
})
