import { changesOf } from '../blog'
import type { PostFile } from '../blog/collection'
import { readPostBody } from '../blog/post-body'
import { blogRoutes } from '../blog/routes'
import type { PlainPage } from '../content/pages'
import type { Located } from '../content/yaml'
import { lookUp } from '../core/look-up'
import { isError } from '../core/problem'
import { docTagsUrl, docTagUrl, docUrl, helpUrl, locales, postUrl, searchUrl } from '../core/routes'
import { type Doc, docAddress } from '../docs'
import { componentAnchors, componentDocs } from '../docs/components'
import { readTags } from '../docs/tags'
import { type EtlGuide, findComponent } from '../etl'
import type { CollectedComponent } from '../etl/collect'
import { readSystems } from '../etl/systems'
import type { PageData } from '../mdx/file/compile-file'
import { readSite, type Site } from '../site'
import { type Home, readHome } from '../site/home'
import { slotAnchors, slotsOf } from '../slots'

/** A plain page, compiled. */
export interface CheckedPage extends PlainPage {
  page: PageData
}

/** The texts of a content folder, compiled, and the components of its ETL reference. */
export interface Content {
  /** Drafts too. */
  docs: Doc[]
  posts: PostFile[]
  guides: EtlGuide[]
  components: { _id: string; component: CollectedComponent }[]
  pages: CheckedPage[]
}

/** What the link check needs: every page, and the files with links beside the pages. */
export interface LinkCheck {
  site: Located<Site>
  docs: Doc[]
  posts: PostFile[]
  pages: CheckedPage[]
  home: Located<Home>
  systems: ReturnType<typeof readSystems>
  /** Permalinks of tags, by their ids. */
  permalinks: Record<string, { permalink: string }>
}

/** What is published of a content folder: every page, and the files with links beside the pages. */
export const linkCheck = (dir: string, { docs, posts, pages }: Content): LinkCheck => ({
  site: readSite(dir),
  docs: [...docs.filter(({ draft }) => !draft), ...componentDocs()],
  posts,
  pages,
  home: readHome(dir),
  systems: readSystems(dir),
  permalinks: readTags(dir).value.tags,
})

/** Anchors of every site path; undefined, or '' among them, where they are not known. */
export type Anchors = Map<string, Set<string> | undefined>

/** Every address that a link may lead to. */
export function pageAnchors({ site: { value: site }, docs, posts, pages, permalinks }: LinkCheck): Anchors {
  const anchors: Anchors = new Map(['/', helpUrl(), searchUrl()].map((href) => [href, undefined]))
  for (const doc of docs) {
    const version = site.docs.versions.find(({ name }) => name === doc.page.version)
    if (!version) continue
    const url = docAddress(doc)
    const component = doc.type === 'EtlComponent' ? findComponent(doc.title) : undefined
    if (component) anchors.set(url, new Set(componentAnchors(component)))
    else addAnchors(anchors, url, doc.page, anchorsInDocs)
    if (doc.page.path === '') anchors.set(docUrl('index', version.path), undefined)
    // A page whose front matter is faulty has no fields.
    if (!doc.unlisted)
      for (const id of doc.tags ?? []) {
        const permalink = lookUp(permalinks, id)?.permalink
        anchors.set(docTagUrl(permalink ?? id, version.path), undefined)
      }
  }
  for (const { path: versionPath } of site.docs.versions) anchors.set(docTagsUrl(versionPath), undefined)
  for (const { href, page } of pages) addAnchors(anchors, href, page)
  for (const locale of locales()) for (const { href } of blogRoutes(locale)) anchors.set(href, undefined)
  for (const post of posts) addAnchors(anchors, postUrl(post.page.path), post.page, () => anchorsInPost(post))
  return anchors
}

/** Adds ids of the text and of its slots; of a page with an error they are not known. */
function addAnchors(anchors: Anchors, url: string, page: PageData, inSlots: (page: PageData) => string[] = () => []) {
  const ids = page.problems.some(isError) ? [''] : [...page.anchors, ...inSlots(page)]
  anchors.set(url, new Set([...(anchors.get(url) ?? []), ...ids]))
}

/** In every language: a reader may see this text in another one, and the slots in it in theirs. */
const anchorsInDocs = ({ slots, version }: PageData): string[] =>
  locales().flatMap((locale) => slotAnchors(slots, { locale, version, changes: [] }))

function anchorsInPost(post: PostFile): string[] {
  const { locale, version } = post.page
  return slotAnchors(slotsOf(readPostBody(post)), { locale, version, changes: changesOf(post) })
}
