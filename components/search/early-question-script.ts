/**
 * Runs on the page of results beside the framework's scripts, which take seconds on a slow network: asks the question of a
 * shared address and shows what it finds, until React takes over with the same client. `data-index` and `data-files` say
 * of which index, `data-words` how the number of hits is said.
 */
import format from 'icu-minify/format'
import { embeddedClient } from '@/lib/search/embedded/client'
import { httpFiles } from '@/lib/search/embedded/index-loader'
import type { SearchResult } from '@/lib/search/types'
import { shownAs } from './asked'
import { showEarly, showQuestion } from './early-fill'
import type { CountWords } from './hits'
import { LISTS, readRoute } from './route'

const { index: indexName = '', files = '', words = '{}' } = document.currentScript?.dataset ?? {}
/** Messages that next-intl's plugin would compile, and its formatter: React, which has its hooks, is not here. */
const messages = JSON.parse(words)
const say: CountWords = (key, values) =>
  String(format(messages[key], document.documentElement.lang, values, { formatters }))
const formatters = {
  getDateTimeFormat: Intl.DateTimeFormat,
  getNumberFormat: Intl.NumberFormat,
  getPluralRules: (...rules: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...rules),
}
const { q: query = '', page = 1, ...lists } = readRoute(location.search)

/** Asks, or begins to load the index where there is no question yet. @throws SearchError, which React meets with its own question */
async function ask(): Promise<void> {
  const client = embeddedClient(httpFiles(files))
  globalThis.earlySearch = client
  const facetFilters = LISTS.flatMap((list) => (lists[list] ? [lists[list].map((value) => `${list}:${value}`)] : []))
  // Without the counts of the tags, which have a file of their own.
  const params = { ...shownAs(), facets: ['kind'], query, page: page - 1, facetFilters }
  const answer = client.search([{ indexName, params }])
  await parsed
  showQuestion(query)
  showEarly(query, say, (await answer).results[0] as SearchResult)
}

const parsed = new Promise((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve)
  else resolve(undefined)
})

ask()
  .catch(() => undefined)
  .finally(() => document.dispatchEvent(new Event('answer')))
