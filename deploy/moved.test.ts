import assert from 'node:assert/strict'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { Parser } from 'htmlparser2'
import { chromium } from 'playwright'
import { splitAddress } from '../lib/addresses/address'
import { movedRules } from '../lib/addresses/rules'
import { publishedPath } from '../lib/core/routes'
import { redirectsFile } from '../lib/site/hosting'
import { nginxConfig } from '../lib/site/hosting/nginx'
import type { PageMeta } from '../lib/site/metadata'
import { publishMoved } from '../scripts/publish/moved'
import { CHROMIUM_ARGS, findHeadlessShell } from '../scripts/system/chromium'
import { simulate } from './moved-history'
import { freePort, listens, startNginx } from './programs'

/**
 * Every address of ten releases, on every kind of host, in one step at most. What a host answers is followed as a browser
 * does; the pages that the scripts and the stylesheet read are read here by what they say.
 */
const ROOT = fs.mkdtempSync(path.join(os.tmpdir(), 'moved-'))
fs.chmodSync(ROOT, 0o755)
const site = path.join(ROOT, 'site')
const { pages, decisions, addresses } = simulate(30, 10)
Object.assign(process.env, { LOCALES: 'ru en', BASE_PATH: '', CONTENT_DIR: ROOT })

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true })
  fs.writeFileSync(path.join(site, file), text)
}
const html = (ids: Iterable<string>) =>
  `<html><head><title>Страница не найдена</title></head><body><div class="place"><main><h1>A</h1><p>a</p><p>b</p>${[...ids].map((id) => `<h2 id="${id}">A</h2>`).join('')}</main></div></body></html>`
const metas: PageMeta[] = []
for (const locale of ['ru', 'en'] as const) {
  for (const [page, ids] of pages) {
    metas.push({ locale, path: page, title: page })
    write(`${publishedPath(page, locale)}.html`, html(ids))
  }
  write(`${publishedPath('/404', locale)}.html`, html([]))
  write(`${publishedPath('/404', locale)}.txt`, '')
}
const before = new Map(
  metas.map(({ path: page, locale }) => [
    page,
    fs.readFileSync(path.join(site, `${publishedPath(page, locale)}.html`), 'utf8'),
  ]),
)
fs.copyFileSync('e2e/fixtures/site/site.yaml', path.join(ROOT, 'site.yaml'))
fs.writeFileSync(path.join(ROOT, 'redirects.yaml'), JSON.stringify(decisions))
const started = performance.now()
const old = publishMoved(site, metas)
const took = performance.now() - started
const published = metas.map(({ path: page, locale }) => publishedPath(page, locale))
write('_redirects', redirectsFile(published, movedRules(old, new Set(published))))
after(() => fs.rmSync(ROOT, { recursive: true }))

interface Answer {
  status: number
  location?: string | undefined
  html: string
}
type Host = (url: string) => Promise<Answer>

const fileAt = (url: string): string | undefined => {
  const file = path.join(site, `${decodeURI(url)}.html`)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
}
const bare: Host = async (url) => {
  const found = fileAt(url)
  return { status: found === undefined ? 404 : 200, html: found ?? '' }
}

const port = await freePort()
const { process: nginx } = startNginx(
  ROOT,
  nginxConfig({ listen: `127.0.0.1:${port}`, server: '_', root: site, brotli: false }),
)
after(() => nginx.kill())
await listens(port, nginx)
const askNginx: Host = async (url) => {
  const [response] = (await once(http.get({ host: '127.0.0.1', port, path: url }), 'response')) as [
    http.IncomingMessage,
  ]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location,
    html: Buffer.concat(chunks).toString(),
  }
}

const parsed = await parseAllRedirects({
  redirectsFiles: [path.join(site, '_redirects')],
  configRedirects: [],
  minimal: true,
})
interface Rule {
  from: string
  to: string
  status: number
  force: boolean
}
const rules = parsed.redirects as Rule[] // the parser's own types say nothing of them
/** The first rule that fits counts; one that is not forced leaves the address to a file. */
const rulesHost =
  (knowsForce: boolean): Host =>
  async (url) => {
    const found = fileAt(url)
    const rule = rules.find(({ from, force }) => from === url && (knowsForce ? force || found === undefined : !force))
    if (rule === undefined) return bare(url)
    return rule.status === 404
      ? { status: 404, html: fileAt(rule.to.replace(/\.html$/, '')) ?? '' }
      : { status: rule.status, location: rule.to, html: '' }
  }

/** Where elements with these ids lead, by `data-moved`, or '' for an element that is there. */
function marksOf(text: string): { ids: Map<string, string>; body: string | undefined } {
  const ids = new Map<string, string>()
  let body: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') body = attributes['data-moved']
      if (attributes.id !== undefined) ids.set(attributes.id, attributes['data-moved'] ?? '')
    },
  })
  parser.end(text)
  return { ids, body }
}

/** Follows an address. @returns where it ends, and in how many steps */
async function follow(
  host: Host,
  address: string,
): Promise<{ place: string; steps: number; status: number; html: string }> {
  let [page, hash] = splitAddress(encodeURI(address))
  hash = decodeURIComponent(hash)
  for (let steps = 0; ; steps++) {
    const { status, location, html: text } = await host(page)
    const { ids, body } = marksOf(text)
    const to = location ?? (ids.get(hash) || body)
    if (to === undefined || steps > 3)
      return { place: decodeURI(page) + (hash && `#${hash}`), steps, status, html: text }
    const [next, anchor] = splitAddress(to)
    page = next
    hash = anchor ? decodeURIComponent(anchor) : hash
  }
}

/** Whether the reader is at what they requested: at the id, or at an old id in the heading that has it. */
function isAt(place: string, expected: string, text: string): boolean {
  const [page, hash] = splitAddress(place)
  const [right, anchor] = splitAddress(expected)
  return (
    page === right &&
    (hash === anchor || (text.includes(`<h2 id="${anchor}"`) && aliasesOf(text, anchor).includes(`id="${hash}"`)))
  )
}
const aliasesOf = (text: string, anchor: string): string =>
  text.slice(text.indexOf(`<h2 id="${anchor}"`), text.indexOf('</h2>', text.indexOf(`<h2 id="${anchor}"`)))

const HOSTS: Record<string, Host> = {
  nginx: askNginx,
  'a host that reads _redirects and knows forced rules (Netlify)': rulesHost(true),
  'a host that reads _redirects and skips forced rules (Cloudflare)': rulesHost(false),
  'a bare host': bare,
}
for (const [name, host] of Object.entries(HOSTS))
  test(`every address of ten releases leads to the right place in one step, ${name}`, async () => {
    const wrong: string[] = []
    for (const [address, expected] of addresses)
      for (const prefix of ['', '/en']) {
        const { place, steps, status, html: text } = await follow(host, prefix + address)
        const isRight =
          expected === undefined
            ? text.includes(prefix ? 'No.' : 'Нет.') && status !== 301
            : isAt(place, prefix + expected, text) && status === 200
        if (!isRight || steps > 1)
          wrong.push(`${prefix}${address} → ${place} (${status}) in ${steps} steps, not ${expected}`)
      }
    assert.deepEqual(wrong, [])
  })

test('the reader of Netlify understands every rule', () => {
  assert.deepEqual(parsed.errors, [])
  assert.ok(rules.length > 100, String(rules.length))
})

test('a page that has lost nothing is byte for byte as it was', () => {
  const lost = new Set(Object.keys(decisions).flatMap((from) => (from.includes('#') ? [splitAddress(from)[0]] : [])))
  const same = [...pages.keys()].filter((page) => !lost.has(page))
  assert.ok(same.length > 5)
  for (const page of same) assert.equal(fileAt(encodeURI(page)), before.get(page))
})

const moved = [...addresses].filter(([from, to]) => !from.includes('#') && to !== undefined && to !== from)

test('without scripts, every page at an old address names the new one to a browser', () => {
  assert.ok(moved.length > 10)
  for (const [from, to = ''] of moved) {
    const refresh = /<noscript><meta http-equiv="refresh" content="0; url=([^"]+)"><\/noscript>/.exec(
      fileAt(from) ?? '',
    )
    assert.equal(refresh?.[1], encodeURI(to), from)
  }
})

test('without scripts, a browser follows such pages', async () => {
  const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: CHROMIUM_ARGS })
  const server = http.createServer(async (request, response) => {
    const answer = await bare(request.url ?? '/')
    response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html)
  })
  server.listen(0)
  const { port: bound } = server.address() as { port: number }
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  try {
    for (const [from, to = ''] of moved.slice(0, 3)) {
      await page.goto(`http://localhost:${bound}${from}`)
      await page.waitForURL(`http://localhost:${bound}${encodeURI(to)}`)
    }
  } finally {
    await browser.close()
    server.close()
  }
})

test('the figures of the trial', (context) => {
  const count = (match: (address: string) => boolean) => [...addresses.keys()].filter(match).length
  const shards = fs.readdirSync(path.join(site, 'moved')).filter((file) => file.endsWith('.json'))
  const largest = Math.max(...shards.map((file) => fs.statSync(path.join(site, 'moved', file)).size))
  context.diagnostic(
    `${count((address) => !address.includes('#'))} paths, ${count((address) => address.includes('#'))} anchors; ${old.length} old pages, written in ${Math.round(took)} ms; ${shards.length} shards, the largest ${largest} bytes`,
  )
  assert.ok(largest <= 8192)
})
