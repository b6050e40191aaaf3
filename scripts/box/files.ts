import fs from 'node:fs'
import path from 'node:path'
import { toLocale, withBasePath } from '../../lib/core/routes'
import { getSite } from '../../lib/site'
import { ICONS_FILE } from '../../lib/site/icons'
import { isMovedPage } from '../publish/moved-pages'
import { listFiles } from '../system/files'
import { type BoxSite, boxAddress } from './address'
import type { Files } from './archive'
import { contentsOf, type Kind, type Part } from './contents'
import { linkFilms } from './films'
import { offerBox } from './link'
import { boxPage, type PageRules } from './page'
import { boxScript, dataScript, firstScript } from './scripts'
import { stampOf } from './stamp'

export interface Box {
  /** Of its folder. */
  name: string
  /** Of the last change of its content. */
  day: string
  files: Files
  kinds: Map<string, Kind>
}

type Read = (file: string) => Buffer

/**
 * Makes the files of a box of those of a published folder.
 * @throws Error when the folder does not exist, or holds no page of this part
 */
export function boxFiles(out: string, part: Part & { version?: string }): Box {
  const published = listFiles(out).map((file) => file.replaceAll(path.sep, '/'))
  if (!published.includes('sitemap.xml')) throw new Error(`${out} is no published folder: run “npm run build” first`)
  checkPart(published, part)
  const kinds = contentsOf(published, part)
  const read: Read = (file) => fs.readFileSync(path.join(out, file))
  const stamp = stampOf(out, part.version)
  const files: Files = new Map()
  const site = siteOf(kinds)
  const used = writePages(kinds, read, { ...rulesOf(site, read), stamp: stamp.html }, files)
  const isPart = part.only !== undefined || part.locale !== undefined
  if (isPart) dropUnused(kinds, used)
  for (const [file, kind] of kinds) if (kind !== 'pages') writeFile(file, kind, read(file), files)
  const pages = isPart ? [...files.keys()].filter((file) => file.endsWith('.html')) : undefined
  const icons = { address: withBasePath(ICONS_FILE), svg: read(ICONS_FILE.slice(1)).toString('utf8') }
  files.set('_box/box.js', Buffer.from(firstScript({ origin: site.origin, base: site.base, pages, icons })))
  if (!files.has('index.html')) files.set('index.html', Buffer.from(leadTo(`${part.locale}.html`)))
  return { name: getSite().slug, day: stamp.day, files, kinds }
}

/** @throws Error naming what the site does not have */
function checkPart(published: string[], { only = [], locale }: Part): void {
  if (locale !== undefined) toLocale(locale)
  const pages = published.filter((file) => file.endsWith('.html'))
  const folders = new Set(pages.flatMap((file) => file.split('/').slice(0, -1)))
  const unknown = only.find((name) => !folders.has(name))
  if (unknown !== undefined) throw new Error(`--only ${unknown}: no page of the site lies in a folder of this name`)
}

function siteOf(kinds: Map<string, Kind>): BoxSite {
  const { url, base_path } = getSite()
  const isPlain = (kind: Kind | undefined) => kind !== undefined && kind !== 'data' // data are scripts there
  return { origin: url, base: base_path === '/' ? '' : base_path, holds: (file) => isPlain(kinds.get(file)) }
}

const CAPTIONS = 'data:text/vtt;base64,'

const rulesOf = (site: BoxSite, read: Read): Omit<PageRules, 'stamp'> => ({
  ...site,
  icons: withBasePath(ICONS_FILE),
  script: boxScript,
  payload: (address) => read(decodeURI(address.slice(site.base.length + 1))).toString('utf8'),
  captions(address) {
    const file = boxAddress(address, '', site)
    return site.holds(file) ? CAPTIONS + read(file).toString('base64') : undefined
  },
})

/** Writes the pages. @returns files that they name */
function writePages(kinds: Map<string, Kind>, read: Read, rules: PageRules, files: Files): Set<string> {
  const used = new Set<string>()
  const holds = (file: string) => rules.holds(file) && used.add(file).has(file)
  const isHeld = (address: string) => !boxAddress(address, '', rules).startsWith(rules.origin)
  for (const [file, kind] of kinds) {
    if (kind !== 'pages') continue
    const published = read(file).toString('utf8')
    if (isMovedPage(published)) continue // no page of the box has an old address
    const html = linkFilms(offerBox(published), isHeld)
    files.set(file, Buffer.from(boxPage(html, file, { ...rules, holds })))
  }
  return used
}

/** Takes pictures and films of other pages out of a part. */
function dropUnused(kinds: Map<string, Kind>, used: Set<string>): void {
  for (const file of kinds.keys()) if (file.startsWith('media/') && !used.has(file)) kinds.delete(file)
}

function writeFile(file: string, kind: Kind, bytes: Buffer, files: Files): void {
  const isScript = kind === 'code' && file.endsWith('.js')
  if (kind !== 'data') files.set(file, isScript ? Buffer.from(boxScript(bytes.toString('utf8'))) : bytes)
  if (kind === 'data' || kind === 'Markdown') files.set(`${file}.js`, Buffer.from(dataScript(file, bytes)))
}

/** A box of another language than the site's first one begins with that language. */
const leadTo = (page: string): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">${page}</a>\n`
