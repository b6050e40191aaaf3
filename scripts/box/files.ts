import fs from 'node:fs'
import path from 'node:path'
import { withBasePath } from '../../lib/core/routes'
import { getSite } from '../../lib/site'
import { ICONS_FILE } from '../../lib/site/icons'
import { listFiles } from '../system/files'
import type { BoxSite } from './address'
import type { Files } from './archive'
import { contentsOf, type Kind, type Part } from './contents'
import { boxPage, type PageRules } from './page'
import { boxScript, dataScript, firstScript } from './scripts'
import { stampOf } from './stamp'

export interface Box {
  /** Of its folder. */
  name: string
  day: string
  files: Files
  kinds: Map<string, Kind>
}

/** Makes the files of a box of those of a published folder. @throws Error when the folder is none */
export function boxFiles(out: string, part: Part & { version?: string }): Box {
  const published = listFiles(out).map((file) => file.replaceAll(path.sep, '/'))
  if (!published.includes('sitemap.xml')) throw new Error(`${out} is no published folder: run “npm run build” first`)
  const kinds = contentsOf(published, part)
  const read = (file: string) => fs.readFileSync(path.join(out, file))
  const site = siteOf(kinds)
  const stamp = stampOf(out, part.version)
  const rules: PageRules = {
    ...site,
    icons: withBasePath(ICONS_FILE),
    script: boxScript,
    captions: (address) => captions(address, site, read),
    stamp: stamp.html,
  }
  const files: Files = new Map()
  for (const [file, kind] of kinds) {
    const bytes = read(file)
    if (kind === 'pages') files.set(file, Buffer.from(boxPage(bytes.toString('utf8'), file, rules)))
    else if (kind === 'code' && file.endsWith('.js')) files.set(file, Buffer.from(boxScript(bytes.toString('utf8'))))
    else if (kind !== 'data') files.set(file, bytes)
    if (kind === 'data' || kind === 'Markdown') files.set(`${file}.js`, Buffer.from(dataScript(file, bytes)))
  }
  const isPart = part.only !== undefined || part.locale !== undefined
  const icons = { address: rules.icons, svg: read(ICONS_FILE.slice(1)).toString('utf8') }
  const pages = isPart ? [...kinds.keys()].filter((file) => file.endsWith('.html')) : undefined
  files.set('_box/box.js', Buffer.from(firstScript({ origin: site.origin, base: site.base, pages, icons })))
  if (!files.has('index.html')) files.set('index.html', Buffer.from(leadTo(`${part.locale}.html`)))
  return { name: getSite().slug, day: stamp.day, files, kinds }
}

function siteOf(kinds: Map<string, Kind>): BoxSite {
  const { url, base_path } = getSite()
  return { origin: url, base: base_path === '/' ? '' : base_path, holds: (file) => kinds.has(file) }
}

/** A box of another language than the site's first one begins with that language. */
const leadTo = (page: string): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">${page}</a>\n`

const CAPTIONS = 'data:text/vtt;base64,'
function captions(address: string, { base, holds }: BoxSite, read: (file: string) => Buffer): string | undefined {
  const file = address.slice(base.length + 1)
  return holds(file) ? CAPTIONS + read(file).toString('base64') : undefined
}
