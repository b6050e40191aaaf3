/**
 * Every address the site can make; nothing else joins paths. Works in the browser too, so it knows the site only by
 * values of the environment, which `next.config.mjs` compiles in: BASE_PATH and LOCALES (the default one first).
 */
const basePath = (): string => process.env.BASE_PATH ?? ''
export const locales = (): string[] => (process.env.LOCALES ?? 'ru en').split(' ')
export const defaultLocale = (): string => locales()[0] ?? 'ru'

/** `/icons.svg` → `/base/icons.svg`. */
export const withBasePath = (path: string): string => `${basePath()}${path}` || '/'

/** Mermaid's module; the version in the address lets it be cached for ever. */
export const mermaidUrl = (): string => withBasePath(`/vendor/mermaid/${process.env.MERMAID_VERSION}/mermaid.esm.min.mjs`)

/** The address of a site path in a language: `/docs/bi` → `/en/docs/bi`; the default language has no prefix. */
export function localePath(path: string, locale: string): string {
  const prefix = locale === defaultLocale() ? '' : `/${locale}`
  return withBasePath(path === '/' ? prefix || '/' : `${prefix}${path}`).replace(/(.)\/$/, '$1')
}

/** The reverse: language and site path of an address's path. `.html` and `/index.html` are dropped. */
export function parsePath(pathname: string): { locale: string; path: string } {
  const base = basePath()
  const inside = base && (pathname === base || pathname.startsWith(`${base}/`)) ? pathname.slice(base.length) : pathname
  const plain =
    decodePath(inside)
      .replace(/(\/index)?\.html$/, '')
      .replace(/\/+$/, '') || '/'
  const [, first = '', ...rest] = plain.split('/')
  if (locales().includes(first)) return { locale: first, path: `/${rest.join('/')}` }
  return { locale: defaultLocale(), path: plain === '/index' ? '/' : plain }
}

/** Decodes a path or a route parameter, which Next hands over percent-encoded (next#92192). A broken one stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Site path of a document; `docPath` is '' for the start page, `versionPath` is '' for the version at /docs. */
export const docUrl = (docPath: string, versionPath = ''): string => ['/docs', versionPath, docPath].filter(Boolean).join('/')
export const docTagsUrl = (versionPath = ''): string => docUrl('tags', versionPath)
export const docTagUrl = (permalink: string, versionPath = ''): string => `${docTagsUrl(versionPath)}/${permalink}`
export const blogUrl = (): string => '/blog'
