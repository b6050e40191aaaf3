import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  arrive,
  fail,
  follow,
  forgetFailure,
  leave,
  type Navigation,
  type PageText,
  receive,
  request,
  revisit,
  scroll,
  settle,
  takeOver,
  traverse,
  unsettle,
} from './navigation'

const START: Navigation = {
  first: '/a',
  shown: '/a',
  coming: undefined,
  texts: new Map(),
  positions: new Map(),
  isUnsettled: false,
  wanted: undefined,
}
const TEXT: PageText = new Map()
const pending = () => Promise.resolve(TEXT)

test('a followed link is under way until its page arrives', () => {
  const coming = follow(START, '/b', '#part', 7)
  assert.deepEqual(coming.coming, { src: '/b', anchor: 'part', since: 7 })
  const arrived = arrive(coming, '/b')
  assert.equal(arrived.shown, '/b')
  assert.equal(arrived.coming, undefined)
})

test('a link without a hash leads to the top', () => assert.equal(follow(START, '/b', '', 0).coming?.anchor, ''))

test('Back leads to the position of its entry', () => {
  const away = { ...scroll(START, 'one', 700), shown: '/b' }
  assert.deepEqual(traverse(away, '/a', 'one', 7).coming, { src: '/a', position: 700, since: 7 })
  assert.equal(traverse(away, '/a', 'unknown', 7).coming?.position, undefined)
})

test('Back to the page that is shown gives up the one that is coming', () =>
  assert.equal(traverse(follow(START, '/b', '', 0), '/a', 'one', 1).coming, undefined))

test('a page that the reader has turned away from does not end the journey', () => {
  const away = { ...scroll(scroll(START, 'a', 500), 'b', 700), shown: '/c' }
  const second = traverse(traverse(away, '/b', 'b', 1), '/a', 'a', 2)
  const late = arrive(second, '/b')
  assert.equal(late.shown, '/b')
  assert.equal(late.coming?.position, 500)
  assert.equal(scroll(late, 'a', 0).positions.get('a'), 500)
  assert.equal(arrive(late, '/a').coming, undefined)
})

test('scrolling while a page is coming is not the reader’s', () => {
  assert.equal(scroll(START, 'one', 5).positions.get('one'), 5)
  assert.equal(scroll(follow(START, '/b', '', 0), 'one', 5).positions.get('one'), undefined)
})

test('the position of a page waits for what decides its height', () => {
  const away = { ...scroll(START, 'one', 700), shown: '/b' }
  const arrived = arrive(unsettle(traverse(away, '/a', 'one', 7)), '/a')
  assert.equal(arrived.wanted, 700)
  assert.equal(scroll(arrived, 'one', 300).positions.get('one'), 700)
  assert.equal(settle(arrived).wanted, undefined)
  assert.equal(scroll(takeOver(arrived), 'one', 300).positions.get('one'), 300)
  assert.equal(arrive(traverse(away, '/a', 'one', 7), '/a').wanted, undefined)
})

test('a page that was loaded again waits too', () => {
  const seen = scroll(START, 'one', 700)
  assert.equal(revisit(unsettle(seen), 'one').wanted, 700)
  assert.equal(revisit(seen, 'one').wanted, undefined)
})

test('a screen that stands in for a page is not the page', () => assert.equal(leave(START).shown, undefined))

test('a failure stays until the reader asks again', () => {
  const promise = pending()
  const failed = fail(request(START, '/b', promise), '/b', promise)
  assert.deepEqual(failed.texts.get('/b'), { request: promise, hasFailed: true })
  assert.equal(forgetFailure(failed, '/b').texts.has('/b'), false)
  assert.equal(follow(failed, '/b', '', 0).texts.has('/b'), false)
})

test('a text that is here is not asked for again', () => {
  const promise = pending()
  const here = receive(request(START, '/b', promise), '/b', promise, TEXT)
  assert.deepEqual(here.texts.get('/b'), { request: promise, text: TEXT })
  assert.equal(forgetFailure(here, '/b'), here)
})

test('an answer to a request that was dropped changes nothing', () => {
  const again = request(START, '/b', pending())
  assert.equal(receive(again, '/b', pending(), TEXT), again)
  assert.equal(fail(START, '/b', pending()), START)
})

test('the oldest text is dropped, but none that is in use', () => {
  let state = follow({ ...START, shown: '/s' }, '/n', '', 0)
  for (const src of ['/a', '/s', '/n']) state = request(state, src, pending())
  for (let n = 0; n < 20; n++) state = request(state, `/${n}`, pending())
  assert.equal(state.texts.size, 20)
  assert.deepEqual([...state.texts.keys()].slice(0, 4), ['/a', '/s', '/n', '/3'])
})
