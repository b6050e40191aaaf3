import type { Locale } from 'next-intl'
import { defaultLocale, locales, withBasePath } from './routes'

/** Folders whose files have names that change with what they hold; `*` stands for one name. */
const IMMUTABLE_FOLDERS = ['_next/static', 'cards', 'etl', 'media', 'search-index/*', 'tree', 'vendor']
/** First parts of their addresses. */
export const FILE_SEGMENTS = IMMUTABLE_FOLDERS.map((folder) => folder.replace(/\/.*/, ''))
export const KEPT = 'public, max-age=31536000, immutable'
/** Kept too, but asked for again with its ETag each time. */
export const ASKED_AGAIN = 'public, max-age=0, must-revalidate'

const IMMUTABLE = `/(${IMMUTABLE_FOLDERS.map((folder) => folder.replace('*', '[^/]+')).join('|')})/`
const immutablePath = new RegExp(`^${IMMUTABLE}`)

/** Whether a path below the base path may be kept by browsers for ever. */
export const isImmutable = (path: string): boolean => immutablePath.test(path)

const otherLocales = (): Locale[] => locales().filter((locale) => locale !== defaultLocale())

/** @param policy the Content-Security-Policy that stands in the pages; a header says it too, and what only a header can */
const securityHeaders = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
})

/** `_headers`, as Netlify and Cloudflare Pages read it. Both ask again for what no rule names. */
export function headersFile(policy: string): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [withBasePath(path), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return `${[
    rule('/*', securityHeaders(policy)),
    ...IMMUTABLE_FOLDERS.map((folder) => rule(`/${folder.replace('*', ':hash')}/*`, { 'Cache-Control': KEPT })),
  ].join('\n\n')}\n`
}

/**
 * `_redirects` of the same hosts, which take off `.html` and `/index.html` by themselves.
 * @param pages published paths of the pages
 */
export function redirectsFile(pages: string[]): string {
  const rule = (from: string, to: string, status: number) => `${withBasePath(from)} ${withBasePath(to)} ${status}`
  return `${[
    ...plainRedirects(pages).map(([from, to]) => rule(`/${defaultLocale()}${from}`, to, 301)),
    ...[...otherLocales().map((locale) => `/${locale}`), ''].map((prefix) =>
      rule(`${prefix}/*`, `${prefix}/404.html`, 404),
    ),
  ].join('\n')}\n`
}

/**
 * From addresses with the prefix of the default language to those without. Each part of the site has rules of its own:
 * of `/ru/* /:splat` a host makes `//evil.example`, which is another origin, when it is asked for `/ru//evil.example`.
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

interface NginxOptions {
  /** The published folder on the server, or the link to it. */
  root: string
  /** What the server listens to: `80`, `127.0.0.1:8080`. */
  listen: string
  server: string
  /** The module `brotli_static` is there. */
  brotli: boolean
  /** File of `add_header` lines that is renewed with each release, or nothing. */
  headers?: string
}

/** A server for nginx: plain addresses, redirects, the 404 page of each language, types and caching. */
export function nginxConfig({ root, listen, server, brotli, headers }: NginxOptions): string {
  const base = withBasePath('/').replace(/\/$/, '')
  const at = (path: string) => `^${base.replaceAll('.', '\\.')}${path}`
  return `# Made by \`npm run nginx\`, which knows the languages and the base path of the site.
# A page that is not there must not be kept like the file it stands for, so the status decides as well.
map "$status $uri" $docs_cache {
  default "${ASKED_AGAIN}";
  "~^(200|206|304) ${IMMUTABLE}" "${KEPT}";
}

server {
  listen ${listen};
  server_name ${server};
  root ${root};
  charset utf-8;
  charset_types text/plain text/css text/javascript text/vtt application/xml;
  absolute_redirect off;
  etag on;

  # Files that \`npm run compress\` has made beside the others go out as they are.
  gzip_static on;
${brotli ? '  brotli_static on;\n' : ''}  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/json image/svg+xml text/plain text/vtt application/xml;

  add_header Cache-Control $docs_cache always;
${headers ? `  include ${headers};\n` : ''}
  types {
    text/html html;
    text/css css;
    text/javascript js mjs;
    text/plain txt;
    text/vtt vtt;
    application/json json;
    application/xml xml;
    image/svg+xml svg;
    image/x-icon ico;
    image/webp webp;
    image/avif avif;
    image/gif gif;
    image/png png;
    image/jpeg jpg jpeg;
    video/webm webm;
    video/mp4 mp4;
  }

  # A redirect below begins with a slash and a part of the path; browsers read \`//\` and \`/\\\` there as another host.
  merge_slashes on;
  if ($uri ~ \\x5c) {
    return 404;
  }

  # The address bar shows the plain path, without the prefix of the default language.
  rewrite ${at(`/${defaultLocale()}(?:/(.*))?$`)} ${base}/$1 permanent;
  rewrite ${at('/index\\.html$')} ${base || '/'} permanent;
  rewrite ${at('(/.+)/index\\.html$')} ${base}$1 permanent;
  rewrite ${at('(/.+)\\.html$')} ${base}$1 permanent;
  rewrite ${at('(/.+)/$')} ${base}$1 permanent;
${base ? `  rewrite ^${base}/$ ${base} permanent;\n` : ''}
  error_page 404 @${defaultLocale()}_404;
  # What hosts of another kind read is no page.
  location ~ /_(headers|redirects)$ {
    return 404;
  }

  location = ${base || '/'} {
    try_files /index.html =404;
  }

  # A browser shows a feed in a style of its own, which the policy of the pages forbids; headers of a place replace the others.
  location ~ \\.xml$ {
    add_header Cache-Control $docs_cache always;
    add_header X-Content-Type-Options nosniff always;
${base ? `    rewrite ^${base}(/.*)$ $1 break;\n` : ''}    try_files $uri =404;
  }
${[...otherLocales(), defaultLocale()].map((locale) => locationsOf(locale, base)).join('')}}
`
}

/** The pages of a language. The 404 location has a name, so that the redirects do not see the file's. */
function locationsOf(locale: Locale, base: string): string {
  const prefix = locale === defaultLocale() ? '' : `/${locale}`
  const path = prefix ? `~ ^${base}${prefix}(/|$)` : `${base}/`
  const lines = [
    ...(base ? [`rewrite ^${base}(/.*)$ $1 break;`] : []),
    'try_files $uri.html $uri =404;',
    ...(prefix ? [`error_page 404 @${locale}_404;`] : []),
  ]
  return `
  location ${path} {
${lines.map((line) => `    ${line}`).join('\n')}
  }

  location @${locale}_404 {
    try_files ${prefix}/404.html =404;
  }
`
}
