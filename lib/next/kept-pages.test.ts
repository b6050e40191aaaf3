import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { COLLECTIONS_MARK, readCollection } from '../content/collection'
import { ordered, pagesToRender } from './kept-pages'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'order-'))
const order = path.join(folder, 'order.json')
beforeEach(() => {
  fs.rmSync(order, { force: true })
  process.env[COLLECTIONS_MARK] = order
  delete process.env.BUILD_PID
})
after(() => {
  delete process.env[COLLECTIONS_MARK]
  fs.rmSync(folder, { recursive: true })
})

const same = (page: string) => page

test('a rendering that was started before the content is there waits for its order', async () => {
  let isOrdered = false
  const wait = ordered().then(() => (isOrdered = true))
  await setTimeout(60)
  assert.equal(isOrdered, false)
  fs.writeFileSync(order, '["/docs/a"]')
  await wait
  assert.deepEqual(pagesToRender(['/docs/a', '/docs/b'], same), ['/docs/a'])
})

test('an order without a list is for all pages, and so is a rendering without an order', () => {
  fs.writeFileSync(order, 'null')
  assert.deepEqual(pagesToRender(['/docs/a', '/docs/b'], same), ['/docs/a', '/docs/b'])
  delete process.env[COLLECTIONS_MARK]
  assert.deepEqual(pagesToRender(['/docs/a', '/docs/b'], same), ['/docs/a', '/docs/b'])
})

test('a collection that is read before the order stops the build', () => {
  assert.throws(() => readCollection('Doc'), /The collection Doc is read before Contentlayer has written it/)
})

test('a rendering does not wait for a build that was killed', async () => {
  process.env.BUILD_PID = '4194305' // more than Linux gives
  await assert.rejects(ordered(), /ESRCH/)
})
