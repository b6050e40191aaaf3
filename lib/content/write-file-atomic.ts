import fs from 'node:fs'
import path from 'node:path'

/**
 * Writes a file atomically: a reader never finds a part of it, not even after a kill. A rename puts the new file in place
 * of the old one.
 */
export function writeFileAtomic(file: string, data: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const part = `${file}.${process.pid}.part` // two processes may write the same file at the same time
  fs.writeFileSync(part, data)
  fs.renameSync(part, file)
}
