import fs from 'node:fs'
import path from 'node:path'
import { workDir } from '../work'
import type { Doc } from '.'

export interface LastUpdated {
  /** ISO 8601. */
  date: string
  author?: string
}

/** File of `scripts/git-dates.ts`: content file → last commit; absent or empty where git has no history to tell. */
export const gitDatesFile = (): string => path.join(workDir(), '.contentlayer/git-dates.json')

let dates: Record<string, LastUpdated> | undefined
/** Last commit of a file of the content folder; unknown where git has no history to tell. */
export function lastCommit(file: string): LastUpdated | undefined {
  dates ??= fs.existsSync(gitDatesFile())
    ? (JSON.parse(fs.readFileSync(gitDatesFile(), 'utf8')) as Record<string, LastUpdated>)
    : {}
  return dates[file]
}

/** What the front matter says, else the last commit of the file, else nothing: no date is ever invented. */
export function lastUpdated(doc: Doc): LastUpdated | undefined {
  const committed = lastCommit(doc._id)
  const date = doc.last_update?.date ?? committed?.date
  const author = doc.last_update?.author ?? (doc.last_update?.date ? undefined : committed?.author)
  return date === undefined ? undefined : { date, ...(author ? { author } : {}) }
}
