import assert from 'node:assert/strict'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { leadsAway, maliciousPaths } from '../../deploy/malicious-paths'
import { headersFile } from '../../lib/site/hosting'
import { serve } from './serve'

const FOLDER = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'))
for (const file of [
  'index.html',
  '404.html',
  'en/404.html',
  'docs.html',
  'cards/a.png',
  'media/a.svg',
  'etl/a.json',
  'tree/a.json',
  'docs/a.html',
]) {
  fs.mkdirSync(path.dirname(path.join(FOLDER, file)), { recursive: true })
  fs.writeFileSync(path.join(FOLDER, file), file)
}
fs.writeFileSync(path.join(FOLDER, 'docs/paper.html'), 'gone')
fs.writeFileSync(
  path.join(FOLDER, '_redirects'),
  '/docs/%D0%B0 /docs#b 301!\n/docs/%D0%B0 /docs#b 301\n/ru/docs/%D0%B0 /docs#b 301\n/docs/paper /docs/paper.html 404!\n/ru/* /:splat 301\n',
)
const server = await serve(FOLDER, 0)
after(() => {
  server.close()
  fs.rmSync(FOLDER, { recursive: true, force: true })
})

async function ask(url: string): Promise<http.IncomingMessage> {
  const [response] = await once(http.get({ port: (server.address() as AddressInfo).port, path: url }), 'response')
  response.resume()
  return response
}

const addresses: { url: string; status: number; location?: string }[] = [
  { url: '/', status: 200 },
  { url: '/docs', status: 200 },
  { url: '/docs?a=1', status: 200 },
  { url: '/docs.html?a=1', status: 301, location: '/docs?a=1' },
  { url: '/ru', status: 301, location: '/' },
  { url: '/ru/docs.html?a=1', status: 301, location: '/docs?a=1' },
  { url: '/rules', status: 404 },
  { url: '//', status: 301, location: '/' },
  { url: '//docs', status: 301, location: '/docs' },
  { url: '//x.example/', status: 301, location: '/x.example' },
  { url: '///?a=//b', status: 301, location: '/?a=//b' },
  { url: '/ru//x.example', status: 301, location: '/x.example' },
  { url: '/ru/\\x.example', status: 404 },
  { url: '/%5Cx.example/', status: 404 },
  { url: '/%', status: 404 },
  { url: '/no', status: 404 },
  { url: '/docs/%D0%B0/', status: 301, location: '/docs#b' },
  { url: '/docs/%d0%b0?a=1', status: 301, location: '/docs?a=1#b' },
  { url: '/ru/docs/%D0%B0', status: 301, location: '/docs#b' },
  { url: '/docs/paper', status: 404 },
]
for (const { url, status, location } of addresses)
  test(`${url} is answered with ${status}`, async () => {
    const { statusCode, headers } = await ask(url)
    assert.deepEqual([statusCode, headers.location], [status, location])
  })

test('no redirect leads to another origin, whatever the path', async () => {
  let redirects = 0
  for (const url of maliciousPaths(1500)) {
    const { headers } = await ask(url)
    if (headers.location) redirects++
    assert.ok(!leadsAway(headers.location), `${url} leads to ${headers.location}`)
  }
  assert.ok(redirects > 100, `only ${redirects} redirects were looked at`)
})

for (const [url, isKept] of [
  ['/cards/a.png', true],
  ['/etl/a.json', true],
  ['/tree/a.json', true],
  ['/docs', false],
] as const)
  test(`${url} is kept by browsers: ${isKept}`, async () =>
    assert.equal((await ask(url)).headers['cache-control']?.includes('immutable'), isKept))

test('the headers are those of the build that is there now', async () => {
  for (const policy of ['nosniff', 'another']) {
    fs.writeFileSync(path.join(FOLDER, '_headers'), `/*\n  X-Content-Type-Options: ${policy}\n\n/a\n  X-A: b\n`)
    const { headers } = await ask('/docs')
    assert.deepEqual([headers['x-content-type-options'], headers['x-a']], [policy, undefined])
  }
})

test('a drawing that is opened as a page runs nothing', async () => {
  const policy = async (url: string) => (await ask(url)).headers['content-security-policy']
  fs.writeFileSync(path.join(FOLDER, '_headers'), headersFile())
  assert.equal(await policy('/docs'), "frame-ancestors 'self'")
  assert.equal(await policy('/media/a.svg'), "default-src 'none'; style-src 'unsafe-inline'; sandbox")
})
