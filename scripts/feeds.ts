import fs from 'node:fs'
import path from 'node:path'
import { hasBlog } from '../lib/blog'
import { feedFiles } from '../lib/blog/feeds'
import { locales } from '../lib/routes'

/** Writes RSS, Atom and JSON feeds of every language into the published folder. @returns number of files */
export function publishFeeds(target: string): number {
  if (!hasBlog()) return 0
  let count = 0
  for (const locale of locales()) {
    for (const [file, content] of feedFiles(locale)) {
      const destination = path.join(target, file)
      fs.mkdirSync(path.dirname(destination), { recursive: true })
      fs.writeFileSync(destination, content)
      count++
    }
  }
  return count
}
