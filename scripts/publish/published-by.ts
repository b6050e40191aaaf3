import fs from 'node:fs'
import path from 'node:path'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { shortHash } from '../../lib/core/short-hash'
import { readAll } from '../system/files'

/**
 * Empties a folder of published pages that were made by another state of the publishing code. A page is reused as long as
 * what Next rendered is not newer; an edit of `scripts/publish` renders nothing, so the times cannot tell of it.
 */
export function forgetOtherCode(folder: string, code = 'scripts/publish'): void {
  const madeBy = path.join(folder, 'code.hash')
  const current = shortHash(readAll(code).join('\n'))
  if (fs.existsSync(madeBy) && fs.readFileSync(madeBy, 'utf8') === current) return
  fs.rmSync(folder, { recursive: true, force: true })
  writeFileAtomic(madeBy, current)
}
