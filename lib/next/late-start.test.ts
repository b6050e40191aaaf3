import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { startLate } from './late-start'

const FLIGHT = '<script>self.__next_f.push([1,"a</b>"])</script>'
const RUNTIME = '<script>(globalThis["TURBOPACK"]||=[]).push({"chunk":1});</script>'
const SCRIPT = '<script src="/_next/a.js" async=""></script>'
const INLINE = '<script>own()</script>'
const page = (inside: string) =>
  `<html><head><link rel="preload" as="script" href="/_next/a.js"/>${INLINE}</head><body>Text${inside}</body></html>`
const data = (html: string) => JSON.parse(/id="start-data">(.*?)<\/script>/.exec(html)?.[1] ?? '')

test('the scripts of the page wait in its data', () => {
  const html = startLate(
    page(`${SCRIPT}<script src="/_next/old.js" noModule=""></script>${FLIGHT}${RUNTIME}`),
    '/docs',
    'go()',
  )
  assert.deepEqual(data(html), {
    scripts: ['/_next/a.js'],
    runtime: { chunk: 1 },
    flight: [[1, 'a</b>']],
    path: '/docs',
  })
  assert.ok(!html.includes('src='))
  assert.ok(!html.includes('as="script"'))
  assert.ok(html.includes('Text'))
  assert.ok(html.endsWith('<script>go()</script></body></html>'))
})

test('the data cannot end the script it stands in', () =>
  assert.ok(!startLate(page(SCRIPT + FLIGHT + RUNTIME), '', 'go()').includes('a</b>')))

test('only the scripts of the page may run', () => {
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
    startLate(page(SCRIPT + FLIGHT + RUNTIME), '', 'go()'),
  )?.[1]
  assert.equal(policy, `script-src 'self' ${hash('own()')} ${hash('go()')}; object-src 'none'; base-uri 'self'`)
})

const broken: { name: string; html: string }[] = [
  { name: 'no scripts', html: page(FLIGHT + RUNTIME) },
  { name: 'no payload', html: page(SCRIPT + RUNTIME) },
  { name: 'no runtime', html: page(SCRIPT + FLIGHT) },
]
for (const { name, html } of broken)
  test(`a page that would never start is refused: ${name}`, () =>
    assert.throws(() => startLate(html, '/docs', 'go()'), /cannot find Next's scripts in \/docs/))
