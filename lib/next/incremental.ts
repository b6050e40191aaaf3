import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { allPosts } from '../blog'
import { fontsHash } from '../card-fonts'
import { readBody } from '../content/bodies'
import { type CollectedText, collectedTexts, textsOf } from '../content/collected'
import { forgetIndex, PAGES_PORT } from '../content/collection'
import type { PageFacts } from '../content/compile-file'
import { listContent } from '../content/files'
import { COLLECTED_TEXTS, HOMES, isOfKind } from '../content/kinds'
import { writeWhole } from '../content/write-whole'
import { versionOf } from '../docs'
import { lastCommit } from '../docs/last-updated'
import { guideUrl } from '../etl'
import { contentDir } from '../folders'
import { lookUp } from '../look-up'
import { sitePages } from '../pages'
import { locales, publishedPath } from '../routes'
import { shortHash } from '../short-hash'
import { DIST } from './phases.mjs'
import { listRendered, pageOfFile } from './rendered'

/**
 * A build renders the pages whose text has changed, and keeps what Next rendered of the others. A page is made of its own
 * text and of everything else; when anything else changes, all pages are rendered. It leans on this:
 * - `next build --experimental-build-mode generate` renders what `generateStaticParams` names, leaves the rest of
 *   `.next/server/app` as it is, and accepts a route without any page, as long as no language has one. That holds for
 *   docs and posts: an address exists in every language. lib/next/rendered.ts stops the build if a page is missing;
 * - it asks `generateStaticParams` for the pages before it looks at the content, so Next is started beside the collection
 *   of the content, and waits here for the list. A page that reads the collections while it is loaded would read them too
 *   early: lib/content/collection.ts stops the build then.
 */
const STATE = path.join(DIST, 'rendered.json')

/** Hashes of what pages are made of. */
export interface PageHashes {
  /** Of everything that may show on any page. */
  shared: string
  /** Address without language → hash of its texts, in every language: one may stand in for another, or make it outdated. */
  pages: Record<string, string>
}

type Pages = string[] | undefined

/**
 * Lets Next be started before the content is known: each of its processes asks over a socket which pages to render, and
 * waits for the answer.
 * @returns environment for Next, and what answers: with addresses without language, or undefined for all pages
 */
export async function openRequest(): Promise<{ env: Record<string, string>; answer(pages: Pages): void }> {
  forgetIndex()
  let answer: (pages: Pages) => void = () => undefined
  const pages = new Promise<Pages>((resolve) => {
    answer = resolve
  })
  const server = net.createServer(async (socket) => socket.end(JSON.stringify((await pages) ?? null)))
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return { env: { [PAGES_PORT]: String((server.address() as net.AddressInfo).port) }, answer }
}

/** Waits for the answer; null is for all pages. @throws Error when the build is gone before it has answered */
export async function requestedPages(): Promise<string[] | null> {
  const port = process.env[PAGES_PORT]
  return port === undefined ? null : JSON.parse(await text(net.connect(Number(port), '127.0.0.1')))
}

/** Of the pages of a route, those that this build renders. */
export async function pagesToRender<T>(pages: T[], addressOf: (page: T) => string | undefined): Promise<T[]> {
  const requested: unknown[] | null = await requestedPages()
  return requested === null ? pages : pages.filter((page) => requested.includes(addressOf(page)))
}

/** Facts that no other page shows. One that is not named here costs time, since it counts for all pages. */
const OWN_FACTS: readonly string[] = [
  'headings',
  'links',
  'slots',
  'anchors',
  'media',
  'words',
  'hash',
  'problems',
  'inputs',
] satisfies (keyof PageFacts)[]
/** Fields of a front matter that no other page shows. */
const OWN_FIELDS: readonly string[] = ['page', 'translated_from']
/** Files of the content folder that no page shows, or that a page shows under a name which changes with them. */
const UNSHARED = /(^|\/)media\/|^(pictures|drawings)\//

const without = (fields: object, names: readonly string[]) =>
  Object.entries(fields).filter(([name]) => !names.includes(name))

/** Hashes what the pages are made of now. */
export function hashPages(codeHash: string): PageHashes {
  const own = new Map<string, string[]>()
  for (const kind of COLLECTED_TEXTS)
    for (const file of textsOf(kind)) {
      const { path: sitePath, version } = file.page
      const address = kind.address ? kind.address(sitePath, versionOf(version)?.path) : guideUrl(file)
      const written = JSON.stringify([file, readBody(file), lastCommit(file._id)])
      if (address !== undefined) own.set(address, [...(own.get(address) ?? []), written])
    }
  const pages = [...own].map(([address, texts]) => [address, shortHash(texts.sort().join('\n'))])
  // Sorted, since Contentlayer has another order at each build.
  return {
    shared: shortHash([codeHash, ...sharedInputs()].sort().join('\n')),
    pages: Object.fromEntries(pages),
  }
}

function sharedInputs(): string[] {
  const factsOf = (file: CollectedText) => [without(file, OWN_FIELDS), without(file.page, OWN_FACTS)]
  const shownInLists = (file: CollectedText) => JSON.stringify([factsOf(file), readBody(file).excerpt])
  const minutes = locales().flatMap((locale) => allPosts(locale).map(({ slug, minutes }) => `${slug} ${minutes}`))
  const data = listContent(contentDir()).filter(
    ({ file }) => !COLLECTED_TEXTS.some((kind) => isOfKind(kind, file)) && !UNSHARED.test(file),
  )
  const written = data.map(({ file }) => [
    file,
    shortHash(fs.readFileSync(path.join(contentDir(), file))),
    lastCommit(file),
  ])
  return [contentDir(), fontsHash(), ...collectedTexts().map(shownInLists), ...minutes, JSON.stringify(written)]
}

/**
 * Removes from `.next` what Next rendered of changed pages, and of those that have gone.
 * @returns addresses of the changed pages, without language; undefined when every page is to be rendered
 */
export function forgetChanged(current: PageHashes): Pages {
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
  return changed
}

/** Names of the pages below the routes of `pagesToRender` that are not rendered again. */
const namesOfKept = (changed: string[]): string[] =>
  sitePages()
    .filter(
      ({ path, canonicalPath = path }) => HOMES.includes(path.split('/')[1] ?? '') && !changed.includes(canonicalPath),
    )
    .map(({ path, locale }) => publishedPath(path, locale).slice(1))

/** Says that the pages of these hashes lie whole in `.next`. */
export const keepHashes = (hashes: PageHashes): void => writeWhole(STATE, JSON.stringify(hashes))
