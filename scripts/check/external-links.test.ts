import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { checkExternal, isPublic } from './external-links'

/** How often each address was requested, by method. */
const requested: string[] = []
const count = (line: string): number => requested.filter((other) => other === line).length

/** Answers as hosts do: an address says how. */
const server = http.createServer((request, response) => {
  const { method = '', url = '' } = request
  requested.push(`${method} ${url}`)
  if (url === '/silent') return
  if (url === '/cut') return void request.socket.destroy()
  const later = count(`GET ${url}`) < 2
  const status = {
    '/no-head': method === 'HEAD' ? 405 : 200,
    '/gone': 404,
    '/busy': later ? 429 : 200,
    '/broken': later ? 503 : 200,
    '/dead': 500,
    '/moved': 301,
  }[url]
  response.writeHead(status ?? 200, url === '/moved' ? { location: '/fine' } : { 'retry-after': '0' }).end()
})
await new Promise<void>((resolve) => server.listen(0, resolve))
after(() => server.close())
const { port } = server.address() as AddressInfo
const host = `http://127.0.0.1:${port}`
/** @param timeout minutes, which end a hang, unless a test is about it */
const check = (paths: string[], timeout = 120_000) =>
  checkExternal(new Map(paths.map((path) => [host + path, '/page'])), { timeout, pause: 1 })

test('an address that answers, is moved, refuses HEAD or is busy for a moment is alive', async () => {
  const { requested: addresses, issues } = await check(['/fine', '/moved', '/no-head', '/busy', '/broken'])
  assert.deepEqual(issues, [])
  assert.equal(addresses, 5)
  assert.deepEqual([count('HEAD /fine'), count('GET /fine')], [2, 0]) // `/moved` leads to it, too
})

test('an address that is gone, stays broken or cuts the connection is dead', async () => {
  const { issues } = await check(['/gone', '/dead', '/cut'])
  assert.deepEqual(
    issues.map((issue) => issue.replace(host, '')),
    ['/page: /cut: other side closed', '/page: /dead: answers 500', '/page: /gone: answers 404'],
  )
  assert.equal(count('GET /gone'), 1) // what is gone is not requested again
  assert.equal(count('GET /dead'), 3)
})

test('an address that says nothing is dead when its time is over', async () => {
  const { issues } = await check(['/silent'], 1)
  assert.deepEqual(issues, [`/page: ${host}/silent: The operation was aborted due to timeout`])
})

test('hosts of samples are not requested', () => {
  const names = ['demo.platform.example', 'example.com', 'localhost:8080', '127.0.0.1', '[::1]', 'nifi.apache.org']
  assert.deepEqual(
    names.filter((name) => isPublic(`https://${name}/`)),
    ['nifi.apache.org'],
  )
})
