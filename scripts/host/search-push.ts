import { parseArgs } from 'node:util'
import { algoliasearch } from 'algoliasearch'
import { Presets, SingleBar } from 'cli-progress'
import { contentDir } from '../../lib/core/folders'
import { locales } from '../../lib/core/routes'
import { pushIndex } from '../../lib/search/hosted/push'
import { hostedIndexSettings, hostedRecords, hostedSynonyms } from '../../lib/search/hosted/settings'
import { searchRecords } from '../../lib/search/records'
import { readSynonyms } from '../../lib/search/synonyms'
import { getSite } from '../../lib/site'
import { checkContent, printProblems } from '../check'
import { collect } from '../content/collect'
import { loadEnv, main } from '../system/env'

const { values: options } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })

/** Sends records, settings and synonyms to the hosted index. `-- --dry-run` prints what it would send, and needs no key. */
await main(async () => {
  loadEnv()
  const target = options['dry-run'] ? undefined : readTarget()
  await collect()
  printProblems(await checkContent())
  const versions = getSite().docs.versions.map(({ name }) => name)
  const records = hostedRecords(versions.flatMap((name) => locales().flatMap((locale) => searchRecords(locale, name))))
  const synonyms = hostedSynonyms(readSynonyms(contentDir()).value)
  const settings = hostedIndexSettings(locales())
  if (!target) {
    const bytes = records.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0)
    console.log(
      `Would send ${records.length} records (${(bytes / 1024 ** 2).toFixed(1)} MB; ${locales().join(', ')}; versions ${versions.join(', ')}), ${synonyms.length} synonyms and these settings:\n${JSON.stringify(settings, null, 2)}`,
    )
    return
  }
  const bar = new SingleBar({ format: '{bar} {value}/{total} records', hideCursor: null }, Presets.shades_classic)
  bar.start(records.length, 0)
  const { appId, writeKey, index } = target
  const client = algoliasearch(appId, writeKey)
  await pushIndex({ client, index, records, settings, synonyms, onProgress: (sent) => bar.update(sent) }).finally(() =>
    bar.stop(),
  )
  console.log(`Sent ${records.length} records and ${synonyms.length} synonyms to the index “${index}”`)
})

/** @throws Error naming the variables that are missing */
function readTarget(): { appId: string; writeKey: string; index: string } {
  const names = ['NEXT_PUBLIC_ALGOLIA_APP_ID', 'NEXT_PUBLIC_ALGOLIA_INDEX', 'ALGOLIA_WRITE_KEY'] as const
  const [appId = '', index = '', writeKey = ''] = names.map((name) => process.env[name]?.trim())
  const missing = names.filter((name) => !process.env[name]?.trim())
  if (missing.length > 0) throw new Error(`set ${missing.join(', ')} in the environment, or try --dry-run`)
  if (writeKey === process.env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY?.trim())
    throw new Error('ALGOLIA_WRITE_KEY is the key for searching: it is public and cannot write. Use another one.')
  return { appId, writeKey, index }
}
