import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { alternateUrl, decodePath, defaultLocale, parsePath } from '../../lib/core/routes'
import {
  CACHED_FOREVER,
  DRAWING,
  DRAWING_POLICY,
  isImmutable,
  MARKDOWN_FIRST,
  REVALIDATED,
} from '../../lib/site/hosting'
import { repair } from '../build/atomic-replace'
import { loadEnv, main } from '../system/env'

/** What browsers take for a slash, or leave out, in the path of a redirect; no file of the site has it in its name. */
const MISREAD = /%5c|[^!-[\]-~\u0080-\uffff]/i

/** Serves a published folder as a static host would: plain addresses, 404 in the language of the path, types, caching. */
export function serve(folder: string, port: number, basePath = process.env.BASE_PATH ?? ''): Promise<http.Server> {
  const drawing = new RegExp(DRAWING)
  const files = sirv(folder, {
    extensions: ['html'],
    dev: true, // looks at the disk each time, so that a new build is served at once
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', isImmutable(pathname) ? CACHED_FOREVER : REVALIDATED)
      if (drawing.test(pathname)) response.setHeader('content-security-policy', DRAWING_POLICY)
      if (pathname.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=utf-8')
    },
  })
  const compress = compression()
  const markdownFirst = new RegExp(MARKDOWN_FIRST, 'i')
  const prefixed = new RegExp(`^/${defaultLocale()}(?=/|$)`)
  const server = http.createServer((request, response) => {
    // Not by `new URL`, which takes what follows two slashes for a host.
    const [, slashed = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? []
    const pathname = slashed.replace(/\/+/g, '/')
    for (const [name, value] of readHeaders(folder)) response.setHeader(name, value)
    const redirect = (to: string) => response.writeHead(301, { location: to + search }).end()
    const showMissing = (file: string) =>
      response
        .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
        .end(fs.readFileSync(path.join(folder, file)))
    const missing = () => {
      const { locale } = parsePath(pathname)
      showMissing(locale === defaultLocale() ? '404.html' : `${locale}/404.html`)
    }
    if (MISREAD.test(pathname)) return missing()
    const moved = readMoved(folder).get(encodeURI(decodePath(pathname)).replace(/(.)\/$/, '$1'))
    if (moved?.status === 301) return response.writeHead(301, { location: withQuery(moved.to, search) }).end()
    if (moved?.status === 404) return showMissing(decodePath(moved.to.slice(basePath.length)))
    if (basePath && pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return missing()
    const inside = pathname.slice(basePath.length) || '/'
    const plain =
      inside
        .replace(prefixed, '')
        .replace(/(\/index)?\.html$/, '')
        .replace(/(.)\/+$/, '$1') || '/'
    if (plain !== inside || slashed !== pathname) return redirect(basePath + plain)
    const alternate = alternateUrl(inside)
    const isAlternate =
      markdownFirst.test(request.headers.accept ?? '') && fs.existsSync(path.join(folder, decodePath(alternate)))
    response.setHeader('vary', 'Accept')
    request.url = (isAlternate ? alternate : inside) + search
    compress(request as never, response as never, () => files(request, response, missing))
  })
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, () => resolve(server)))
}

/** Headers of all addresses in `_headers`, so that a preview sends what the host sends. Read at each request, since a build changes them. */
function readHeaders(folder: string): [name: string, value: string][] {
  const file = path.join(folder, '_headers')
  const [all = ''] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n\n') : []
  return [...all.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value])
}

/** Rules of `_redirects` for old addresses, which name one address each: where it leads, or the file it shows. */
function readMoved(folder: string): Map<string, { to: string; status: number }> {
  const file = path.join(folder, '_redirects')
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []
  return new Map(
    lines.flatMap((line): [string, { to: string; status: number }][] => {
      const [from = '', to = '', status = ''] = line.split(' ')
      return from === '' || from.endsWith('*') ? [] : [[from, { to, status: Number.parseInt(status, 10) }]]
    }),
  )
}

/** The query is before the anchor. */
const withQuery = (to: string, search: string): string =>
  to.replace(/(?=#)|$/, () => (to.includes('?') ? search.replace('?', '&') : search))

if (process.argv[1]?.endsWith('serve.ts')) {
  await main(async () => {
    loadEnv()
    const folder = path.resolve(process.env.OUT_DIR ?? 'out')
    repair(folder)
    if (!fs.existsSync(folder))
      throw new Error(`there is no ${path.relative('.', folder)} folder yet: run \`npm run build\` first`)
    const port = Number(process.env.PORT ?? 3000)
    await serve(folder, port)
    console.log(`http://localhost:${port}${process.env.BASE_PATH}`)
  })
}
