import { hasBlog } from '../../lib/blog'
import { feedFiles } from '../../lib/blog/feeds'
import { locales } from '../../lib/core/routes'
import { writeAll } from '../system/files'

/** Writes RSS, Atom and JSON feeds of every language into the published folder. @returns number of files */
export function publishFeeds(target: string): number {
  const feeds = new Map(hasBlog() ? locales().flatMap((locale) => [...feedFiles(locale)]) : [])
  writeAll(feeds, target)
  return feeds.size
}
