import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLine, sumUp } from './read-log'

const line = (
  target: string,
  { status = 200, from = '-', agent = 'Mozilla/5.0 Firefox/140', address = '10.0.0.1' } = {},
) => `${address} - - [25/Nov/2026:10:00:00 +0000] "GET ${target} HTTP/2.0" ${status} 512 "${from}" "${agent}"`
const read = (text: string) => readLine(text, 'salt')

test('a line of the combined format is read, and its address is only a hash', () => {
  const request = read(line('/docs/%D1%82%D0%B5%D0%B3?a=1', { from: 'https://x.example/' }))
  assert.deepEqual(
    { ...request, visitor: '' },
    { visitor: '', isProgram: false, path: '/docs/тег', question: undefined, status: 200, from: 'https://x.example/' },
  )
  assert.doesNotMatch(JSON.stringify(request), /10\.0\.0\.1/)
  assert.notEqual(request?.visitor, readLine(line('/docs'), 'other')?.visitor)
  assert.equal(read('nonsense'), undefined)
})

test('people are told from programs, and read pages from files', () => {
  const {
    read: pages,
    people,
    programs,
  } = sumUp(
    [
      line('/docs'),
      line('/docs'),
      line('/docs', { address: '10.0.0.2' }),
      line('/docs/bi/intro'),
      line('/_next/static/a.js'),
      line('/docs', { agent: 'Googlebot/2.1' }),
      line('/docs/bi/intro.md', { address: '10.0.0.9' }),
    ].flatMap((text) => read(text) ?? []),
  )
  assert.deepEqual(pages, [
    ['/docs', 2],
    ['/docs/bi/intro', 1],
  ])
  assert.deepEqual([people, programs], [2, 2])
})

test('dead addresses come with what leads to them, questions with how often they were asked', () => {
  const { dead, questions } = sumUp(
    [
      line('/docs/gone', { status: 404 }),
      line('/docs/gone', { status: 404, from: 'https://wiki.example/page' }),
      line('/search?q=%D0%9F%D0%BE%D1%80%D1%82'),
      line('/search?q=%D0%BF%D0%BE%D1%80%D1%82&page=2'),
      line('/en/search?q=saml'),
      line('/search'),
    ].flatMap((text) => read(text) ?? []),
  )
  assert.deepEqual(dead, [['/docs/gone', 2, 'https://wiki.example/page']])
  assert.deepEqual(questions, [
    ['порт', 2, '/search'],
    ['saml', 1, '/en/search'],
  ])
})
