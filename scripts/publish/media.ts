import fs from 'node:fs'
import path from 'node:path'
import { collectedTexts, textsOf } from '../../lib/content/collection/texts'
import { svgIssue } from '../../lib/content/drawings/svg'
import { PLAIN_KINDS } from '../../lib/content/kinds'
import { mediaDir } from '../../lib/core/folders'
import { findComponent, getGuides, guideName } from '../../lib/etl'
import type { PageData } from '../../lib/mdx/file/compile-file'
import { allPages } from '../../lib/pages'
import { link } from '../system/files'

const mediaOf = (pages: { page: PageData }[]): string[] => pages.flatMap(({ page }) => page.media)

/** Media that a page with an address shows: no drafts', and none of a picture that has gone. */
export function publishedMedia(): Set<string> {
  const pages = allPages().flatMap(({ doc, post }) => doc ?? post?.file ?? [])
  const guides = getGuides().filter((guide) => findComponent(guideName(guide)))
  return new Set(mediaOf([...pages, ...guides, ...PLAIN_KINDS.flatMap(textsOf)]))
}

/** Media that any file of the content shows, drafts too. */
const collectedMedia = (): Set<string> => new Set(mediaOf(collectedTexts()))

/** Puts the media of published pages into the published folder, and removes from the cache what no page shows any more. */
export function publishMedia(target: string): void {
  linkMedia(publishedMedia(), target)
  removeUnusedMedia(collectedMedia())
}

/** @throws Error when the cache has lost one of them, and for an SVG that may not be published */
export function linkMedia(names: Iterable<string>, target: string): void {
  for (const name of names) {
    const source = path.join(mediaDir(), name)
    if (!fs.existsSync(source))
      throw new Error(`a page shows ${name}, which is not in ${path.relative('.', mediaDir())}`)
    if (name.endsWith('.svg')) refuseUnsafe(source, name)
    fs.mkdirSync(path.join(target, 'media'), { recursive: true })
    link(source, path.join(target, 'media', name))
  }
}

/** The check has read the file beside the page; this reads the copy that is published, however it came into the cache. */
function refuseUnsafe(file: string, name: string): void {
  const issue = svgIssue(fs.readFileSync(file), 'picture')
  if (issue) throw new Error(`media/${name}:${issue.line}: the picture ${issue.what}; export it again as a plain SVG`)
}

/** Removes what is not used. A record of an image goes with its files, which have the record's name and a width. */
function removeUnusedMedia(used: Set<string>): void {
  if (!fs.existsSync(mediaDir())) return
  const stems = new Set([...used].map((name) => name.replace(/-\d+\.[a-z]+$/, '')))
  for (const name of fs.readdirSync(mediaDir()))
    if (!used.has(name) && !stems.has(path.parse(name).name)) fs.rmSync(path.join(mediaDir(), name))
}
