import fs from 'node:fs'
import path from 'node:path'
import { memo } from '../content/memo'
import { workDir } from '../folders'
import { lookUp } from '../look-up'
import type { Doc } from '.'

export interface LastUpdated {
  /** ISO 8601. */
  date: string
  author?: string
}

/** File of `scripts/build/git-dates.ts`: content file → last commit; absent or empty where git has no history to tell. */
export const gitDatesFile = (): string => path.join(workDir(), '.contentlayer/git-dates.json')

const dates = memo(
  (): Record<string, LastUpdated> =>
    fs.existsSync(gitDatesFile())
      ? (JSON.parse(fs.readFileSync(gitDatesFile(), 'utf8')) as Record<string, LastUpdated>)
      : {},
)
/** Last commit of a file of the content folder; unknown where git has no history to tell. */
export const lastCommit = (file: string): LastUpdated | undefined => lookUp(dates(), file)

/** What the front matter says, else the last commit of the file, else nothing: no date is ever invented. */
export function lastUpdated(doc: Doc): LastUpdated | undefined {
  const committed = lastCommit(doc._id)
  const date = doc.last_update?.date ?? committed?.date
  const author = doc.last_update?.author ?? (doc.last_update?.date ? undefined : committed?.author)
  return date === undefined ? undefined : { date, ...(author ? { author } : {}) }
}
