import fs from 'node:fs'
import path from 'node:path'
import { workDir } from '../core/folders'
import { lookUp } from '../core/look-up'
import { memo } from '../core/memo'
import { getSite } from '../site'
import type { Doc } from '.'

export interface LastUpdated {
  /** ISO 8601. */
  date: string
  author?: string
}

/** File of `scripts/build/git-dates.ts`: content file → last commit. It is absent or empty without a git history. */
export const gitDatesFile = (): string => path.join(workDir(), '.contentlayer/git-dates.json')

const dates = memo(
  (): Record<string, LastUpdated> =>
    fs.existsSync(gitDatesFile())
      ? (JSON.parse(fs.readFileSync(gitDatesFile(), 'utf8')) as Record<string, LastUpdated>)
      : {},
)
/** Last commit of a file of the content folder; undefined without a git history. */
export const lastCommit = (file: string): LastUpdated | undefined => lookUp(dates(), file)

/** The date of the front matter, else of the last commit, else undefined: no date is ever invented. */
export function lastUpdated(doc: Doc): LastUpdated | undefined {
  const committed = lastCommit(doc._id)
  const date = doc.last_update?.date ?? committed?.date
  const author = doc.last_update?.author ?? (doc.last_update?.date ? undefined : committed?.author)
  return date === undefined ? undefined : { date, ...(author ? { author } : {}) }
}

/** When a page says it was changed last; undefined on a site that does not say it. */
export const updatedOn = (doc: Doc): string | undefined =>
  getSite().docs.last_updated ? lastUpdated(doc)?.date : undefined
