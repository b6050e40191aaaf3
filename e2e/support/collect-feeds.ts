import { feedFiles } from '../../lib/blog/feeds'
import { locales } from '../../lib/core/routes'
import { collect } from '../../scripts/content/collect'
import { loadEnv } from '../../scripts/system/env'

/** Collects a content folder from nothing and prints its feeds; content/feeds.spec.ts runs it in several time zones. */
loadEnv()
await collect()
console.log(JSON.stringify(locales().map((locale) => [...feedFiles(locale)])))
