import fs from 'node:fs'
import path from 'node:path'
import type { Locale } from 'next-intl'
import { defaultLocale } from '../core/routes'
import { DIST } from './phases.mjs'

/**
 * What Next leaves in `.next/server/app`, and the name under which each file is published. It leans on this:
 * - a page of the route `/[locale]/…` is `<address>.html`, its payload for a soft navigation `<address>.rsc`;
 * - `.meta` files are headers for Next's own server;
 * - `_not-found` and `_global-error` are Next's own screens, in whose place each language has its 404 page;
 * - compiled code lies in folders of dynamic routes, in brackets, or under the names of `CODE`.
 */
export type Rendered = { kind: 'page' | 'payload'; name: string } | { kind: 'code' | 'unpublished' }

const CODE = /(^|\/)\[[^/]*\]|(^|\/)page(\.js|\.js\.map|_client-reference-manifest\.js|\/[^/]+\.json)$/
const OWN_SCREENS = /^_(not-found|global-error)[./]/
const UNPUBLISHED = /\.meta$/

/**
 * Tells what a file of `.next/server/app` is.
 * @param file path below that folder, with slashes
 * @throws Error when this version of Next has written a file that is not known here
 * @example readRendered('ru/docs.html') // { kind: 'page', name: 'docs.html' }
 * @example readRendered('en/docs.rsc') // { kind: 'payload', name: 'en/docs.txt' }
 */
export function readRendered(file: string): Rendered {
  if (CODE.test(file)) return { kind: 'code' }
  if (OWN_SCREENS.test(file) || UNPUBLISHED.test(file)) return { kind: 'unpublished' }
  const { dir, name, ext } = path.posix.parse(file)
  const address = atRoot(path.posix.join(dir, name))
  if (ext === '.html') return { kind: 'page', name: pageName(address) }
  if (ext === '.rsc') return { kind: 'payload', name: payloadName(address) }
  throw new Error(`Next has written a file that is not known here: .next/server/app/${file} (lib/next/rendered.ts)`)
}

/** The payload beside a page. */
export const payloadOf = (file: string): string => file.replace(/\.html$/, '.rsc')

const RENDERED = path.join(DIST, 'server/app')

/** Every file of `.next/server/app`, with what it is. */
export const listRendered = (): (Rendered & { file: string })[] =>
  fs
    .readdirSync(RENDERED, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, ...readRendered(path.relative(RENDERED, file).replaceAll(path.sep, '/')) }))

/** Whether `.next` holds the page of a site path. */
export const isRendered = (sitePath: string, locale: Locale): boolean =>
  fs.existsSync(path.join(RENDERED, locale, `${sitePath}.html`))

/** Lifts the default language to the root. */
function atRoot(address: string): string {
  if (address === defaultLocale()) return 'index'
  return address.startsWith(`${defaultLocale()}/`) ? address.slice(defaultLocale().length + 1) : address
}

const pageName = (address: string): string => `${address}.html`
const payloadName = (address: string): string => `${address}.txt`

/** The files of a page: itself, and its payload. */
export function filesOfPage(sitePath: string): [page: string, payload: string] {
  const address = sitePath.slice(1) || 'index'
  return [pageName(address), payloadName(address)]
}

/** The page a file belongs to. */
export const pageOfFile = (name: string): string => name.slice(0, -path.posix.extname(name).length)

/** Address of a published page below the base path, '' for the home page. */
export const addressOfPage = (name: string): string =>
  name === 'index.html' ? '' : `/${name.slice(0, -'.html'.length)}`

/**
 * Compares what was rendered with what the routes say.
 * @param published names of all published pages and payloads
 * @param pages addresses of the pages, with language, `/` for the home page
 * @throws Error naming what is missing and what is too many
 */
export function checkRendered(published: Set<string>, pages: string[]): void {
  const expected = pages.flatMap(filesOfPage)
  const known = new Set(expected)
  const missing = expected.filter((name) => !published.has(name))
  const surplus = [...published].filter((name) => !known.has(name))
  const reported = Object.entries({ missing, surplus }).flatMap(([word, names]) =>
    names.length > 0 ? [`${word}: ${listSome(names)}`] : [],
  )
  if (reported.length > 0)
    throw new Error(`Next has not rendered what the routes say (lib/next/rendered.ts): ${reported.join('; ')}`)
}

const listSome = (names: string[]): string =>
  names.length > 10 ? `${names.slice(0, 10).join(', ')} and ${names.length - 10} more` : names.join(', ')
