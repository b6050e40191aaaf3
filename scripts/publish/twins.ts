import fs from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../../lib/content/write-whole'
import { groupBy } from '../../lib/core/group-by'
import { locales, publishedPath, twinUrl } from '../../lib/core/routes'
import { DIST } from '../../lib/next/phases.mjs'
import { sitePages } from '../../lib/pages'
import { listPath, listSections, type Section } from '../../lib/twins/lists'
import { makeTwin } from '../../lib/twins/twin'
import { isOlder, linkAll, listFiles, writeAll } from '../system/files'

/** The twins of published pages, kept for the next build. */
const TWINS = path.join(DIST, 'twins')

/**
 * Publishes the Markdown twins of all pages. Only that of a page which was rendered is made.
 * @param pageFile where a page lies, by its published path
 */
export function publishTwins(target: string, pageFile: (published: string) => string): void {
  const metas = new Map(
    sitePages()
      .filter(({ hasTwin = true }) => hasTwin)
      .map((meta) => [publishedPath(meta.path, meta.locale), meta]),
  )
  const twins = groupBy(listFiles(TWINS).map((file) => [wholeTwin(file), path.join(TWINS, file)] as const))
  for (const [published, meta] of metas) {
    const page = pageFile(published)
    const file = twinUrl(published).slice(1)
    if (isOlder(path.join(TWINS, file), page)) {
      for (const part of twins.get(file) ?? []) fs.rmSync(part)
      const parts = makeTwin(fs.readFileSync(page, 'utf8'), meta, (address) => metas.has(address))
      for (const [name, text] of [...parts].reverse()) writeWhole(path.join(TWINS, name), text) // the first part comes last
    }
    twins.delete(file)
  }
  for (const gone of [...twins.values()].flat()) fs.rmSync(gone)
  linkAll(TWINS, target)
  writeAll(new Map(locales().flatMap(listSections).map(fullText)), target)
}

/** The twins of a list in one file. */
function fullText(section: Section): [string, string] {
  const texts = section.entries.flatMap(({ meta: { path: address, locale } }) => {
    const file = twinUrl(publishedPath(address, locale))
    return partsOf(file).map((part) => fs.readFileSync(path.join(TWINS, part), 'utf8'))
  })
  return [listPath(section, 'llms-full'), texts.join('\n')]
}

/** A twin and its parts, in their order. */
function partsOf(file: string): string[] {
  const parts = [file]
  const part = () => file.replace(/\.md$/, `~${parts.length}.md`)
  while (fs.existsSync(path.join(TWINS, part()))) parts.push(part())
  return parts
}

/** `docs/etl~2.md` → `docs/etl.md` */
const wholeTwin = (file: string): string => file.replaceAll(path.sep, '/').replace(/~\d+\.md$/, '.md')
