import fs from 'node:fs'
import path from 'node:path'

/** Files of a folder and of all below it, relative to it. */
export const listFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [path.relative(folder, path.join(entry.parentPath, entry.name))] : []))
