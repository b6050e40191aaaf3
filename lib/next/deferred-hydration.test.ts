import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { deferHydration } from './deferred-hydration'

const TEXT = '0:{"b":"id"}a</b>'
const FLIGHT = `<script>self.__next_f.push([1,${JSON.stringify(TEXT)}])</script>`
const RUNTIME =
  '<script id="_R_">(globalThis["TURBOPACK"]||=[]).push({"otherChunks":["a.js"],"runtimeModuleIds":[7]});</script>'
const SCRIPT = '<script src="/_next/a.js" async=""></script>'
const OWN = '<script data-own-script="head">own();</script>'
const page = (inside: string) =>
  `<html><head><link rel="preload" as="script" href="/_next/a.js"/>${OWN}</head><body>Text${inside}</body></html>`
const PAYLOAD = { address: '/docs.txt', text: TEXT }
const LATE = { startScript: 'go()', startCode: '/_next/static/start.js', menuScript: 'menu()' }
/** The data lies right before the start script. */
const DATA = /<script type="application\/json">((?:(?!<script).)*)<\/script><script>go\(\)<\/script>/
const data = (html: string) => JSON.parse(DATA.exec(html)?.[1] ?? '')

test('the scripts of the page wait in its data', () => {
  const html = deferHydration(
    page(`${SCRIPT}<script src="/_next/old.js" noModule=""></script>${FLIGHT}${RUNTIME}`),
    '/docs',
    PAYLOAD,
    LATE,
  )
  assert.deepEqual(data(html), {
    code: '/_next/static/start.js',
    payload: '/docs.txt',
    letters: TEXT.length,
    build: '"b":"id"',
    scripts: ['/_next/a.js'],
    runtime: { chunks: 1, modules: [7] },
    parts: [],
  })
  assert.ok(!html.includes('__next_f'))
  assert.ok(!html.includes('src='))
  assert.ok(!html.includes('as="script"'))
  assert.ok(html.includes('Text'))
  assert.ok(html.endsWith('<script>go()</script></body></html>'))
})

test('a script that is only preloaded waits too: a component is imported with `next/dynamic`', () => {
  const link = '<link rel="preload" as="script" fetchPriority="low" href="/_next/lazy.js"/>'
  const html = deferHydration(page(link + SCRIPT + FLIGHT + RUNTIME), '', PAYLOAD, LATE)
  assert.deepEqual(data(html).scripts, ['/_next/a.js'])
  assert.deepEqual(data(html).parts, ['/_next/lazy.js'])
  assert.ok(!html.includes('rel="preload"'))
})

test('the script of the menu runs right behind it, where there is one', () => {
  const menu = '<doc-sidebar><ul></ul></doc-sidebar>'
  const html = deferHydration(page(menu + SCRIPT + FLIGHT + RUNTIME), '', PAYLOAD, LATE)
  assert.ok(html.includes(`${menu}<script>menu()</script>`))
  assert.ok(!deferHydration(page(SCRIPT + FLIGHT + RUNTIME), '', PAYLOAD, LATE).includes('<script>menu()'))
})

test('the icon before the metadata or after them is one and the same page', () => {
  const [icon, title] = ['<link rel="icon" href="/i.svg"/>', '<title>A</title>']
  const [one, other] = [icon + title, title + icon].map((head) =>
    deferHydration(page(SCRIPT + FLIGHT + RUNTIME).replace('<head>', `<head>${head}`), '', PAYLOAD, LATE),
  )
  assert.equal(one, other)
  assert.ok(one?.includes(`${icon}</head>`))
})

test('the site’s own inline scripts lose their spaces', () => {
  const spaced = page(SCRIPT + FLIGHT + RUNTIME).replace('own();', 'own(\n  1,\n);')
  const html = deferHydration(spaced, '', PAYLOAD, LATE)
  assert.ok(html.includes('>own(1);</script>'))
  assert.ok(html.includes(hash('own(1);')))
})

test('a payload that does not name its build stops the build', () => {
  const flight = FLIGHT.replace('\\"b\\"', '\\"c\\"')
  const payload = { ...PAYLOAD, text: TEXT.replace('"b"', '"c"') }
  assert.throws(
    () => deferHydration(page(SCRIPT + flight + RUNTIME), '/docs', payload, LATE),
    /^Error: \/docs: React’s payload does not name its build/,
  )
})

test('a payload that is not the one beside the page stops the build', () =>
  assert.throws(
    () => deferHydration(page(SCRIPT + FLIGHT + RUNTIME), '/docs', { ...PAYLOAD, text: 'a' }, LATE),
    /^Error: \/docs: React’s payload in the page is not the one beside it/,
  ))

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const policyOf = (html: string) =>
  /^<html><head><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? ''
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

test('only the scripts and styles of the page count', () => {
  const styled = page(`<style>a{}</style>${SCRIPT}${FLIGHT}${RUNTIME}`)
  const late = { ...LATE, styles: ['b{}'], hosts: ['https://search.example'] }
  const policy = policyOf(deferHydration(styled, '', PAYLOAD, late))
  assert.equal(directive(policy, 'default-src'), "'none'")
  assert.equal(directive(policy, 'script-src'), `'self' ${hash('own();')} ${hash('menu()')} ${hash('go()')}`)
  assert.equal(directive(policy, 'style-src'), `'self' ${hash('a{}')} ${hash('b{}')}`)
  assert.equal(directive(policy, 'connect-src'), "'self' https://search.example")
  assert.equal(directive(policy, 'require-trusted-types-for'), "'script'")
})

const broken: { name: string; html: string; says: RegExp }[] = [
  { name: 'no scripts', html: page(FLIGHT + RUNTIME), says: /\/docs has not .*the bundler’s files/ },
  { name: 'no payload', html: page(SCRIPT + RUNTIME), says: /\/docs has not .*__next_f/ },
  { name: 'no runtime', html: page(SCRIPT + FLIGHT), says: /\/docs has not .*_R_/ },
  { name: 'no body', html: page(SCRIPT + FLIGHT + RUNTIME).replace('</body>', ''), says: /<\/body>/ },
]
for (const { name, html, says } of broken)
  test(`a page that would never start is refused: ${name}`, () =>
    assert.throws(() => deferHydration(html, '/docs', PAYLOAD, LATE), says))

const unknown: { name: string; script: string }[] = [
  { name: 'an author’s', script: '<script>alert(1)</script>' },
  { name: 'one with a name that is not ours', script: '<script data-own-script="mine">alert(1)</script>' },
  { name: 'a second one with our name', script: '<script data-own-script="head">alert(1)</script>' },
  { name: 'a new kind of React’s', script: '<script id="_S_">$RC("B:0","S:0")</script>' },
  { name: 'a payload that is no JSON', script: '<script>self.__next_f.push([1,alert()])</script>' },
  { name: 'a file from elsewhere', script: '<script src="https://x.example/a.js"></script>' },
  { name: 'a module', script: '<script type="module">import "/a.js"</script>' },
]
for (const { name, script } of unknown)
  test(`an unknown script stops the build: ${name}`, () =>
    assert.throws(
      () => deferHydration(page(SCRIPT + FLIGHT + RUNTIME + script), '/docs/a', PAYLOAD, LATE),
      (error: Error) => error.message.startsWith('/docs/a has a script') && error.message.includes(script),
    ))

/** Words of an author as React and the MDX pipeline write them: `<` stays as it is in an attribute. */
const malicious: { name: string; html: string }[] = [
  { name: 'a script in a label', html: '<a href="#x" aria-label="Ссылка на <script>">#</a><h2>Two</h2>' },
  { name: 'the end of a script in an alternative text', html: '<img alt="a </script> b"/><p>After</p>' },
  { name: 'the end of the body in a title', html: '<figure title="</body></html>"><p>After</p></figure>' },
  { name: 'a comment in a title', html: '<p title="<!-- <script>">After</p>' },
  { name: 'the head in a title', html: '<p title="<head>">After</p>' },
  { name: 'a comment', html: '<!-- <script>no()</script> </body> --><p>After</p>' },
  { name: 'a preload in an alternative text', html: `<img alt='<link rel="preload" as="script" href="/a">'/>` },
  { name: 'characters of a replacement', html: '<p title="$& $$ $1 $`">$& $$ $1</p>' },
  { name: 'escaped code', html: '<pre><code>&lt;script&gt;x()&lt;/script&gt;&lt;/body&gt;</code></pre>' },
  { name: 'data with an escaped end', html: '<script type="application/json">{"a":"\\u003c/script>"}</script>' },
  { name: 'a text field', html: '<textarea><script></body></textarea>' },
]
for (const { name, html } of malicious)
  test(`everything else stays byte for byte: ${name}`, () => {
    const published = deferHydration(page(html + SCRIPT + FLIGHT + RUNTIME), '/docs', PAYLOAD, LATE)
    const rest = published.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace(DATA, '')
    assert.equal(rest, page(html).replace('<link rel="preload" as="script" href="/_next/a.js"/>', ''))
    assert.equal(data(published).scripts.length, 1)
    assert.ok(published.endsWith('<script>go()</script></body></html>'))
  })
