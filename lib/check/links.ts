import fs from 'node:fs'
import path from 'node:path'
import { nearest, type Problem } from '../core/problem'
import { decodePath, docUrl, postUrl } from '../core/routes'
import type { Doc } from '../docs'
import { getGuides, guideUrl } from '../etl'
import { LANGUAGE_CODE } from '../i18n/language-code'
import type { PageFacts } from '../mdx/file/compile-file'
import type { Anchors, LinkCheck } from './link-targets'
import { homeLinks, siteLinks } from './yaml-links'

/** A link, and where it is written. */
export interface LinkPlace {
  file: string
  line?: number
  /** Page the link stands on, for links to its own anchors. */
  from?: string
  href: string
  /** Where it leads when that is not what is written. */
  to?: string
}

/** Links that lead nowhere, wherever they are written. */
export function checkLinks(check: LinkCheck, anchors: Anchors): Problem[] {
  const { site, docs, posts, pages, home } = check
  const versionPath = (doc: Doc) => site.value.docs.versions.find(({ name }) => name === doc.page.version)?.path
  const placesOn = (file: string, from: string | undefined, links: PageFacts['links']): LinkPlace[] =>
    links.map((link) => ({ file, from, ...link }))
  const places: LinkPlace[] = [
    ...docs.flatMap((doc) => placesOn(doc._id, docUrl(doc.page.path, versionPath(doc)), doc.page.links)),
    ...posts.flatMap((post) => placesOn(post._id, postUrl(post.page.path), post.page.links)),
    ...getGuides().flatMap((guide) => placesOn(guide._id, guideUrl(guide), guide.page.links)),
    ...pages.flatMap(({ file, href, page }) => placesOn(file, href, page.links)),
    ...siteLinks(site),
    ...homeLinks(home),
  ]
  return places.flatMap((place) => checkLink(place, anchors))
}

/** Address of the page that a link leads to, without a query and a slash at its end; '' for an anchor alone. */
const pageOf = (href: string): string =>
  (decodePath(href).split('#')[0] ?? '').replace(/\?.*$/, '').replace(/(.)\/+$/, '$1')

function checkLink({ file, line, from, href, to = href }: LinkPlace, anchors: Anchors): Problem[] {
  const tell = (severity: Problem['severity'], message: string, fix: string): Problem[] => [
    { file, line, severity, message, fix },
  ]
  const [beforeHash, hash] = decodePath(to).split('#')
  const target = beforeHash === '' ? (from ?? '') : pageOf(to)
  const page = pageOfFile(target, from, anchors)
  if (page !== undefined)
    return tell(
      'warning',
      `the link “${href}” names a file, and readers have none`,
      page === '' ? 'write the address of the page, for example /docs/bi/intro.' : `write ${page}.`,
    )
  if (!target.startsWith('/'))
    return tell(
      'error',
      `the link “${href}” leads to a file that does not exist`,
      'write the address from the root, for example /docs/bi/intro, without language and extension.',
    )
  if (!anchors.has(target)) {
    if (isPublic(target)) return []
    const near = nearest(target, anchors.keys())
    const fix = near ? `did you mean ${near}?` : 'link to an existing page, or create this one.'
    return tell('error', `the link “${href}” leads nowhere`, fix)
  }
  const known = anchors.get(target)
  if (!hash || !known || known.has(hash)) return []
  const near = nearest(hash, known)
  const fix = near ? `did you mean #${near}?` : 'link to the page alone, or give a heading this id: ## Title {#id}.'
  return tell('warning', `there is no heading “#${hash}” on ${target}`, fix)
}

/** A file of public/, not one beside it. */
function isPublic(target: string): boolean {
  const file = path.join('public', target)
  return file.startsWith(`public${path.sep}`) && fs.existsSync(file) && fs.statSync(file).isFile()
}

const MARKDOWN = new RegExp(`(?:\\.${LANGUAGE_CODE})?\\.mdx?$`, 'i')

/** Address of the page that a link names by its file; '' when there is none, undefined for any other link. */
function pageOfFile(target: string, from: string | undefined, anchors: Anchors): string | undefined {
  if (!/\.mdx?$/i.test(target)) return undefined
  const name = target.replace(MARKDOWN, '').replace(/(?:^|\/)index$/, '')
  const guesses = [path.posix.resolve(path.posix.dirname(from ?? '/'), name), path.posix.resolve(from ?? '/', name)]
  return guesses.find((url) => anchors.has(url)) ?? ''
}
