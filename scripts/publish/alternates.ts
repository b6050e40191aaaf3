import fs from 'node:fs'
import path from 'node:path'
import { makeAlternate } from '../../lib/alternates/alternate'
import { listPath, listSections, type Section } from '../../lib/alternates/lists'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { groupBy } from '../../lib/core/group-by'
import { alternateUrl, locales, publishedPath } from '../../lib/core/routes'
import { DIST } from '../../lib/next/phases.mjs'
import { sitePages } from '../../lib/pages'
import { isOlder, linkAll, listFiles, writeAll } from '../system/files'

/** The alternates of published pages, kept for the next build. */
const ALTERNATES = path.join(DIST, 'alternates')

/**
 * Publishes the Markdown alternates of all pages. Only that of a page which was rendered is made.
 * @param pageFile where a page lies, by its published path
 */
export function publishAlternates(target: string, pageFile: (published: string) => string): void {
  const metas = new Map(
    sitePages()
      .filter(({ hasAlternate = true }) => hasAlternate)
      .map((meta) => [publishedPath(meta.path, meta.locale), meta]),
  )
  const alternates = groupBy(
    listFiles(ALTERNATES).map((file) => [wholeAlternate(file), path.join(ALTERNATES, file)] as const),
  )
  for (const [published, meta] of metas) {
    const page = pageFile(published)
    const file = alternateUrl(published).slice(1)
    if (isOlder(path.join(ALTERNATES, file), page)) {
      for (const part of alternates.get(file) ?? []) fs.rmSync(part)
      const parts = makeAlternate(fs.readFileSync(page, 'utf8'), meta, (address) => metas.has(address))
      for (const [name, text] of [...parts].reverse()) writeFileAtomic(path.join(ALTERNATES, name), text) // the first part comes last
    }
    alternates.delete(file)
  }
  for (const gone of [...alternates.values()].flat()) fs.rmSync(gone)
  linkAll(ALTERNATES, target)
  writeAll(new Map(locales().flatMap(listSections).map(fullText)), target)
}

/** The alternates of a list in one file. */
function fullText(section: Section): [string, string] {
  const texts = section.entries.flatMap(({ meta: { path: address, locale } }) => {
    const file = alternateUrl(publishedPath(address, locale))
    return partsOf(file).map((part) => fs.readFileSync(path.join(ALTERNATES, part), 'utf8'))
  })
  return [listPath(section, 'llms-full'), texts.join('\n')]
}

/** An alternate and its parts, in their order. */
function partsOf(file: string): string[] {
  const parts = [file]
  const part = () => file.replace(/\.md$/, `~${parts.length}.md`)
  while (fs.existsSync(path.join(ALTERNATES, part()))) parts.push(part())
  return parts
}

/** `docs/etl~2.md` → `docs/etl.md` */
const wholeAlternate = (file: string): string => file.replaceAll(path.sep, '/').replace(/~\d+\.md$/, '.md')
