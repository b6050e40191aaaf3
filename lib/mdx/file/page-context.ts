import fs from 'node:fs'
import path from 'node:path'
import type { Locale } from 'next-intl'
import { readDrawing } from '../../content/drawings'
import { type Glossary, readGlossary } from '../../content/glossary'
import { kindOf } from '../../content/kinds'
import { memo } from '../../core/memo'
import { attempt } from '../../core/problem'
import { localePath, locales, withBasePath } from '../../core/routes'
import { translator } from '../../i18n/translator'
import { getSite, siteValues } from '../../site'
import { isRootFile } from '../../site/root-files'
import type { PageContext } from '../kit'
import { besideIssue, fileBeside } from './beside'
import { type Media, planAsset, planImage } from './media'
import { ownPage, pathBeside } from './version-link'

/** Undefined when it is faulty: the check reports it with its lines, and not every term that a page takes from it. */
const readGlossaryOnce = memo((dir: string): Glossary | undefined => attempt([], () => readGlossary(dir)))

/** What a page of the content folder tells the components written on it. `use` is called with the media they show. */
export function pageContext(
  contentDir: string,
  file: string,
  locale: Locale,
  use: (media: Media) => void,
): PageContext {
  const site = getSite()
  const beside = (src: string) => fileBeside(contentDir, file, src)
  return {
    locale,
    locales: locales(),
    file,
    headingShift: kindOf(file)?.headingShift ?? 0,
    t: translator(locale, 'kit'),
    site: siteValues(site, locale),
    ownPage: (href) => ownPage(file, href, site.docs.versions, (name) => fs.existsSync(path.join(contentDir, name))),
    pathBeside: (href) => pathBeside(file, href),
    resolveLink: (href) =>
      !href.startsWith('/') ? href : isRootFile(href) ? withBasePath(href) : localePath(href, locale),
    term: (id) => {
      const glossary = readGlossaryOnce(contentDir)
      return glossary ? glossary.get(id)?.[locale] : { term: id, definition: '' }
    },
    asset: (src) => {
      const found = beside(src)
      return found === undefined ? undefined : planAsset(found, use) + (/#.*$/.exec(src)?.[0] ?? '')
    },
    image: async (src) => {
      const found = beside(src)
      return found === undefined ? undefined : planImage(found, site.images, use)
    },
    fileIssue: (src, kind) => besideIssue(contentDir, file, src, kind === 'image' ? site.images : undefined),
    drawing: (source) => readDrawing(contentDir, source),
  }
}
