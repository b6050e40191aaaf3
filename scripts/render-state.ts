import fs from 'node:fs'
import path from 'node:path'
import { allPosts } from '../lib/blog'
import { fontsHash } from '../lib/card-fonts'
import { readBody } from '../lib/content/bodies'
import { type CollectedText, textsOf } from '../lib/content/collected'
import { type Kind, TEXT_KINDS } from '../lib/content/kinds'
import { writeWhole } from '../lib/content/write-whole'
import { versionOf } from '../lib/docs'
import { lastCommit } from '../lib/docs/last-updated'
import { guideUrl } from '../lib/etl'
import { contentDir } from '../lib/folders'
import { lookUp } from '../lib/look-up'
import { DIST } from '../lib/next/phases.mjs'
import { locales } from '../lib/routes'
import { shortHash } from '../lib/short-hash'
import { listFiles } from './files'

/**
 * What the rendered pages were made of. The text of a file shows only on the page of its address, in every language
 * (it may stand in for a translation, or make one outdated). Everything else may show anywhere: titles in the menu,
 * the beginnings of posts in lists.
 */
export interface RenderState {
  shared: string
  /** Address without language → its texts. */
  texts: Record<string, string>
}

/** Facts of a page that no other page shows. */
const OWN_FACTS = ['headings', 'links', 'slots', 'anchors', 'media', 'words', 'hash', 'problems', 'inputs'] as const
/** Folders whose YAML no page shows. */
const UNPUBLISHED = /^(pictures|drawings)\//
const STATE = path.join(DIST, 'rendered.json')

/** Site path of the page that shows a text. */
const addressOf = ({ address }: Kind, { page }: CollectedText): string | undefined =>
  address ? address(page.path, versionOf(page.version)?.path) : guideUrl({ page })

/** Reads from the collections what the pages are made of now. */
export function renderState(codeHash: string): RenderState {
  const texts = new Map<string, string[]>()
  const shared = [codeHash, contentDir(), fontsHash()]
  const add = (file: CollectedText, address: string | undefined) => {
    const { translated_from, page, ...fields } = file
    const facts = Object.fromEntries(Object.entries(page).filter(([name]) => !OWN_FACTS.some((own) => own === name)))
    const { segments, excerpt } = readBody(file)
    shared.push(JSON.stringify([fields, facts, excerpt]))
    if (address === undefined) return
    const text = JSON.stringify([translated_from, page, segments, lastCommit(file._id)])
    texts.set(address, [...(texts.get(address) ?? []), text])
  }
  for (const kind of TEXT_KINDS) for (const file of textsOf(kind)) add(file, addressOf(kind, file))
  // Lists say how long a post is read.
  for (const locale of locales()) for (const { slug, minutes } of allPosts(locale)) shared.push(`${slug} ${minutes}`)
  const data = listFiles(contentDir()).filter((file) => file.endsWith('.yaml') && !UNPUBLISHED.test(file))
  for (const file of data)
    shared.push(`${file} ${fs.readFileSync(path.join(contentDir(), file), 'utf8')} ${JSON.stringify(lastCommit(file))}`)
  return {
    shared: shortHash(shared.sort().join('\n')), // Contentlayer's order is another at each build
    texts: Object.fromEntries([...texts].map(([address, parts]) => [address, shortHash(parts.sort().join('\n'))])),
  }
}

/** False until pages have been published of what `.next` holds. */
export const hasRendered = (): boolean => fs.existsSync(STATE)

/**
 * Addresses whose texts have changed since the pages in `.next` were rendered; undefined when every page must be rendered.
 * They count as changed until keepRenderState: a build that is cut off leaves them torn.
 */
export function takeChangedPages(current: RenderState): string[] | undefined {
  const last = hasRendered() ? (JSON.parse(fs.readFileSync(STATE, 'utf8')) as RenderState) : undefined
  if (last?.shared !== current.shared) {
    fs.rmSync(STATE, { force: true })
    return undefined
  }
  const changed = Object.keys(current.texts).filter(
    (address) => lookUp(last.texts, address) !== lookUp(current.texts, address),
  )
  for (const address of changed) delete last.texts[address]
  keepRenderState(last)
  return changed
}

/** Called when the pages are published, and so known to be whole. */
export const keepRenderState = (state: RenderState): void => writeWhole(STATE, JSON.stringify(state))
