import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { createSearchClient, SearchError, searchTarget } from './client'
import { buildIndex } from './embedded/build'
import { pageRecords } from './record'
import { INDEX_FOLDER } from './target'

const page = {
  path: '/docs/bi',
  locale: 'ru',
  version: 'current',
  kind: 'docs',
  section: 'Аналитика',
  title: 'Дашборды',
  description: 'Как собрать.',
  tags: [],
} as const
const records = pageRecords({ ...page, tags: [] }, [{ level: 1, id: '', heading: '', text: 'Экран.' }])

test('without the service’s keys a page searches the files of its site', async () => {
  const target = searchTarget('ru', 'current')
  const files = buildIndex({ name: target.indexName, records, synonyms: [] })
  let isDown = true
  const server = http.createServer(({ url = '' }, response) => {
    const bytes = isDown ? undefined : files.get(url.replace(`/${INDEX_FOLDER}/`, ''))
    response.writeHead(bytes ? 200 : 503).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  process.env.BASE_PATH = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = await createSearchClient(target)
  const search = () => client.search([{ ...target, params: { query: 'дашборды' } }])
  await assert.rejects(search, SearchError)
  isDown = false
  assert.equal((await search()).results[0]?.hits[0]?.hierarchy.lvl1, 'Дашборды')
})
