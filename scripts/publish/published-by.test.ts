import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { forgetOtherCode } from './published-by'

test('pages are published anew when the publishing code is another', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'))
  const [code, published] = [path.join(folder, 'code'), path.join(folder, 'published')]
  const page = path.join(published, 'docs/a.html')
  /** Whether a page of an earlier build remains when the code is what it says now. */
  const remains = (text: string): boolean => {
    writeFileAtomic(path.join(code, 'minify.ts'), text)
    forgetOtherCode(published, code)
    const isThere = fs.existsSync(page)
    writeFileAtomic(page, 'A page.')
    return isThere
  }
  assert.deepEqual(['one', 'one', 'other', 'other'].map(remains), [false, true, false, true])
  fs.rmSync(folder, { recursive: true })
})
