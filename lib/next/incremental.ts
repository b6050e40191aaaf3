import fs from 'node:fs'
import path from 'node:path'
import type { Locale } from 'next-intl'
import { allPosts } from '../blog'
import { readBody } from '../content/collection/body'
import { textsOf } from '../content/collection/texts'
import { listContent } from '../content/files'
import { HOMES, isOfKind, TEXT_KINDS } from '../content/kinds'
import { writeFileAtomic } from '../content/write-file-atomic'
import { contentDir, isLive } from '../core/folders'
import { lookUp } from '../core/look-up'
import { locales, publishedPath } from '../core/routes'
import { shortHash } from '../core/short-hash'
import { versionOf } from '../docs'
import { lastCommit } from '../docs/last-updated'
import { guideUrl } from '../etl'
import { sitePages } from '../pages'
import { hostedSettings } from '../search/target'
import { fontsHash } from '../site/cards/fonts'
import { DIST } from './phases.mjs'
import { isRendered, listRendered, pageOfFile } from './rendered'

/**
 * A build renders the pages whose text has changed, and keeps what Next rendered of the others. A page is made of its own
 * text and of everything else; when anything else changes, all pages are rendered. It leans on this:
 * - `next build --experimental-build-mode generate` renders what `generateStaticParams` names, leaves the rest of
 *   `.next/server/app` as it is, and accepts a route without any page, as long as no language has one. That holds for
 *   docs and posts: an address exists in every language. lib/next/rendered.ts stops the build if a page is missing.
 */
const STATE = path.join(DIST, 'rendered.json')

/** Hashes of what pages are made of. */
export interface PageHashes {
  /** Of everything that may show on any page. */
  shared: string
  /** Address without language → hash of its texts, in every language: one may stand in for another, or make it outdated. */
  pages: Record<string, string>
}

/**
 * Of the site paths below a route, those that a build renders: pages that are not in `.next`, or all of them while the code
 * is compiled. None on the development server, which asks for them beside every page: with a mistake in the content it
 * would print a stack, and the page says what is wrong.
 */
export function pagesToRender<T>(list: () => T[], pathOf: (page: T) => string, locale: Locale): T[] {
  if (isLive()) return []
  return process.env.PUBLISHING ? list().filter((page) => !isRendered(pathOf(page), locale)) : list()
}

/** What Contentlayer and the cache hold of a file beside its fields; readBody gives its text. */
const MADE = ['_raw', 'body', 'parts', 'inputs', 'key']
/** What no other page shows of a file. All else is shared, so that a name which is forgotten here costs time, and no more. */
const OWN_FIELDS = ['page', 'translated_from', ...MADE]
const OWN_FACTS = 'headings links slots anchors media minutes hash problems'.split(' ')
/** Files of the content folder that no page shows, or only under a name which changes with them. */
const UNSHARED =
  /(^|\/)media\/|^(pictures|drawings|thesaurus|addresses)\/|^(redirects|ledger|terms|books|contract|synonyms)\.yaml$|^words\.txt$/

const without = (fields: object, names: string[]) => Object.entries(fields).filter(([name]) => !names.includes(name))

/** Hashes what the pages are made of now. */
export function hashPages(codeHash: string): PageHashes {
  const own = new Map<string, string[]>()
  const shared = [codeHash, JSON.stringify(hostedSettings() ?? ''), contentDir(), fontsHash(), ...sharedData()]
  for (const kind of TEXT_KINDS)
    for (const file of textsOf(kind)) {
      const { _id, page } = file
      const body = readBody(file)
      shared.push(JSON.stringify([without(file, OWN_FIELDS), without(page, OWN_FACTS), body.excerpt]))
      const address = kind.address ? kind.address(page.path, versionOf(page.version)?.path) : guideUrl(file)
      if (address === undefined) continue
      own.set(address, [...(own.get(address) ?? []), JSON.stringify([without(file, MADE), body, lastCommit(_id)])])
    }
  // Sorted, since Contentlayer has another order at each build.
  const hash = (texts: string[]) => shortHash(texts.sort().join('\n'))
  return { shared: hash(shared), pages: Object.fromEntries([...own].map(([address, texts]) => [address, hash(texts)])) }
}

/** What is no text, and how long posts are read: lists say it. */
function sharedData(): string[] {
  const isText = (file: string) => TEXT_KINDS.some((kind) => isOfKind(kind, file))
  const data = listContent(contentDir()).filter(({ file }) => !isText(file) && !UNSHARED.test(file))
  const minutes = locales().flatMap((locale) => allPosts(locale).map(({ slug, minutes }) => `${slug} ${minutes}`))
  const hashOf = (file: string) => shortHash(fs.readFileSync(path.join(contentDir(), file)))
  return [...minutes, ...data.map(({ file }) => JSON.stringify([file, hashOf(file), lastCommit(file)]))]
}

/** Removes from `.next` what Next rendered of changed pages, and of those that have gone. */
export function forgetChanged(current: PageHashes): void {
  const last = fs.existsSync(STATE) ? (JSON.parse(fs.readFileSync(STATE, 'utf8')) as PageHashes) : undefined
  const isSame = (address: string) => lookUp(last?.pages ?? {}, address) === lookUp(current.pages, address)
  const addresses = Object.keys(current.pages)
  const changed = last?.shared === current.shared ? addresses.filter((address) => !isSame(address)) : undefined
  // Until this build has published them, changed pages count as torn: it may be ended while Next writes them.
  const same = changed && Object.fromEntries(without(current.pages, changed))
  keepHashes(same ? { ...current, pages: same } : { shared: '', pages: {} })
  const kept = new Set(changed && namesOfKept(changed))
  for (const { file, ...rendered } of listRendered())
    if (rendered.kind !== 'code' && !('name' in rendered && kept.has(pageOfFile(rendered.name)))) fs.rmSync(file)
}

/** Names of the pages below the routes of `pagesToRender` that are not rendered again. */
const namesOfKept = (changed: string[]): string[] =>
  sitePages()
    .filter(
      ({ path, canonicalPath = path }) => HOMES.includes(path.split('/')[1] ?? '') && !changed.includes(canonicalPath),
    )
    .map(({ path, locale }) => publishedPath(path, locale).slice(1))

/** Says that the pages of these hashes lie whole in `.next`. */
export const keepHashes = (hashes: PageHashes): void => writeFileAtomic(STATE, JSON.stringify(hashes))
