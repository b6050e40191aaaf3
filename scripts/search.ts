import fs from 'node:fs'
import path from 'node:path'
import { indexFiles } from '../lib/search/embedded/files'
import { hostedSettings, INDEX_FOLDER } from '../lib/search/target'

/** Writes the embedded search indexes into the published folder; a site with a hosted one has none. @returns number of files */
export function publishSearch(target: string): number {
  if (hostedSettings()) return 0
  const files = indexFiles()
  for (const [name, bytes] of files) {
    const file = path.join(target, INDEX_FOLDER, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, bytes)
  }
  return files.size
}
