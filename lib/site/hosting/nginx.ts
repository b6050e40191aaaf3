import fs from 'node:fs'
import { lookUp } from '../../core/look-up'
import { defaultLocale, withBasePath } from '../../core/routes'
import {
  CACHED_FOREVER,
  DRAWING,
  DRAWING_POLICY,
  IMMUTABLE,
  MARKDOWN_FIRST,
  otherLocales,
  REVALIDATED,
  securityHeaders,
} from '.'

interface NginxOptions {
  /** The published folder on the server, or the link to it. */
  root: string
  /** What the server listens to: `80`, `127.0.0.1:8080`. */
  listen: string
  server: string
  /** The module `brotli_static` is there. */
  brotli: boolean
}

/** A server for nginx: plain addresses, redirects, the 404 page of each language, types, headers and caching. */
export function nginxConfig({ root, listen, server, brotli }: NginxOptions): string {
  const base = withBasePath('/').replace(/\/$/, '')
  const { 'Content-Security-Policy': pagePolicy = '', ...headers } = securityHeaders()
  const values: Record<string, string> = {
    ...{ root, listen, server, base },
    forever: CACHED_FOREVER,
    revalidated: REVALIDATED,
    immutable: IMMUTABLE,
    default: defaultLocale(),
    others: otherLocales().join('|'),
    markdown: MARKDOWN_FIRST,
    home: base || '/',
    at: `^${base.replaceAll('.', '\\.')}`,
    brotli: brotli ? '  brotli_static on;' : '',
    pagePolicy,
    drawing: DRAWING,
    drawingPolicy: DRAWING_POLICY,
    headers: Object.entries(headers)
      .map(([name, value]) => `  add_header ${name} "${value}" always;`)
      .join('\n'),
    bareBase: base && `  rewrite ^${base}/$ ${base} permanent;`,
    withoutBase: base && `  rewrite ^${base}(/.*)$ $1 break;`,
    pages: [...otherLocales(), defaultLocale()].map((locale) => locationsOf(locale, base)).join('\n'),
  }
  const template = fs.readFileSync('lib/site/hosting/nginx.conf', 'utf8')
  const fill = (line: string) => line.replace(/%(\w+)%/g, (_, name) => lookUp(values, name) ?? '')
  // A line that is nothing but an empty value is left out.
  const lines = template.split('\n').flatMap((line) => (line.trim() && !fill(line).trim() ? [] : [fill(line)]))
  return lines.join('\n')
}

/** The pages of a language. The 404 location has a name, so that the redirects do not see the file's. */
function locationsOf(locale: string, base: string): string {
  const prefix = locale === defaultLocale() ? '' : `/${locale}`
  const path = prefix ? `~ ^${base}${prefix}(/|$)` : `${base}/`
  const lines = [
    ...(base ? [`rewrite ^${base}(/.*)$ $1 break;`] : []),
    'try_files $uri$docs_form $uri.html $uri =404;',
    ...(prefix ? [`error_page 404 @${locale}_404;`] : []),
  ]
  return `
  location ${path} {
${lines.map((line) => `    ${line}`).join('\n')}
  }

  location @${locale}_404 {
    try_files ${prefix}/404.html =404;
  }`
}
