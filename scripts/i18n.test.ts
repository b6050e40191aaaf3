import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { sourceHash } from '../lib/content/doc-file'
import { acceptTwin, listTwins, twinState } from './i18n'

test('a translation is missing, then current, then outdated, and accepted again', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'twins-'))
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    fs.writeFileSync(path.join(dir, file), text)
  }
  write('docs/a.ru.mdx', '---\ntitle: А\n---\n\nТекст.\n')
  write('pages/b.ru.mdx', 'not a page of the documentation')
  const [twin, ...more] = listTwins(dir, 'en')
  assert.deepEqual([twin, more], [{ original: 'docs/a.ru.mdx', translation: 'docs/a.en.mdx' }, []])
  if (!twin) return
  assert.equal(twinState(dir, twin), 'missing')
  write('docs/a.en.mdx', '---\ntitle: A\n---\n\nText.\n')
  assert.equal(twinState(dir, twin), 'outdated')
  acceptTwin(dir, twin)
  assert.equal(twinState(dir, twin), 'current')
  write('docs/a.ru.mdx', '---\ntitle: А\n---\n\nНовый текст.\n')
  assert.equal(twinState(dir, twin), 'outdated')
  acceptTwin(dir, twin)
  assert.equal(twinState(dir, twin), 'current')
  const accepted = fs.readFileSync(path.join(dir, 'docs/a.en.mdx'), 'utf8')
  assert.equal(accepted.match(/translated_from/g)?.length, 1)
  assert.match(accepted, /^---\ntitle: A\ntranslated_from: "\w{10}"\n---\n\nText\.\n$/)
  fs.rmSync(dir, { recursive: true })
})

test('a sample of front matter in the text of a translation stays as it is', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'twins-'))
  const twin = { original: 'a.ru.mdx', translation: 'a.en.mdx' }
  const original = '---\ntitle: А\n---\n\nТекст.\n'
  const sample = `\n\`\`\`yaml\n---\ntranslated_from: "${sourceHash(original)}"\n---\n\`\`\`\n`
  fs.writeFileSync(path.join(dir, twin.original), original)
  fs.writeFileSync(path.join(dir, twin.translation), `---\ntitle: A\n---\n${sample.replace(/"\w+"/, '"0"')}`)
  acceptTwin(dir, twin)
  const accepted = fs.readFileSync(path.join(dir, twin.translation), 'utf8')
  assert.ok(accepted.startsWith(`---\ntitle: A\ntranslated_from: "${sourceHash(original)}"\n---\n`), accepted)
  assert.ok(accepted.endsWith(sample.replace(/"\w+"/, '"0"')), accepted)
  fs.writeFileSync(path.join(dir, twin.translation), `---\ntitle: A\n---\n${sample}`)
  assert.equal(twinState(dir, twin), 'outdated', 'the line of the sample is not that of the file')
  fs.rmSync(dir, { recursive: true })
})
