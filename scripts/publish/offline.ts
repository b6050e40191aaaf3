import fs from 'node:fs'
import path from 'node:path'
import type { Locale } from 'next-intl'
import { localePath, locales, offlineUrl, publishedPath, withBasePath } from '../../lib/core/routes'
import { shortHash } from '../../lib/core/short-hash'
import { filesOfPage } from '../../lib/next/rendered'
import { getSite } from '../../lib/site'
import { IMMUTABLE } from '../../lib/site/hosting'
import { writeAll } from '../system/files'
import { minify } from './minify'

/**
 * Writes the service worker, and the one that removes it. A site without a worker publishes the other in its place: a
 * browser that has one would keep it for ever.
 */
export function publishOffline(target: string): void {
  const off = minify('components/offline/worker/off.ts', siteValues())
  const files = { 'sw.js': getSite().offline ? bundleWorker(target) : off, 'sw-off.js': off }
  writeAll(new Map(Object.entries(files)), target)
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
