import { loadEnv, main } from './env'
import { publishFeeds } from './feeds'
import { publishSearch } from './search'
import { publishSitemap } from './sitemap'

/** Writes what is made of the collections alone; the build runs it beside the pages, on a core of its own. */
await main(() => {
  loadEnv({ isChecked: true })
  const [target = ''] = process.argv.slice(2)
  const [feeds, addresses, pieces] = [publishFeeds(target), publishSitemap(target), publishSearch(target)]
  console.log(
    `Wrote ${feeds} feed files, ${addresses} addresses into the sitemap, ${pieces} pieces of the search index`,
  )
})
