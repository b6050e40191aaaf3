import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptHash } from '../../lib/site/hosting/content-policy'
import { boxPage, type PageRules } from './page'

const rules: PageRules = {
  origin: 'https://docs.example',
  base: '/b',
  holds: (file) => !file.includes('missing'),
  icons: '/b/vendor/icons.svg',
  script: (code) => code.replace('location', '__box.location'),
  captions: (address) => `data:${address}`,
  payload: (address) => `1:{"a":"/b/_next/a.css"}\n2:T16,<a href="/b/_next/é">\n3:["${address}","/b/_next/b"]\n`,
  stamp: '<p>stamp</p>',
}
const POLICY = `script-src 'self' ${scriptHash('f(location)')}; connect-src 'self'; worker-src 'self'; trusted-types default`
const page = (body: string) =>
  `<html><head><meta http-equiv="Content-Security-Policy" content="${POLICY}"/></head><body>${body}</body></html>`
/** The body of a page in a box. */
const written = (body: string) =>
  /<body>(.*)<p>stamp<\/p><\/body>/s.exec(boxPage(page(body), 'docs/a.html', rules))?.[1]

for (const { name, html, expected } of [
  { name: 'a link', html: '<a href="/b/docs?x&amp;y#z">a</a>', expected: '<a href="../docs.html?x&amp;y#z">a</a>' },
  {
    name: 'a link to what is left out',
    html: '<a href="/b/missing">a</a>',
    expected: '<a href="https://docs.example/b/missing">a</a>',
  },
  {
    name: 'what is no address of the site',
    html: `<a href='#a' title="/b/c">/b/d</a>`,
    expected: `<a href='#a' title="/b/c">/b/d</a>`,
  },
  {
    name: 'attributes without quotes',
    html: '<a href=/b/docs hidden>a</a>',
    expected: '<a href="../docs.html" hidden>a</a>',
  },
  {
    name: 'a choice of pictures',
    html: '<source srcset="/b/media/a.webp 640w, /b/media/b.webp 2x">',
    expected: '<source srcset="../media/a.webp 640w, ../media/b.webp 2x">',
  },
  {
    name: 'an icon',
    html: '<use href="/b/vendor/icons.svg#close"></use>',
    expected: '<use href="#site:icon-close"></use>',
  },
  { name: 'data that would be fetched', html: '<link rel="preload" as="fetch" href="/b/a.json"/>', expected: '' },
  { name: 'captions', html: '<track src="/b/media/a.vtt">', expected: '<track src="data:/b/media/a.vtt">' },
  { name: 'an inline script', html: '<script>f(location)</script>', expected: '<script>f(__box.location)</script>' },
  {
    name: 'data of the start',
    html: '<script type="application/json">{"payload":"/b/docs/a.txt","scripts":["/b/_next/a.js"]}</script>',
    expected: String.raw`<script type="application/json">{"payload":"/b/docs/a.txt","scripts":["../_next/a.js"],"text":"1:{\"a\":\"../_next/a.css\"}\n2:T16,\u003ca href=\"/b/_next/é\">\n3:[\"/b/docs/a.txt\",\"../_next/b\"]\n"}</script>`,
  },
  {
    name: 'words that look like code',
    html: '<img alt="</body><a href=&quot;/b/x&quot;>">',
    expected: '<img alt="</body><a href=&quot;/b/x&quot;>">',
  },
])
  test(name, () => assert.equal(written(html), expected))

test('the policy allows the scripts of the box, and nothing is fetched', () => {
  const html = boxPage(page('<script>f(location)</script>'), 'a.html', rules)
  const policy = /content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'")
  const hash = scriptHash('f(__box.location)')
  assert.equal(policy, `script-src 'self' ${hash}; connect-src 'none'; worker-src 'none'; trusted-types default box`)
  assert.match(html, /"\/?><script src="\.\/_box\/box\.js"><\/script><\/head>/)
})

test('a page without a policy is refused', () =>
  assert.throws(() => boxPage('<html><body></body></html>', 'a.html', rules), /a\.html has no policy/))
