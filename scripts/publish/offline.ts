import fs from 'node:fs'
import path from 'node:path'
import type { Locale } from 'next-intl'
import type { Sizes } from '../../components/offline/sections'
import { localePath, locales, offlineUrl, publishedPath, withBasePath } from '../../lib/core/routes'
import { shortHash } from '../../lib/core/short-hash'
import { getMenus } from '../../lib/docs/menu'
import { hrefsIn } from '../../lib/docs/tree'
import { filesOfPage } from '../../lib/next/rendered'
import { getSite } from '../../lib/site'
import { IMMUTABLE } from '../../lib/site/hosting'
import { listFiles, writeAll } from '../system/files'
import { minify } from './minify'

/** Films are asked for in parts, which a cache cannot answer. */
const FILM = /\.(?:webm|mp4)$/

/**
 * Writes the service worker, the one that removes it, and what the sections of the menus weigh. A site without a worker
 * publishes the other in its place: a browser that has one would keep it for ever.
 */
export function publishOffline(target: string): void {
  const off = minify('components/offline/worker/off.ts', siteValues())
  const files = new Map([['sw-off.js', off]])
  if (getSite().offline) {
    files.set('sw.js', bundleWorker(target))
    for (const locale of locales()) files.set(`offline/${locale}.json`, JSON.stringify(weighPages(target, locale)))
  } else files.set('sw.js', off)
  writeAll(files, target)
}

const siteValues = () => ({ BASE_PATH: process.env.BASE_PATH ?? '', LOCALES: locales().join(' ') })

/** A new worker when the page without a network has changed, or a script of it. */
function bundleWorker(target: string): string {
  const shell = locales().map((locale) => readPage(target, offlineUrl(), locale))
  // The address of the default language, which comes first, begins all others.
  const pages = [...locales()]
    .reverse()
    .map((locale) => [localePath('/', locale).replace(/\/?$/, '/'), localePath(offlineUrl(), locale)])
  return minify('components/offline/worker/worker.ts', {
    ...siteValues(),
    IMMUTABLE,
    NEEDED: needed().source,
    OFFLINE_PAGES: JSON.stringify(pages),
    RELEASE: shortHash(shell.join('\n')),
  })
}

const readPage = (target: string, sitePath: string, locale: Locale): string =>
  fs.readFileSync(path.join(target, filesOfPage(publishedPath(sitePath, locale))[0]), 'utf8')

/** Addresses of hashed files in a page, whose own address may have a base path. */
const needed = (): RegExp =>
  new RegExp(`(?<=["' ,])${withBasePath('').replace(/\/$/, '')}${IMMUTABLE}[^"'\\s\\\\<>?#&),]+`, 'g')

/** Names of the hashed files that a page needs, without the base path. A sample of code may show an address. */
const namesIn = (html: string, target: string): string[] =>
  [...new Set(html.match(needed()))]
    .map((address) => address.slice(withBasePath('/').length))
    .filter((name) => !FILM.test(name) && fs.existsSync(path.join(target, name)))

function weighPages(target: string, locale: Locale): Sizes {
  const files = new Map<string, number>()
  const indexOf = (name: string): number => {
    const index = files.get(name) ?? files.size
    files.set(name, index)
    return index
  }
  const code = listFiles(path.join(target, '_next/static'))
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => indexOf(path.posix.join('_next/static', file.replaceAll(path.sep, '/'))))
  const pages = pathsOfMenus(locale).map((sitePath): Sizes['pages'][number] => {
    const html = readPage(target, sitePath, locale)
    const shown = namesIn(html, target).map(indexOf)
    return [sitePath, Buffer.byteLength(html), ...shown.filter((index) => !code.includes(index))]
  })
  const weigh = (name: string) => fs.statSync(path.join(target, name)).size
  return { code, pages, files: [...files.keys()].map((name) => [name, weigh(name)]) }
}

function pathsOfMenus(locale: Locale): string[] {
  const menus = getMenus().filter((menu) => menu.locale === locale)
  return [...new Set(menus.flatMap(({ tree }) => hrefsIn(tree)))]
}
