import fs from 'node:fs'
import path from 'node:path'
import { allRedirects } from '../../lib/addresses/all'
import { type OldPage, planMoves } from '../../lib/addresses/moves'
import { MAP_FILE, markerFile, movedMap } from '../../lib/addresses/rules'
import { makeShards, shardFile } from '../../lib/addresses/shards'
import { similarPages } from '../../lib/addresses/similar-pages'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { defaultLocale, localePath, locales, payloadUrl, publishedPath, withBasePath } from '../../lib/core/routes'
import { filesOfPage } from '../../lib/next/rendered'
import { getSite } from '../../lib/site'
import type { PageMeta } from '../../lib/site/metadata'
import { writeAll } from '../system/files'
import { minify } from './minify'
import {
  askingPage,
  changedPage,
  FOLLOW_SCRIPT,
  gonePage,
  gonePayload,
  movedPage,
  NOT_FOUND_SCRIPT,
} from './moved-pages'

/**
 * Redirects every address of an earlier release: pages at the old addresses, the old anchors of pages that are there,
 * and the record that the 404 page asks. Pages that have lost nothing stay byte for byte as they are.
 * @param pages what is published
 * @returns the old pages, for the rules of hosts
 */
export function publishMoved(target: string, pages: PageMeta[]): OldPage[] {
  const published = new Set(pages.map(({ path, locale }) => publishedPath(path, locale)))
  const read = (page: string) => fs.readFileSync(path.join(target, fileOf(page)), 'utf8')
  const notFound = new Map(
    locales().map((locale) => {
      const [page, payload] = filesOfPage(publishedPath('/404', locale)).map((file) =>
        fs.readFileSync(path.join(target, file), 'utf8'),
      )
      return [locale, { page: page ?? '', payload: gonePayload(payload ?? '', locale) }]
    }),
  )
  const { old, changed } = planMoves(allRedirects(), published)

  for (const page of old) writeOld(target, page, pages, notFound.get(page.locale))
  for (const { page, anchors } of changed) {
    const locale = pages.find((meta) => publishedPath(meta.path, meta.locale) === page)?.locale ?? defaultLocale()
    writeFileAtomic(
      path.join(target, fileOf(page)),
      changedPage(read(page), encodeURI(withBasePath(page)), anchors, locale),
    )
  }

  const known = [...published].filter((page) => !page.endsWith('/404'))
  const shards = makeShards(old, known, (page) => encodeURI(withBasePath(page)).replace(/(.)\/$/, '$1'))
  const files: [string, string][] = [
    ...shards.map((shard, number): [string, string] => [shardFile(number), shard]),
    ...old.map(({ from }): [string, string] => [markerFile(from), '']),
    [MAP_FILE, movedMap(old)],
    [FOLLOW_SCRIPT, minify('components/moved/follow-script.ts')],
    [NOT_FOUND_SCRIPT, minify('components/moved/not-found-script.ts')],
  ]
  writeAll(new Map(files), target)
  for (const [locale, { page: html }] of notFound)
    writeFileAtomic(
      path.join(target, fileOf(publishedPath('/404', locale))),
      askingPage(html, shards.length, locales(), locale),
    )
  return old
}

const fileOf = (page: string): string => filesOfPage(page)[0]

/** Writes the page at an old address; a file system that ignores case may have another page there, which stays. */
function writeOld(target: string, old: OldPage, pages: PageMeta[], notFound = { page: '', payload: '' }) {
  const { from, page, locale, lead, anchors } = old
  const [file, payloadFile] = filesOfPage(from).map((name) => path.join(target, name)) as [string, string]
  if (fs.existsSync(file)) return
  if ('to' in lead) {
    writeFileAtomic(file, movedPage(lead.to, getSite().url + lead.to.replace(/\?[^#]*/, ''), anchors, locale))
    return
  }
  const near = similarPages(page, offered(pages, locale))
  const payload = { address: encodeURI(payloadUrl(withBasePath(from))), text: notFound.payload }
  writeFileAtomic(payloadFile, payload.text)
  writeFileAtomic(file, gonePage(notFound.page, { gone: lead.gone, near, anchors }, payload, locale))
}

/** Pages of a language that a reader of a page that is gone may be offered. */
const offered = (pages: PageMeta[], locale: OldPage['locale']) =>
  pages.flatMap(({ title, path, canonicalPath = path, locale: own, isIndexed = true }) =>
    own === locale && title !== undefined && isIndexed && canonicalPath === path
      ? [{ path, title, href: localePath(path, locale) }]
      : [],
  )
