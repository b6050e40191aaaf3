import fs from 'node:fs'
import path from 'node:path'
import { writeFileAtomic } from '../../../lib/content/write-file-atomic'
import { lookUp } from '../../../lib/core/look-up'
import { picturesDir } from './sources'

/** What each picture and recording was made of: its file in the content folder, and a hash of its sources. */
export type Made = Record<string, string>

/** What a run has made, or removed. */
export type News = Record<string, string | undefined>

const madeFile = (contentDir: string): string => path.join(picturesDir(contentDir), 'made.json')

export function readMade(contentDir: string): Made {
  const file = madeFile(contentDir)
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Made) : {}
}

/** In the order of names and a line each, so that changes made side by side can be put together. */
export function writeMade(contentDir: string, made: Made): void {
  const sorted = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileAtomic(madeFile(contentDir), `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Merges new entries into the file, which another run may have changed. `undefined` removes an entry. */
export function noteMade(contentDir: string, news: News): void {
  const all = Object.entries({ ...readMade(contentDir), ...news })
  writeMade(contentDir, Object.fromEntries(all.flatMap(([file, hash]) => (hash === undefined ? [] : [[file, hash]]))))
}

/** State of a file relative to its sources. */
export function stateOf(contentDir: string, made: Made, file: string, hash: string): 'current' | 'stale' | 'missing' {
  if (!fs.existsSync(path.join(contentDir, file))) return 'missing'
  return lookUp(made, file) === hash ? 'current' : 'stale'
}
