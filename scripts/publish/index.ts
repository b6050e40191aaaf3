import fs from 'node:fs'
import path from 'node:path'
import { dataForPrograms } from '../../lib/alternates/files'
import { siteFiles } from '../../lib/pages'
import { INDEX_FOLDER } from '../../lib/search/target'
import { DATA } from '../build/compile-code'
import { linkAll, writeAll } from '../system/files'
import { type DrawnCards, publishCards } from './cards'
import { publishFeeds } from './feeds'
import { publishIcon } from './icon'
import { publishMedia } from './media'
import { publishOffline } from './offline'
import { publishPages } from './pages'
import { publishSearch } from './search'
import { publishSitemap } from './sitemap'

export { drawCards } from './cards'

/** Writes what is published of the collections beside the pages. Files of the last build may be published ones. */
export function writeData(): void {
  fs.mkdirSync(DATA, { recursive: true })
  for (const name of fs.readdirSync(DATA))
    if (name !== INDEX_FOLDER) fs.rmSync(path.join(DATA, name), { recursive: true })
  writeAll(siteFiles(), DATA)
  writeAll(dataForPrograms(), DATA)
  const [feeds, addresses, indexes] = [publishFeeds(DATA), publishSitemap(DATA), publishSearch(DATA)]
  console.log(`Wrote ${feeds} feed files, ${addresses} addresses into the sitemap, ${indexes} search indexes`)
}

/** Makes the published folder of everything that is rendered, drawn and written. @returns number of pages */
export async function publish(target: string, cards: DrawnCards): Promise<number> {
  fs.mkdirSync(target, { recursive: true })
  const pages = publishPages(target)
  fs.cpSync('public', target, { recursive: true })
  publishMedia(target)
  linkAll(DATA, target)
  publishCards(cards.names, target)
  await publishIcon(target)
  publishOffline(target)
  console.log(`${cards.names.length} cards (${cards.drawn} drawn)`)
  return pages
}
