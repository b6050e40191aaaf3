import { allRedirects } from '../addresses/all'
import { readDeepLinks } from '../addresses/deep-links'
import { readRecord } from '../addresses/record'
import { readRedirects } from '../addresses/redirects'
import { collectedPosts } from '../blog/collection'
import { collectedTexts } from '../content/collection/texts'
import { isUndrawn } from '../content/drawings'
import { listPages, type PlainPage, readPage } from '../content/pages'
import { isError, type Problem, uniqueProblems } from '../core/problem'
import { docAddress, getCollected } from '../docs'
import { readSidebars } from '../docs/sidebars'
import { readTags } from '../docs/tags'
import { collectedComponents, getGuides } from '../etl'
import type { Site } from '../site'
import { checkAddresses } from './addresses'
import { checkBlog } from './blog'
import { checkBooks } from './books'
import { checkCards, type DrawnText } from './cards'
import { checkDeepLinks } from './deep-links'
import { checkDocs } from './docs'
import { checkEach } from './each'
import { checkReference } from './etl'
import { checkGlossary } from './glossary'
import { type Content, linkCheck, pageAnchors } from './link-targets'
import { checkLinks } from './links'
import { livePages } from './live-pages'
import { checkRedirects } from './redirects'
import { checkSidebars } from './sidebars'
import { checkSiteFile } from './site'
import { checkSynonyms } from './synonyms'
import { checkTags } from './tags'
import { checkThesaurus } from './thesaurus'

/** The content as it was collected. */
export function readContent(): Content {
  const collected = new Map(collectedTexts().map(({ _id, page }) => [_id, page]))
  const pages = listPages().flatMap((plain) => {
    const page = collected.get(plain.file)
    return page ? [{ ...plain, page }] : []
  })
  return {
    docs: getCollected(),
    posts: collectedPosts(),
    guides: getGuides(),
    components: collectedComponents(),
    pages,
  }
}

/** Everything that is wrong with a content folder: with each file alone, and once all can be read, with them together. */
export function checkSite(dir: string, content: Content): Problem[] {
  const problems = checkEach(dir, content)
  const isUnread = problems.some((problem) => isError(problem) && !isUndrawn(problem))
  return isUnread ? problems : [...problems, ...checkTogether(dir, content)]
}

/**
 * The second phase of the check: what files say of one another. No file has its own error then, so that all can be
 * read; a mistake would otherwise bring up others, such as links to a page that could not be compiled.
 */
export function checkTogether(dir: string, content: Content): Problem[] {
  const links = linkCheck(dir, content)
  const { site, docs, posts, pages } = links
  // A menu may name a draft: it falls out of it until it is published.
  const written = [...new Set([...docs, ...content.docs])]
  const tags = readTags(dir)
  const sidebars = site.value.docs.versions.map(({ name }) => ({ name, file: readSidebars(dir, name) }))
  const redirects = readRedirects(dir)
  const decisions = allRedirects(redirects.value)
  const anchors = pageAnchors(links)
  const live = livePages(links, anchors)
  const current = sidebars.find(({ name }) => name === 'current')
  return uniqueProblems([
    ...checkGlossary(dir),
    ...checkSynonyms(dir),
    ...checkThesaurus(dir, links, anchors),
    ...checkDocs(docs),
    ...sidebars.flatMap(({ name, file }) => checkSidebars(name, file, written)),
    ...checkBooks(dir, site.value),
    ...checkSiteFile(site, { dir, docs, sidebars: current && Object.keys(current.file.value) }),
    ...checkTags(tags, docs),
    ...checkBlog({ dir, posts, docs: [...new Set(docs.map(docAddress))] }),
    ...checkReference(dir, content.components, content.guides),
    ...checkLinks(links, anchors),
    ...checkRedirects(redirects, anchors),
    ...checkAddresses(dir, { record: readRecord(dir), live, decisions }, links),
    ...checkDeepLinks(readDeepLinks(dir), live, decisions),
    ...checkCards([...nameTexts(site.value), ...titleTexts(dir, [...docs, ...posts], pages)]),
  ])
}

/** Texts that the pictures of shared links show. */
const nameTexts = ({ name, title }: Site): DrawnText[] =>
  [...Object.values(name), title].map((text) => ({ file: 'site.yaml', text }))
const titleTexts = (dir: string, files: { _id: string; title: string }[], pages: PlainPage[]): DrawnText[] => [
  ...files.map(({ _id, title }) => ({ file: _id, text: title })),
  ...pages.map((page) => ({ file: page.file, text: readPage(page, dir).title })),
]
