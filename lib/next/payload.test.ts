import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { servePayloads } from './payload.client'

const network = async () => new Response('from the network')
Object.assign(globalThis, { window: globalThis, fetch: network })
const requested: string[] = []
const end = new AbortController()
servePayloads(async (page) => {
  requested.push(page)
  return 'payload'
}, end.signal)
after(() => end.abort())

const SITE = 'https://docs.example'
for (const [address, page] of [
  ['/docs/bi.txt?_rsc=1', '/docs/bi'],
  ['/docs/7.21.txt?_rsc=1', '/docs/7.21'],
  ['/index.txt?_rsc=1', '/'],
  ['/en.txt?_rsc=1', '/en'],
] as const)
  test(`${address} is the payload of ${page}`, async () => {
    const answer = await fetch(new URL(address, SITE))
    assert.equal(await answer.text(), 'payload')
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/)
    assert.equal(requested.at(-1), page)
  })

for (const input of [new URL('/llms.txt', SITE), new URL('/docs?_rsc=1', SITE), `${SITE}/docs.txt?_rsc=1`])
  test(`${input} comes from the network`, async () =>
    assert.equal(await (await fetch(input)).text(), 'from the network'))

test('the text of a payload may become HTML', () => assert.deepEqual(globalThis.__payloads, ['payload']))
