import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { sourceHash } from '../lib/content/doc-file'
import { acceptTranslation, listTranslations, translationState } from './i18n'

test('a translation is missing, then current, then outdated, and accepted again', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'translations-'))
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    fs.writeFileSync(path.join(dir, file), text)
  }
  write('docs/a.ru.mdx', '---\ntitle: А\n---\n\nТекст.\n')
  write('pages/b.ru.mdx', 'not a page of the documentation')
  const [translation, ...more] = listTranslations(dir, 'en')
  assert.deepEqual([translation, more], [{ original: 'docs/a.ru.mdx', translation: 'docs/a.en.mdx' }, []])
  if (!translation) return
  assert.equal(translationState(dir, translation), 'missing')
  write('docs/a.en.mdx', '---\ntitle: A\n---\n\nText.\n')
  assert.equal(translationState(dir, translation), 'outdated')
  acceptTranslation(dir, translation)
  assert.equal(translationState(dir, translation), 'current')
  write('docs/a.ru.mdx', '---\ntitle: А\n---\n\nНовый текст.\n')
  assert.equal(translationState(dir, translation), 'outdated')
  acceptTranslation(dir, translation)
  assert.equal(translationState(dir, translation), 'current')
  const accepted = fs.readFileSync(path.join(dir, 'docs/a.en.mdx'), 'utf8')
  assert.equal(accepted.match(/translated_from/g)?.length, 1)
  assert.match(accepted, /^---\ntitle: A\ntranslated_from: "\w{10}"\n---\n\nText\.\n$/)
  fs.rmSync(dir, { recursive: true })
})

test('a sample of front matter in the text of a translation stays as it is', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'translations-'))
  const translation = { original: 'a.ru.mdx', translation: 'a.en.mdx' }
  const original = '---\ntitle: А\n---\n\nТекст.\n'
  const sample = `\n\`\`\`yaml\n---\ntranslated_from: "${sourceHash(original)}"\n---\n\`\`\`\n`
  fs.writeFileSync(path.join(dir, translation.original), original)
  fs.writeFileSync(path.join(dir, translation.translation), `---\ntitle: A\n---\n${sample.replace(/"\w+"/, '"0"')}`)
  acceptTranslation(dir, translation)
  const accepted = fs.readFileSync(path.join(dir, translation.translation), 'utf8')
  assert.ok(accepted.startsWith(`---\ntitle: A\ntranslated_from: "${sourceHash(original)}"\n---\n`), accepted)
  assert.ok(accepted.endsWith(sample.replace(/"\w+"/, '"0"')), accepted)
  fs.writeFileSync(path.join(dir, translation.translation), `---\ntitle: A\n---\n${sample}`)
  assert.equal(translationState(dir, translation), 'outdated', 'the line of the sample is not that of the file')
  fs.rmSync(dir, { recursive: true })
})
