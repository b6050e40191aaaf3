import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, test } from 'node:test'
import { httpFiles, SearchError } from '../embedded/index-loader'
import { hostedSettings, searchTarget } from '../target'
import { hostedClient } from './client'

type Answer = (body: string, request: http.IncomingMessage) => { status: number; body: string }
async function startServer(answer: Answer) {
  const asked: { url: string; body: string; key: string }[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      asked.push({ url: request.url ?? '', body, key: String(request.headers['x-algolia-api-key']) })
      const { status, body: text } = answer(body, request)
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const { port } = server.address() as AddressInfo
  return { asked, port, host: { url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' } as const }
}
const settings = { appId: 'APP', searchKey: 'search-key', index: 'docs' }
const results: Answer = () => ({ status: 200, body: JSON.stringify({ results: [{ hits: [], nbHits: 0 }] }) })

test('the hosted engine is asked at the multi-index path, without analytics', async () => {
  const { asked, host } = await startServer(results)
  const client = hostedClient(settings, { hosts: [host] })
  const answer = await client.search([{ indexName: 'docs', params: { query: 'x', filters: 'language:ru' } }])
  assert.equal(answer.results[0]?.nbHits, 0)
  assert.match(asked[0]?.url ?? '', /^\/1\/indexes\/\*\/queries(\?x-algolia-agent=[^&]*)?$/)
  assert.equal(asked[0]?.key, 'search-key')
  assert.deepEqual(JSON.parse(asked[0]?.body ?? ''), {
    requests: [{ indexName: 'docs', query: 'x', filters: 'language:ru', analytics: false }],
  })
})

test('when a host fails the next one answers', async () => {
  const [broken, sound] = await Promise.all([startServer(() => ({ status: 500, body: '{}' })), startServer(results)])
  const client = hostedClient(settings, { hosts: [broken.host, sound.host] })
  const { results: answers } = await client.search([{ indexName: 'docs', params: { query: 'x' } }])
  assert.equal(answers.length, 1)
  assert.deepEqual([broken.asked.length, sound.asked.length], [1, 1])
})

for (const { name, answer, expected } of [
  { name: 'all hosts fail', answer: () => ({ status: 500, body: '{}' }), expected: { name: 'RetryError' } },
  {
    name: 'the key is refused',
    answer: () => ({ status: 403, body: '{"message":"no"}' }),
    expected: { name: 'ApiError' },
  },
  {
    name: 'the answer is no JSON',
    answer: () => ({ status: 200, body: '<html>' }),
    expected: { name: 'DeserializationError' },
  },
] satisfies { name: string; answer: Answer; expected: object }[])
  test(`rejects when ${name}`, async () => {
    const { host } = await startServer(answer)
    await assert.rejects(hostedClient(settings, { hosts: [host] }).search([{ indexName: 'docs' }]), expected)
  })

const HOSTED = {
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'key',
  NEXT_PUBLIC_ALGOLIA_INDEX: 'docs',
}
afterEach(() => {
  for (const name of Object.keys(HOSTED)) delete process.env[name]
})

test('the embedded index of a reader is theirs by name, the hosted one by filters', () => {
  assert.deepEqual(searchTarget('en', '1.0', hostedSettings()), { indexName: '1.0.en' })
  process.env.NEXT_PUBLIC_ALGOLIA_APP_ID = 'APP'
  assert.deepEqual(searchTarget('en', '1.0', hostedSettings()), { indexName: '1.0.en' }, 'all three are needed')
  Object.assign(process.env, HOSTED)
  assert.deepEqual(searchTarget('en', '1.0', hostedSettings()), {
    indexName: 'docs',
    filters: 'language:en AND (docs_tag:default OR docs_tag:docs-1.0)',
    hosted: { appId: 'APP', searchKey: 'key', index: 'docs' },
  })
})

test('files of the embedded index: what is missing, and what cannot be reached', async () => {
  const { port } = await startServer((_, { url }) => ({
    status: url?.endsWith('a.bin') ? 200 : url?.endsWith('b.bin') ? 404 : 503,
    body: 'x',
  }))
  const load = httpFiles(`http://127.0.0.1:${port}/search-index/`)
  assert.deepEqual(await load('a.bin'), Uint8Array.of(120))
  const reasonOf = (file: string, from = load) =>
    from(file).then(
      () => 'none',
      (error) => (error instanceof SearchError ? `${error.reason} ${error.file}` : String(error)),
    )
  assert.equal(await reasonOf('b.bin'), 'missing b.bin')
  assert.equal(await reasonOf('c.bin'), 'network c.bin')
  assert.equal(await reasonOf('a.bin', httpFiles('http://127.0.0.1:1/')), 'network a.bin')
})
