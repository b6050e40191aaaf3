import assert from 'node:assert/strict'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { planMoves } from '../lib/addresses/moves'
import type { Decisions } from '../lib/addresses/redirects'
import { MAP_FILE, markerFile, movedMap } from '../lib/addresses/rules'
import { nginxConfig } from '../lib/site/hosting/nginx'
import { leadsAway, maliciousPaths } from './malicious-paths'
import { freePort, listens, startNginx } from './programs'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const brotli = fs.existsSync(BROTLI)
const ROOT = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
fs.chmodSync(ROOT, 0o755) // the workers run as another user
const BIG = 'words of a page '.repeat(200)

process.env.LOCALES = 'ru en'
/** Where old addresses lead; `/docs/back` is not among those of this release. */
const decisions: Decisions = {
  '/docs/старая': '/docs/тег#часть',
  '/docs/a.b': '/docs',
  '/docs/split': '/docs',
  '/docs/split#x': '/docs/тег',
  '/docs/paper': { gone: { ru: 'Нет.' } },
  '/docs/back': '/docs',
}
const { old } = planMoves(decisions, new Set(['/docs', '/docs/тег', '/en', '/en/docs']))
const isOfThis = ({ page }: { page: string }) => page !== '/docs/back'
const moved = Object.fromEntries(old.filter(isOfThis).map(({ from }) => [markerFile(from), '']))

const FILES: Record<string, string | Buffer> = {
  'index.html': 'home',
  '404.html': 'нет страницы',
  'en.html': 'home in English',
  'en/404.html': 'no page',
  'docs.html': BIG,
  'docs.html.gz': gzipSync(BIG),
  'docs.html.br': brotliCompressSync(BIG),
  'docs/тег.html': 'тег',
  'docs.txt': 'payload',
  'index.md': '# home',
  'en.md': '# home in English',
  'docs.md': '# docs',
  'docs/тег.md': '# тег',
  'blog/rss.xml': '<rss/>',
  _headers: '/*',
  'media/a-1.webm': '0123456789',
  'media/a-1.svg': '<svg/>',
  'search-index/current.ru.json': '{}',
  'search-index/current.ru.1/a.json': '{}',
  'robots.txt': 'robots',
  'docs/старая.html': 'stub',
  'docs/split.html': 'stub of a page whose anchors went elsewhere',
  'docs/paper.html': 'больше нет',
  'en/docs/paper.html': 'gone',
  'docs/back.html': 'a page that the map of another release redirects',
  ...moved,
}
const site = path.join(ROOT, 'site')
for (const [file, data] of Object.entries(FILES)) {
  fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true })
  fs.writeFileSync(path.join(site, file), data)
}
/** Starts a real nginx on a free port. */
async function start(basePath: string): Promise<(url: string, options?: http.RequestOptions) => Promise<Answer>> {
  const port = await freePort()
  const folder = fs.mkdtempSync(path.join(ROOT, 'run-'))
  process.env.BASE_PATH = basePath
  const based = planMoves(decisions, new Set(['/docs', '/docs/тег', '/en', '/en/docs'])).old
  fs.writeFileSync(path.join(site, MAP_FILE), movedMap(based)) // read when nginx starts
  const options = { listen: `127.0.0.1:${port}`, server: '_', root: site }
  const first = brotli ? `load_module ${BROTLI};\n` : ''
  const { process: nginx } = startNginx(folder, nginxConfig({ ...options, brotli }), first)
  after(() => nginx.kill())
  const ask = async (url: string, options: http.RequestOptions = {}): Promise<Answer> => {
    const request = http.request({ host: '127.0.0.1', port, path: url, ...options }).end()
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    const { statusCode: status = 0, headers } = response
    return { status, headers, body: Buffer.concat(chunks).toString() }
  }
  await listens(port, nginx)
  return ask
}

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

after(() => fs.rmSync(ROOT, { recursive: true }))
const KEPT = 'public, max-age=31536000, immutable'
const ASKED_AGAIN = 'public, max-age=0, must-revalidate'

// Both are there before the first test: the runner may end when all tests it knows of have.
const servers = [
  { base: '', ask: await start('') },
  { base: '/base', ask: await start('/base') },
]
for (const { base, ask } of servers) {
  const under = base ? 'under a base path: ' : ''

  for (const [url, body, type] of [
    ['/', 'home', 'text/html; charset=utf-8'],
    ['/en', 'home in English', 'text/html; charset=utf-8'],
    ['/docs', BIG, 'text/html; charset=utf-8'],
    [`/docs/${encodeURIComponent('тег')}`, 'тег', 'text/html; charset=utf-8'],
    ['/docs.txt?_rsc=1', 'payload', 'text/plain; charset=utf-8'],
    ['/blog/rss.xml', '<rss/>', 'application/xml; charset=utf-8'],
    ['/media/a-1.webm', '0123456789', 'video/webm'],
    ['/media/a-1.svg', '<svg/>', 'image/svg+xml'],
  ] as const)
    test(`${under}${url} is served`, async () => {
      const answer = await ask(`${base}${url}`.replace(/(.)\/$/, '$1'))
      assert.deepEqual([answer.status, answer.body, answer.headers['content-type']], [200, body, type])
      assert.equal(answer.headers['x-content-type-options'], 'nosniff')
    })

  for (const [url, accept, body] of [
    ['/docs.md', '*/*', '# docs'],
    ['/docs', 'text/markdown', '# docs'],
    ['/docs', 'text/markdown, text/html, */*', '# docs'],
    ['/docs', 'text/plain;q=0.5, text/markdown;q=0.9', '# docs'],
    ['/', 'text/markdown', '# home'],
    ['/en', 'text/markdown', '# home in English'],
    [`/docs/${encodeURIComponent('тег')}`, 'text/markdown', '# тег'],
    ['/docs', 'text/html, text/markdown;q=0.5', BIG],
    ['/docs', 'text/html,application/xhtml+xml,*/*;q=0.8', BIG],
    ['/docs', 'text/markdown;q=0', BIG],
    ['/docs.txt', 'text/markdown', 'payload'],
  ] as const)
    test(`${under}${url} for ${accept}`, async () => {
      const { status, body: got, headers } = await ask(`${base}${url}`.replace(/(.)\/$/, '$1'), { headers: { accept } })
      assert.deepEqual([status, got], [200, body])
      if (got.startsWith('# ')) assert.equal(headers['content-type'], 'text/markdown; charset=utf-8')
      if (url !== '/docs.txt') assert.match(String(headers.vary), /\bAccept(,|$)/)
    })

  for (const [url, alternate] of [
    ['/', '/index.md'],
    ['/en', '/en.md'],
    ['/docs?a=1', '/docs.md'],
    [`/docs/${encodeURIComponent('тег')}`, `/docs/${encodeURIComponent('тег')}.md`],
    ['/docs.md', undefined],
    ['/nothing', undefined],
  ] as const)
    test(`${under}${url} names its alternate`, async () => {
      const { headers } = await ask(`${base}${url}`.replace(/(.)\/$/, '$1'))
      const own = alternate ? `<${base}${alternate}>; rel="alternate"; type="text/markdown", ` : ''
      assert.equal(headers.link, `${own}<${base}/llms.txt>; rel=describedby`)
    })

  for (const [url, policy] of [
    ['/docs', "frame-ancestors 'self'"],
    ['/docs.md', "frame-ancestors 'self'"],
    ['/no', "frame-ancestors 'self'"],
    ['/media/no.svg', "frame-ancestors 'self'"],
    ['/media/a-1.svg', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
  ] as const)
    test(`${under}the header of ${url} says ${policy}`, async () => {
      const { headers } = await ask(base + url)
      assert.equal(headers['content-security-policy'], policy)
      assert.match(String(headers['permissions-policy']), /camera=\(\)/)
    })

  for (const [from, to] of [
    ['/index.html', '/'],
    ['/docs.html?a=1', '/docs?a=1'],
    ['/docs/index.html', '/docs'],
    ['/docs/', '/docs'],
    ['/ru', '/'],
    ['/ru/docs', '/docs'],
    ['/ru/docs/', '/docs'],
    ['/en/index.html', '/en'],
    [`/docs/${encodeURIComponent('тег')}.html`, `/docs/${encodeURIComponent('тег')}`],
    ['//x.example/', '/x.example'],
  ] as const)
    test(`${under}${from} is redirected to ${to}`, async () => {
      let place = base + from
      for (let hops = 0; hops < 3; hops++) {
        const { status, headers } = await ask(place)
        if (status !== 301) break
        place = headers.location ?? ''
      }
      assert.equal(place, `${base}${to}`.replace(/(.)\/$/, '$1'))
    })

  const tag = encodeURIComponent('тег')
  const part = `#${encodeURIComponent('часть')}`
  for (const [from, to] of [
    ['/docs/%D1%81%D1%82%D0%B0%D1%80%D0%B0%D1%8F', `/docs/${tag}${part}`],
    ['/docs/%D1%81%D1%82%D0%B0%D1%80%D0%B0%D1%8F.html?a=1', `/docs/${tag}?a=1${part}`],
    ['/ru/docs/%D1%81%D1%82%D0%B0%D1%80%D0%B0%D1%8F/', `/docs/${tag}${part}`],
    ['/en/docs/a.b', '/en/docs'],
    ['/ru/docs/a.b.html', '/docs'],
    ['/docs/a.b/index.html', '/docs'],
    ['/docs/a.b.md', '/docs.md'],
    ['/docs/split.md', '/docs.md'],
  ] as const)
    test(`${under}the old address ${from} leads to ${to} in one step`, async () => {
      const { status, headers } = await ask(base + from)
      assert.deepEqual([status, headers.location], [301, base + to])
    })

  for (const [url, status, body] of [
    ['/docs/split', 200, 'stub of a page whose anchors went elsewhere'],
    ['/docs/paper', 410, 'больше нет'],
    ['/en/docs/paper', 410, 'gone'],
    ['/ru/docs/paper.html', 410, 'больше нет'],
    ['/docs/back', 200, 'a page that the map of another release redirects'],
    ['/docs/A.b', 404, 'нет страницы'],
    ['/moved/pages/docs/split.page', 404, 'нет страницы'],
    ['/moved/nginx.map', 404, 'нет страницы'],
  ] as const)
    test(`${under}${url} answers ${status}`, async () => {
      const answer = await ask(base + url)
      assert.deepEqual([answer.status, answer.body], [status, body])
    })

  for (const [url, body] of [
    ['/no', 'нет страницы'],
    ['/ruby', 'нет страницы'],
    ['/en/no', 'no page'],
    ['/english', 'нет страницы'],
    ['/media/no.png', 'нет страницы'],
    ['/_headers', 'нет страницы'],
    ['/docs.html.gz/x', 'нет страницы'],
    ['/%5Cevil.example/', 'нет страницы'],
    ['/\\evil.example/', 'нет страницы'],
    ['/%5Cevil.example/index.html', 'нет страницы'],
    ['/ru/%5Cevil.example/login', 'нет страницы'],
    ['/en/%5Cevil.example/', 'нет страницы'],
  ] as const)
    test(`${under}${url} is answered in the language of the path, is not kept, and has the status 404`, async () => {
      const answer = await ask(base + url)
      assert.deepEqual([answer.status, answer.body, answer.headers['cache-control']], [404, body, ASKED_AGAIN])
      assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
    })

  test(`${under}no redirect leads to another origin, whatever the path`, async () => {
    let redirects = 0
    for (const url of maliciousPaths(1500)) {
      const { headers } = await ask(base + url)
      if (headers.location) redirects++
      assert.ok(!leadsAway(headers.location), `${base}${url} leads to ${headers.location}`)
    }
    assert.ok(redirects > 100, `only ${redirects} redirects were looked at`)
  })

  for (const [url, expected] of [
    ['/docs', ASKED_AGAIN],
    ['/docs.txt', ASKED_AGAIN],
    ['/search-index/current.ru.json', ASKED_AGAIN],
    ['/search-index/current.ru.1/a.json', KEPT],
    ['/media/a-1.webm', KEPT],
  ] as const)
    test(`${under}${url}: ${expected}`, async () =>
      assert.equal((await ask(base + url)).headers['cache-control'], expected))

  test(`${under}a page requested again with its ETag is not sent`, async () => {
    const { headers } = await ask(`${base}/docs`)
    const again = await ask(`${base}/docs`, { headers: { 'if-none-match': headers.etag } })
    assert.deepEqual([again.status, again.body], [304, ''])
  })

  test(`${under}compressed copies are sent as they are`, async () => {
    for (const [encoding, file] of [['gzip', 'docs.html.gz'], ...(brotli ? [['br', 'docs.html.br']] : [])]) {
      const { headers } = await ask(`${base}/docs`, { headers: { 'accept-encoding': encoding } })
      const size = String(fs.statSync(path.join(site, file ?? '')).size)
      assert.deepEqual(
        [headers['content-encoding'], headers['content-length'], headers.vary],
        [encoding, size, 'Accept-Encoding, Accept'],
      )
    }
  })

  test(`${under}a part of a video is sent`, async () => {
    const answer = await ask(`${base}/media/a-1.webm`, { headers: { range: 'bytes=2-4' } })
    assert.deepEqual([answer.status, answer.body, answer.headers['cache-control']], [206, '234', KEPT])
  })
}
