import { changesOf } from '../blog'
import type { PostFile } from '../blog/collection'
import { readPostBody } from '../blog/post-body'
import type { PlainPage } from '../content/pages'
import type { Located } from '../content/yaml'
import { isError } from '../core/problem'
import { locales, offlineUrl, postUrl } from '../core/routes'
import { type Doc, docAddress } from '../docs'
import { componentAnchors, componentDocs } from '../docs/components'
import { type EtlGuide, findComponent } from '../etl'
import type { CollectedComponent } from '../etl/collect'
import { readSystems } from '../etl/systems'
import type { PageData } from '../mdx/file/compile-file'
import { allPages } from '../pages'
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
}

/** What is published of a content folder: every page, and the files with links beside the pages. */
export const linkCheck = (dir: string, { docs, posts, pages }: Content): LinkCheck => ({
  site: readSite(dir),
  docs: [...docs.filter(({ draft }) => !draft), ...componentDocs()],
  posts,
  pages,
  home: readHome(dir),
  systems: readSystems(dir),
})

/** Pages that a host and the service worker show in place of others. */
const NO_TARGETS = new Set(['/404', offlineUrl()])

/** Anchors of every site path; undefined, or '' among them, where they are not known. */
export type Anchors = Map<string, Set<string> | undefined>

/** Every address that a link may lead to, with the anchors of what authors wrote. The development server shows drafts, too. */
export function pageAnchors({ docs, posts, pages }: LinkCheck): Anchors {
  const listed = allPages().filter(({ meta, doc }) => !NO_TARGETS.has(meta.path) && !doc?.draft)
  const anchors: Anchors = new Map(listed.map(({ meta }) => [meta.path, undefined]))
  for (const doc of docs) {
    const component = doc.type === 'EtlComponent' ? findComponent(doc.title) : undefined
    if (component) anchors.set(docAddress(doc), new Set(componentAnchors(component)))
    else addAnchors(anchors, docAddress(doc), doc.page, anchorsInDocs)
  }
  for (const { href, page } of pages) addAnchors(anchors, href, page)
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
