import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
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
