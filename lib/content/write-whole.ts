import fs from 'node:fs'
import path from 'node:path'

/**
 * Writes a file of a cache so that no reader ever finds a part of it, not even after a kill: a new file takes the place of
 * the old one by a rename.
 */
export function writeWhole(file: string, data: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const part = `${file}.${process.pid}.part` // two processes may write the same file at the same time
  fs.writeFileSync(part, data)
  fs.renameSync(part, file)
}
