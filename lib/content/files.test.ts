import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { listContent } from './files'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'))
after(() => fs.rmSync(dir, { recursive: true }))

const issueOf = (text: string | Buffer) => {
  fs.writeFileSync(path.join(dir, 'a.ru.mdx'), text)
  return listContent(dir)[0]?.issue
}

/** Whatever JavaScript’s `trim` takes off, and characters that look like nothing. */
const BLANKS = [
  ...['', '\t', ' ', '\v', '\f', '\r', '\u0085', '\u00a0', '\u1680', '\u180e', '\u2028', '\u2029', '\u202f', '\u205f'],
  ...['\u3000', '\ufeff', '\u200b', '\0'],
  ...Array.from({ length: 11 }, (_, at) => String.fromCharCode(0x2000 + at)),
  ...[' '.repeat(40), ' '.repeat(1100), '\t'.repeat(5000), ' \u00a0'.repeat(600), '\r'.repeat(1021)],
]
const LANGUAGES = ['js', 'javascript', 'JS', 'coffee', 'json', 'yaml', 'toml', 'constructor', '__proto__', '-', '#']

test('front matter begins with --- alone', () => {
  for (const opening of ['---', '--- ', '---\t ', '\ufeff---', `---${' '.repeat(900)}`])
    for (const end of ['\n', '\r\n'])
      assert.equal(issueOf(`${opening}${end}title: A${end}---${end}`), undefined, JSON.stringify(opening))
  for (const text of ['', '---', 'Text.', '--', '\n---js\n', ' ---js\n', '\ufeff\ufeff---js\n', '*---js\n'])
    assert.equal(issueOf(text), undefined, JSON.stringify(text))
})

test('a first line of --- and anything else is refused, however far away that is', () => {
  for (const [place, blank] of BLANKS.entries())
    for (const start of ['', '\ufeff'])
      for (const [at, end] of ['\n', '\r\n', '\r', ' \n', '\u2028', ''].entries()) {
        const language = LANGUAGES[(place + at) % LANGUAGES.length]
        assert.deepEqual(
          issueOf(`${start}---${blank}${language}${end}{}\n---\n`),
          {
            line: 1,
            message: 'the front matter begins with more than ---',
            fix: 'write --- alone on the first line.',
          },
          JSON.stringify([start, blank, language, end]),
        )
      }
})

test('a first line that is no UTF-8 is refused, and so is one that never ends', () => {
  assert.ok(issueOf(Buffer.from('---\xa0js\n{}\n---\n', 'latin1')))
  assert.ok(issueOf('-'.repeat(5000)))
  assert.ok(issueOf(`---${' '.repeat(5000)}`))
})
