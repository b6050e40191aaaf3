/**
 * Runs on the page of results beside the framework's scripts, which take seconds on a slow network: asks the question of a
 * shared address, so that its index is there when React draws. `data-index` and `data-files` say of which index.
 */
import { embeddedClient } from '@/lib/search/embedded/client'
import { httpFiles } from '@/lib/search/embedded/index-loader'
import { isQuestion } from '@/lib/search/question'
import { RESULTS } from './asked'
import { readRoute } from './route'

const { index: indexName = '', files = '' } = document.currentScript?.dataset ?? {}
const { q = '', page = 1 } = readRoute(location.search)
if (isQuestion(q)) {
  const client = embeddedClient(httpFiles(files))
  globalThis.earlySearch = client
  // It fills the cache of the client; a failure is told by the question that React asks.
  client.search([{ indexName, params: { ...RESULTS, query: q, page: page - 1 } }]).catch(() => undefined)
}
