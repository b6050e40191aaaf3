import { dataFiles } from '../alternates/files'
import { listPath, listSections } from '../alternates/lists'
import { hasBlog } from '../blog'
import { moduleFeeds } from '../blog/module-feeds'
import { nearest, type Problem } from '../core/problem'
import { decodePath, defaultLocale, feedUrl, listUrl, locales, postUrl } from '../core/routes'
import { docAddress } from '../docs'
import { getGuides, guideUrl } from '../etl'
import { pageEnding } from '../i18n/language-code'
import type { PageData } from '../mdx/file/compile-file'
import { isRootFile } from '../site/root-files'
import type { Anchors, LinkCheck } from './link-targets'
import { homeLinks, type LinkPlace, siteLinks, topicLinks } from './yaml-links'

/** Links that lead nowhere, wherever they are written. */
export function checkLinks(check: LinkCheck, anchors: Anchors): Problem[] {
  const { site, docs, posts, pages, home, systems } = check
  const placesOn = (file: string, from: string | undefined, links: PageData['links']): LinkPlace[] =>
    links.map((link) => ({ file, from, ...link }))
  const places: LinkPlace[] = [
    ...docs.flatMap((doc) => placesOn(doc._id, docAddress(doc), doc.page.links)),
    ...posts.flatMap((post) => placesOn(post._id, postUrl(post.page.path), post.page.links)),
    ...getGuides().flatMap((guide) => placesOn(guide._id, guideUrl(guide), guide.page.links)),
    ...pages.flatMap(({ file, href, page }) => placesOn(file, href, page.links)),
    ...siteLinks(site),
    ...homeLinks(home),
    ...topicLinks(systems),
  ]
  return places.flatMap((place) => checkLink(place, anchors))
}

/** Address of the page that a link leads to, without a query and a slash at its end; '' for an anchor alone. */
const pageOf = (href: string): string =>
  (decodePath(href).split('#')[0] ?? '').replace(/\?.*$/, '').replace(/(.)\/+$/, '$1')

function checkLink({ file, line, from, href, to = href }: LinkPlace, anchors: Anchors): Problem[] {
  const report = (severity: Problem['severity'], message: string, fix: string): Problem[] => [
    { file, line, severity, message, fix },
  ]
  const [beforeHash, hash] = decodePath(to).split('#')
  const target = beforeHash === '' ? (from ?? '') : pageOf(to)
  if (!target.startsWith('/'))
    return report(
      'error',
      `the link “${href}” leads to a file that does not exist`,
      'put the file there, or write the address of a page from the root, for example /docs/bi/intro.',
    )
  if (!anchors.has(target)) {
    if (isRootFile(target) || isOwnFile(target, anchors)) return []
    const near = pageNear(target, anchors)
    const fix = near
      ? `did you mean ${near}${hash ? `#${hash}` : ''}?`
      : 'link to an existing page, or create this one.'
    return report('error', `the link “${href}” leads nowhere`, fix)
  }
  const known = anchors.get(target)
  if (!hash || !known || known.has(hash) || known.has('')) return []
  const near = nearest(hash, known)
  const fix = near ? `did you mean #${near}?` : 'link to the page alone, or give a heading this id: ## Title {#id}.'
  return report('warning', `there is no heading “#${hash}” on ${target}`, fix)
}

/**
 * A page that a link may mean: by the name of its file, by its old place in the prefix of a language, by the end of its
 * address where no other ends so, by a typo.
 */
function pageNear(target: string, anchors: Anchors): string | undefined {
  const name = target.replace(pageEnding(), '').replace(/\/index$/, '')
  const bare = locales().map((locale) => name.replace(new RegExp(`^/${locale}(?=/|$)`), '') || '/')
  const ending = [...anchors.keys()].filter((page) => name.length > 1 && page.endsWith(name))
  return (
    [name, ...bare].find((page) => anchors.has(page)) ??
    (ending.length === 1 ? ending[0] : nearest(name, anchors.keys()))
  )
}

const FORMATS = ['rss', 'atom', 'json'] as const

/** A file that the build writes beside the pages of each language: feeds, lists, Markdown, facts. */
function isOwnFile(target: string, anchors: Anchors): boolean {
  const ending = /(?:\/(llms(?:-full)?(?:~\d+)?\.txt)|(?:~\d+)?\.(md|json)|\/(rss\.xml|atom\.xml|feed\.json))$/.exec(
    target,
  )
  if (!ending) return false
  const page = target.slice(0, ending.index).replace(/^\/index$/, '') || '/'
  const [, list, data, feed] = ending
  if (feed) {
    const modules = [undefined, ...moduleFeeds(defaultLocale()).map(({ id }) => id)]
    return hasBlog() && FORMATS.some((format) => modules.some((id) => target === feedUrl(format, id)))
  }
  if (list)
    return (
      target === listUrl() ||
      listSections(defaultLocale()).some((section) =>
        [listPath(section), listPath(section, 'llms-full')].includes(target),
      )
    )
  return anchors.has(page) && (data === 'md' || dataFiles(defaultLocale()).some(([file]) => file === target))
}
