import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { PageQuery } from './page-query.client'

let written: string[] = []
let listeners: Record<string, () => void> = {}
const place = { pathname: '/list', search: '', hash: '#top' }
const listen = (type: string, listener: () => void, { signal }: { signal: AbortSignal }) => {
  listeners[type] = listener
  signal.addEventListener('abort', () => delete listeners[type])
}

beforeEach(() => {
  written = []
  listeners = {}
  Object.assign(place, { pathname: '/list', search: '' })
  Object.assign(globalThis, {
    location: place,
    addEventListener: listen,
    document: { addEventListener: listen },
    history: {
      replaceState: (_state: unknown, _title: string, address: string) => {
        written.push(address)
        place.search = address.replace(/^[^?]*|#.*$/g, '')
      },
    },
  })
  mock.timers.enable({ apis: ['setTimeout'] })
})
afterEach(() => mock.timers.reset())

const queryOf = (follow: (search: string) => void = () => {}) => {
  const query = new PageQuery(follow)
  return { query, release: query.hold() }
}

test('a query is written at once, with the hash, and once', () => {
  const { query } = queryOf()
  query.write('?q=a')
  mock.timers.tick(0)
  query.write('?q=a')
  mock.timers.tick(0)
  assert.deepEqual(written, ['/list?q=a#top'])
})

test('beyond the budget only the last one is written, after a while', () => {
  const { query } = queryOf()
  for (let change = 0; change < 50; change++) {
    query.write(`?q=${change}`)
    mock.timers.tick(0)
  }
  const { length } = written
  assert.ok(length <= 40, String(length))
  mock.timers.tick(499)
  assert.equal(written.length, length)
  mock.timers.tick(1)
  assert.equal(written.at(-1), '/list?q=49#top')
})

test('what waits is written before a click leaves the page', () => {
  const { query } = queryOf()
  query.write('?q=late')
  listeners.click?.()
  assert.deepEqual(written, ['/list?q=late#top'])
})

test('nothing is written into the address of another page, or when the form has gone', () => {
  const { query, release } = queryOf()
  query.write('?q=a')
  place.pathname = '/next'
  mock.timers.tick(1000)
  place.pathname = '/list'
  release()
  query.write('?q=b')
  mock.timers.tick(1000)
  assert.deepEqual(written, [])
  assert.deepEqual(listeners, {})
})

test('Back tells the query, on this page only', () => {
  const followed: string[] = []
  queryOf((search) => followed.push(search))
  place.search = '?q=before'
  listeners.popstate?.()
  place.pathname = '/next'
  listeners.popstate?.()
  assert.deepEqual(followed, ['?q=before'])
})
