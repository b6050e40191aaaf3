import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { allPosts } from '../blog'
import { forgetIndex, PAGES_PORT } from '../content/collection'
import { readBody } from '../content/collection/body'
import { textsOf } from '../content/collection/texts'
import { listContent } from '../content/files'
import { HOMES, isOfKind, TEXT_KINDS } from '../content/kinds'
import { writeWhole } from '../content/write-whole'
import { contentDir } from '../core/folders'
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
import { listRendered, pageOfFile } from './rendered'

/**
 * A build renders the pages whose text has changed, and keeps what Next rendered of the others. A page is made of its own
 * text and of everything else; when anything else changes, all pages are rendered. It leans on this:
 * - `next build --experimental-build-mode generate` renders what `generateStaticParams` names, leaves the rest of
 *   `.next/server/app` as it is, and accepts a route without any page, as long as no language has one. That holds for
 *   docs and posts: an address exists in every language. lib/next/rendered.ts stops the build if a page is missing;
 * - it asks `generateStaticParams` for the pages before it looks at the content, so Next is started beside the collection
 *   of the content, and waits here for the list. A page that reads the collections while it is loaded would read them too
 *   early: lib/content/collection/index.ts stops the build then.
 */
const STATE = path.join(DIST, 'rendered.json')
const PAGES = 'REQUESTED_PAGES'

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
export async function openRequest(): Promise<{ env: Record<string, string>; answer(pages: Pages): Promise<void> }> {
  forgetIndex()
  let resolve: (pages: Pages) => void = () => undefined
  const pages = new Promise<Pages>((made) => {
    resolve = made
  })
  const answer = async (made: Pages) => {
    resolve(made)
    await setImmediate() // it is sent before the build goes on, which leaves no time for it
  }
  const server = net.createServer(async (socket) => socket.end(JSON.stringify((await pages) ?? null)))
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return { env: { [PAGES_PORT]: String((server.address() as net.AddressInfo).port) }, answer }
}

/** Waits for the answer; null is for all pages. @throws Error when the build is gone before it has answered */
export async function requestedPages(): Promise<string[] | null> {
  const port = process.env[PAGES_PORT]
  if (port === undefined) return null
  // Each route has this module for itself, and what the process knows already is not to be asked again.
  process.env[PAGES] ??= await text(net.connect(Number(port), '127.0.0.1'))
  return JSON.parse(process.env[PAGES])
}

/** Of the pages of a route, those that this build renders. */
export async function pagesToRender<T>(pages: T[], addressOf: (page: T) => string | undefined): Promise<T[]> {
  const requested: unknown[] | null = await requestedPages()
  return requested === null ? pages : pages.filter((page) => requested.includes(addressOf(page)))
}

/** What Contentlayer and the cache hold of a file beside its fields; readBody gives its text. */
const MADE = ['_raw', 'body', 'parts', 'inputs', 'key']
/** What no other page shows of a file. All else is shared, so that a name which is forgotten here costs time, and no more. */
const OWN_FIELDS = ['page', 'translated_from', ...MADE]
const OWN_FACTS = 'headings links slots anchors media words hash problems'.split(' ')
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
