import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { algoliasearch } from 'algoliasearch'
import { pageRecords } from '../record'
import { pushIndex } from './push'
import { hostedIndexSettings, hostedRecords, hostedSynonyms } from './settings'

const KEY = 'key-that-must-not-be-told'

/** A server that speaks the paths of the service. Indexes are what they were told; `faults` are answered first. */
async function startService(faults: { path: RegExp; status: number; times: number }[] = []) {
  const indexes = new Map<string, { records: unknown[]; settings?: unknown; synonyms?: unknown }>([
    ['docs', { records: [{ objectID: 'old' }] }],
  ])
  const log: string[] = []
  const answer = (method: string, path: string, body: string): { status: number; data: unknown } => {
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/?]+)(?:\/([^?]*))?/.exec(path) ?? []
    log.push(`${method} ${name.replace(/_tmp_.*/, '_tmp')} ${action}`.trim())
    const fault = faults.find((one) => one.times > 0 && one.path.test(path))
    if (fault) {
      fault.times--
      return { status: fault.status, data: { message: 'no', status: fault.status } }
    }
    const index = indexes.get(name) ?? { records: [] }
    const data = body === '' ? {} : JSON.parse(body)
    if (method === 'DELETE') indexes.delete(name)
    else if (action === 'operation' && data.operation === 'move') {
      indexes.delete(name)
      indexes.set(data.destination, index)
    } else if (action === 'settings') indexes.set(name, { ...index, settings: data })
    else if (action === 'synonyms/batch') indexes.set(name, { ...index, synonyms: data })
    else if (action === 'batch')
      indexes.set(name, {
        ...index,
        records: [...index.records, ...data.requests.map((request: { body: unknown }) => request.body)],
      })
    return { status: 200, data: action.startsWith('task/') ? { status: 'published' } : { taskID: 1, objectIDs: [] } }
  }
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { status, data } = answer(request.method ?? '', request.url ?? '', body)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const { port } = server.address() as AddressInfo
  const host = { url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' } as const
  const client = algoliasearch('APP', KEY, { hosts: [host] })
  return { indexes, log, client, server }
}

const page = {
  path: '/docs/x',
  locale: 'ru',
  version: 'current',
  kind: 'docs',
  section: 's',
  title: 't',
  tags: [],
} as const
const records = hostedRecords(
  pageRecords(
    { ...page, tags: [], description: 'd' },
    Array.from({ length: 1500 }, (_, index) => ({ level: 2, id: `a${index}`, heading: `h${index}`, text: 'text' })),
  ),
)
const push = { index: 'docs', records, settings: hostedIndexSettings(['ru']), patienceMs: 1 }
const synonyms = hostedSynonyms([{ for: ['excel', 'xlsx'], say: ['эксель', 'xlsx'] }])

test('replaces the index when the new one is whole', async () => {
  const { client, indexes, log } = await startService()
  const progress: number[] = []
  await pushIndex({ ...push, client, synonyms, onProgress: (sent) => progress.push(sent) })
  assert.deepEqual([...indexes.keys()], ['docs'])
  const index = indexes.get('docs')
  assert.equal(index?.records.length, 1500)
  assert.deepEqual(index?.settings, push.settings)
  assert.deepEqual(index?.synonyms, [
    { objectID: 'group-1-1', type: 'onewaysynonym', input: 'эксель', synonyms: ['excel', 'xlsx'] },
    { objectID: 'group-1-2', type: 'onewaysynonym', input: 'xlsx', synonyms: ['excel'] },
  ])
  assert.deepEqual(progress, [1000, 1500])
  assert.equal(log.filter((line) => line === 'POST docs_tmp operation').length, 1, 'one move')
  assert.equal(log.at(-2), 'POST docs_tmp operation', 'the move comes last')
})

test('sends a batch again when the service asks to wait', async () => {
  const { client, indexes, log } = await startService([{ path: /\/batch\b/, status: 429, times: 2 }])
  await pushIndex({ ...push, client, synonyms: [] })
  assert.equal(indexes.get('docs')?.records.length, 1500)
  assert.equal(log.filter((line) => line === 'POST docs_tmp batch').length, 4, 'two refused, two taken')
})

for (const { name, fault, told } of [
  { name: 'a key that may not write', fault: { path: /./, status: 403, times: 99 }, told: /does not accept the key/ },
  { name: 'a batch that is refused', fault: { path: /\/batch\b/, status: 400, times: 99 }, told: /answered 400/ },
  { name: 'a service that stays busy', fault: { path: /\/batch\b/, status: 429, times: 99 }, told: /asks to wait/ },
])
  test(`${name}: the old index stays, and no key is told`, async () => {
    const { client, indexes } = await startService([fault])
    const error = await pushIndex({ ...push, client, synonyms: [] }).then(
      () => undefined,
      (reason: Error) => reason,
    )
    assert.match(error?.message ?? '', told)
    assert.doesNotMatch(`${error?.message} ${error?.stack} ${JSON.stringify(error)}`, new RegExp(KEY))
    assert.deepEqual(indexes.get('docs')?.records, [{ objectID: 'old' }])
  })

test('a service that cannot be reached is told so', async () => {
  const { client, server } = await startService()
  await new Promise((resolve) => server.close(resolve))
  await assert.rejects(pushIndex({ ...push, client, synonyms: [] }), /cannot be reached/)
})

test('a record that is too large is cut at a word', () => {
  const [record] = hostedRecords(
    pageRecords({ ...page, tags: [], description: 'd' }, [
      { level: 1, id: '', heading: '', text: 'слово '.repeat(3000) },
    ]),
  )
  assert.ok(Buffer.byteLength(JSON.stringify(record)) <= 9500)
  assert.match(record?.content ?? '', /^(?:слово )+слово$/)
})
