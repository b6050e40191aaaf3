import { defaultLocale, listUrl, locales, withBasePath } from '../../core/routes'

/** Folders whose files have a hash of their content in the name; `*` matches one name. */
const IMMUTABLE_FOLDERS = ['_next/static', 'cards', 'etl', 'media', 'search-index/*', 'tree', 'vendor']
/** First parts of their addresses. */
export const FILE_SEGMENTS = IMMUTABLE_FOLDERS.map((folder) => folder.replace(/\/.*/, ''))
export const CACHED_FOREVER = 'public, max-age=31536000, immutable'
/** Cached, but revalidated by its ETag at each request. */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

/** Pattern of their paths. */
export const IMMUTABLE = `/(${IMMUTABLE_FOLDERS.map((folder) => folder.replace('*', '[^/]+')).join('|')})/`
const immutablePath = new RegExp(`^${IMMUTABLE}`)

/** Whether browsers may cache a path below the base path permanently. */
export const isImmutable = (path: string): boolean => immutablePath.test(path)

/** Pattern of an `Accept` header that wants Markdown, and not HTML before it. */
export const MARKDOWN_FIRST =
  '^(?!.*text/html.*text/markdown)(?:.*[ ,])?text/markdown(?!\\s*;\\s*q=0(?:[.]0*)?\\s*(?:,|$))'

export const otherLocales = (): string[] => locales().filter((locale) => locale !== defaultLocale())

/** A page holds its own policy (`content-policy.ts`); the header adds what only a header can say. */
const PAGE_POLICY = "frame-ancestors 'self'"
/** Of an SVG that a browser opens as a document: it draws itself and runs nothing. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const DRAWINGS = '/media/*.svg'
/** Pattern of the paths of drawings. */
export const DRAWING = '^/media/.*[.]svg$'

/** Headers of all addresses, the same in each release. */
export const securityHeaders = (): Record<string, string> => ({
  'Content-Security-Policy': PAGE_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  Link: `<${withBasePath(listUrl())}>; rel=describedby`,
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
})

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both revalidate files without a rule, and send what all rules of an
 * address say: a drawing has two policies, and a browser keeps to both.
 */
export function headersFile(): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [withBasePath(path), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return `${[
    rule('/*', securityHeaders()),
    rule(DRAWINGS, { 'Content-Security-Policy': DRAWING_POLICY }),
    ...IMMUTABLE_FOLDERS.map((folder) =>
      rule(`/${folder.replace('*', ':hash')}/*`, { 'Cache-Control': CACHED_FOREVER }),
    ),
  ].join('\n\n')}\n`
}

/**
 * `_redirects` of the same hosts, which remove `.html` and `/index.html` automatically.
 * @param pages published paths of the pages
 * @param moved rules for old addresses; the first rule that fits counts, and Cloudflare wants those with `*` last
 */
export function redirectsFile(pages: string[], moved: string[] = []): string {
  const rule = (from: string, to: string, status: number) => `${withBasePath(from)} ${withBasePath(to)} ${status}`
  return `${[
    ...moved,
    ...plainRedirects(pages).map(([from, to]) => rule(`/${defaultLocale()}${from}`, to, 301)),
    ...[...otherLocales().map((locale) => `/${locale}`), ''].map((prefix) =>
      rule(`${prefix}/*`, `${prefix}/404.html`, 404),
    ),
  ].join('\n')}\n`
}

/**
 * Redirects addresses with the prefix of the default language to those without. Each part of the site has its own rules:
 * with `/ru/* /:splat` a host would redirect `/ru//evil.example` to `//evil.example`, which is another origin.
 */
function plainRedirects(pages: string[]): [from: string, to: string][] {
  const foreign: string[] = otherLocales()
  const paths = pages.filter((page) => page !== '/' && !foreign.includes(page.split('/')[1] ?? ''))
  const parts = [...new Set(paths.map((page) => `/${page.split('/')[1]}`))].sort()
  const hasMore = (part: string) => paths.some((page) => page.startsWith(`${part}/`))
  return [
    ['', '/'],
    ['/index.html', '/'],
    ...parts.flatMap((part): [string, string][] => [
      [part, part],
      [`${part}.html`, part],
      ...(hasMore(part) ? [[`${part}/*`, `${part}/:splat`] as [string, string]] : []),
    ]),
  ]
}
