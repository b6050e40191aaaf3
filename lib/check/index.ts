import fs from 'node:fs'
import path from 'node:path'
import { collectedPosts, getPostFiles } from '../blog/collection'
import { blogRoutes } from '../blog/routes'
import { docFrontMatter, readFrontMatter } from '../content/front-matter'
import { readGlossary } from '../content/glossary'
import { listPages, readPage } from '../content/pages'
import { type Doc, getCollected, getDocs } from '../docs'
import { componentAnchors } from '../docs/components'
import { readSidebars, type SidebarItem, sidebarPath, sidebarsFile } from '../docs/sidebars'
import { getTags, readTags } from '../docs/tags'
import { collectedComponents, componentUrl, findComponent, getGuides, guideName } from '../etl'
import { type Home, readHome } from '../home'
import { attempt, ContentError, nearest, type Problem, suggest } from '../problem'
import { decodePath, defaultLocale, docTagsUrl, docTagUrl, docUrl, locales, postUrl } from '../routes'
import { localize, readSite, type Site } from '../site'
import { checkBlog } from './blog'
import { checkReference } from './etl'

/** Everything that is wrong with a content folder whose pages were collected; nothing is thrown, nothing left for a second run. */
export function checkSite(dir: string): Problem[] {
  const problems: Problem[] = []
  const site = attempt(problems, () => readSite(dir))
  if (!site) return problems
  const docs = getDocs()
  attempt(problems, () => readGlossary(dir))
  problems.push(...docs.flatMap(({ page }) => page.problems))
  problems.push(...uncollected(dir, getCollected()))
  problems.push(...duplicates(docs), ...orphans(docs))
  let navbarSidebars: string[] | undefined
  for (const { name, path: versionPath } of site.site.docs.versions) {
    const sidebars = attempt(problems, () => readSidebars(dir, name))
    if (name === 'current') navbarSidebars = sidebars && Object.keys(sidebars.value)
    if (sidebars) problems.push(...checkSidebars(name, sidebars, getCollected()))
    if (!docs.some(({ page }) => page.version === name)) {
      problems.push({
        severity: 'error',
        file: 'site.yaml',
        field: 'docs.versions',
        message: `the version “${name}” has no pages`,
        fix: versionFix(dir, name, versionPath),
      })
    }
  }
  problems.push(...checkBlog({ dir, posts: collectedPosts(), docs: docPaths(site.site, docs) }))
  const tags = attempt(problems, () => readTags(dir))
  if (tags) problems.push(...checkTags(tags, docs))
  problems.push(...checkReference(dir, collectedComponents(), getGuides()))
  for (const page of listPages(dir)) attempt(problems, () => readPage(page.file, dir))
  problems.push(...checkNavbar(site, docs, navbarSidebars))
  const home = attempt(problems, () => readHome(dir))?.value
  // Addresses depend on the tags, so links are judged only when those could be read.
  if (tags) problems.push(...checkLinks(dir, site.site, docs, home))
  return problems
}

/** What can be said before pages are collected, for a folder whose site.yaml stops everything else. */
export function checkFiles(dir: string): Problem[] {
  const problems: Problem[] = []
  attempt(problems, () => readSite(dir))
  for (const read of [readTags, readGlossary, readHome]) attempt<unknown>(problems, () => read(dir))
  attempt(problems, () => readSidebars(dir, 'current'))
  for (const page of listPages(dir)) attempt(problems, () => readPage(page.file, dir))
  for (const file of docFiles(dir))
    attempt(problems, () => readFrontMatter(fs.readFileSync(path.join(dir, file), 'utf8'), file, docFrontMatter))
  return problems
}

/** Files that Contentlayer left out: their front matter says why. */
function uncollected(dir: string, docs: Doc[]): Problem[] {
  const collected = new Set(docs.map(({ _id }) => _id))
  return docFiles(dir)
    .filter((file) => !collected.has(file))
    .flatMap((file): Problem[] => {
      try {
        readFrontMatter(fs.readFileSync(path.join(dir, file), 'utf8'), file, docFrontMatter)
        return [
          {
            severity: 'error',
            file,
            message: 'the page was not collected',
            fix: 'run `npx contentlayer2 build --verbose` to see why.',
          },
        ]
      } catch (error) {
        if (error instanceof ContentError) return error.problems
        throw error
      }
    })
}

const docFiles = (dir: string): string[] =>
  ['docs', 'versions'].flatMap((folder) =>
    fs.existsSync(path.join(dir, folder))
      ? fs
          .readdirSync(path.join(dir, folder), { recursive: true, encoding: 'utf8' })
          .map((file) => path.posix.join(folder, file))
          .filter((file) => file.endsWith('.mdx'))
      : [],
  )

function duplicates(docs: Doc[]): Problem[] {
  const first = new Map<string, Doc>()
  return docs.flatMap((doc): Problem[] => {
    const { version, path: docPath, locale } = doc.page
    const route = `${version} ${docPath} ${locale}`
    const other = first.get(route)
    if (other)
      return [
        {
          severity: 'warning',
          file: doc._id,
          message: `stands at the same address as ${other._id}`,
          fix: 'rename one of the two; only one is shown.',
        },
      ]
    first.set(route, doc)
    return []
  })
}

/** A translation needs its original; an original without a translation is shown as it is (`npm run i18n:status` lists those). */
function orphans(docs: Doc[]): Problem[] {
  const originals = new Set(
    docs.filter(({ page }) => page.locale === defaultLocale()).map(({ page }) => `${page.version} ${page.path}`),
  )
  return docs.flatMap(({ _id, page }): Problem[] =>
    page.locale === defaultLocale() || originals.has(`${page.version} ${page.path}`)
      ? []
      : [
          {
            severity: 'error',
            file: _id,
            message: `the page has no twin in the default language (${defaultLocale()})`,
            fix: `create ${_id.replace(`.${page.locale}.`, `.${defaultLocale()}.`)}.`,
          },
        ],
  )
}

function versionFix(dir: string, name: string, versionPath: string): string {
  const folder = path.join(dir, 'versions')
  const near = nearest(name, fs.existsSync(folder) ? fs.readdirSync(folder) : [])
  return near
    ? `did you mean “${near}”?`
    : `create versions/${name}/docs, or remove the version (path “${versionPath}”).`
}

function checkSidebars(version: string, { value, lineOf }: ReturnType<typeof readSidebars>, docs: Doc[]): Problem[] {
  const file = sidebarsFile(version)
  const paths = new Set(docs.filter(({ page }) => page.version === version).map(({ page }) => page.path))
  const seen = new Set<string>()
  const check = (id: string, field: PropertyKey[]): Problem[] => {
    const docPath = sidebarPath(id)
    const line = lineOf(field)
    const at = { file, ...(line === undefined ? {} : { line }), field: field.join('.') }
    if (!paths.has(docPath))
      return [
        {
          ...at,
          severity: 'error',
          message: `there is no page “${id}”`,
          fix: suggest(
            id,
            [...paths].map((known) => known || 'index'),
          ),
        },
      ]
    if (seen.has(docPath))
      return [
        {
          ...at,
          severity: 'warning',
          message: `the page “${id}” stands in the menu twice`,
          fix: 'remove one of the two.',
        },
      ]
    seen.add(docPath)
    return []
  }
  const walk = (items: SidebarItem[], field: PropertyKey[]): Problem[] =>
    items.flatMap((item, index) => {
      const here = [...field, index]
      if (typeof item === 'string') return check(item, here)
      return [
        ...(item.link === undefined ? [] : check(item.link, [...here, 'link'])),
        ...walk(item.items ?? [], [...here, 'items']),
      ]
    })
  return Object.entries(value).flatMap(([id, items]) => walk(items, [id]))
}

function checkTags({ value, lineOf }: ReturnType<typeof readTags>, docs: Doc[]): Problem[] {
  const first = new Map<string, string>()
  const twice = Object.entries(value.tags).flatMap(([id, { permalink }]): Problem[] => {
    const other = first.get(permalink)
    first.set(permalink, id)
    if (other === undefined) return []
    const line = lineOf(['tags', id, 'permalink'])
    return [
      {
        severity: 'error',
        file: 'tags.yaml',
        ...(line === undefined ? {} : { line }),
        field: `tags.${id}.permalink`,
        message: `“${permalink}” is the permalink of “${other}” too`,
        fix: 'give each tag a permalink of its own.',
      },
    ]
  })
  const unknown = docs.flatMap(({ _id, type, tags }) =>
    (type === 'Doc' ? tags : [])
      .filter((id) => !value.tags[id])
      .map(
        (id): Problem => ({
          severity: 'warning',
          file: _id,
          field: 'tags',
          message: `the tag “${id}” is not in tags.yaml`,
          fix: suggest(id, Object.keys(value.tags)),
        }),
      ),
  )
  return [...twice, ...unknown]
}

/** `sidebars` is undefined when sidebars.yaml could not be read. */
function checkNavbar(
  { site, lineOf }: ReturnType<typeof readSite>,
  docs: Doc[],
  sidebars: string[] | undefined,
): Problem[] {
  return site.navbar.items.flatMap((item, index): Problem[] => {
    const at = (name: string) => {
      const line = lineOf(['navbar', 'items', index, name])
      return {
        severity: 'error' as const,
        file: 'site.yaml',
        ...(line === undefined ? {} : { line }),
        field: `navbar.items.${index}.${name}`,
      }
    }
    if (item.type === 'docs' && sidebars && !sidebars.includes(item.sidebar))
      return [
        {
          ...at('sidebar'),
          message: `there is no sidebar “${item.sidebar}” in sidebars.yaml`,
          fix: suggest(item.sidebar, sidebars),
        },
      ]
    const paths = docs.map(({ page }) => page.path)
    if (item.type === 'doc' && !paths.includes(sidebarPath(item.doc)))
      return [{ ...at('doc'), message: `there is no page “${item.doc}”`, fix: suggest(item.doc, paths) }]
    return []
  })
}

interface LinkPlace {
  file: string
  line?: number
  /** Page the link stands on, for links to its own anchors. */
  from?: string
  href: string
}

function checkLinks(dir: string, site: Site, docs: Doc[], home: Home | undefined): Problem[] {
  const anchors = pageAnchors(dir, site, docs)
  const versionPath = (doc: Doc) => site.docs.versions.find(({ name }) => name === doc.page.version)?.path
  const places: LinkPlace[] = [
    ...docs.flatMap((doc) =>
      doc.page.links.map(
        (link): LinkPlace => ({ file: doc._id, from: docUrl(doc.page.path, versionPath(doc)), ...link }),
      ),
    ),
    ...getPostFiles().flatMap((post) =>
      post.page.links.map((link): LinkPlace => ({ file: post._id, from: postUrl(post.page.path), ...link })),
    ),
    ...getGuides().flatMap((guide) =>
      guide.page.links.map((link): LinkPlace => ({ file: guide._id, from: guideUrl(guide), ...link })),
    ),
    ...siteLinks(site).map((href) => ({ file: 'site.yaml', href })),
    ...homeLinks(home).map((href) => ({ file: 'home.yaml', href })),
  ]
  return places.flatMap((place) => checkLink(place, anchors, dir))
}

/** Page on which a guide stands. */
const guideUrl = (guide: ReturnType<typeof getGuides>[number]): string | undefined => {
  const component = findComponent(guideName(guide))
  return component && componentUrl(component)
}

function checkLink(
  { file, line, from, href }: LinkPlace,
  anchors: Map<string, Set<string> | undefined>,
  dir: string,
): Problem[] {
  const at = { file, ...(line === undefined ? {} : { line }) }
  const [beforeHash = '', hash] = decodePath(href).split('#')
  const target = beforeHash === '' ? (from ?? '') : beforeHash.replace(/[?].*$/, '')
  if (!target.startsWith('/')) {
    return [
      {
        ...at,
        severity: 'error',
        message: `the link “${href}” leads to a file that does not exist`,
        fix: 'write the address from the root, for example /docs/bi/intro, without language and extension.',
      },
    ]
  }
  if (target !== '/' && target.endsWith('/'))
    return checkLink(
      { file, ...(line === undefined ? {} : { line }), href: target.replace(/\/+$/, '') + (hash ? `#${hash}` : '') },
      anchors,
      dir,
    )
  if (!anchors.has(target)) {
    if (fs.existsSync(path.join('public', target))) return []
    const near = nearest(target, anchors.keys())
    return [
      {
        ...at,
        severity: 'error',
        message: `the link “${href}” leads nowhere`,
        fix: near ? `did you mean ${near}?` : 'link to an existing page, or create this one.',
      },
    ]
  }
  const known = anchors.get(target)
  if (!hash || !known || known.has(hash)) return []
  const near = nearest(hash, known)
  return [
    {
      ...at,
      severity: 'warning',
      message: `there is no heading “#${hash}” on ${target}`,
      fix: near ? `did you mean #${near}?` : 'link to the page alone, or give a heading this id: ## Title {#id}.',
    },
  ]
}

/** Every site path, with the anchors of its page in any language where they are known. */
function pageAnchors(dir: string, site: Site, docs: Doc[]): Map<string, Set<string> | undefined> {
  const anchors = new Map<string, Set<string> | undefined>([['/', undefined]])
  for (const doc of docs) {
    const version = site.docs.versions.find(({ name }) => name === doc.page.version)
    if (!version) continue
    const url = docUrl(doc.page.path, version.path)
    const component = doc.type === 'EtlComponent' ? findComponent(doc.title) : undefined
    if (component) anchors.set(url, new Set(componentAnchors(component)))
    else addAnchors(anchors, url, doc.page.anchors)
    if (doc.page.path === '') anchors.set(docUrl('index', version.path), undefined)
  }
  for (const { name, path: versionPath } of site.docs.versions) {
    anchors.set(docTagsUrl(versionPath), undefined)
    for (const { permalink } of getTags(defaultLocale(), name))
      anchors.set(docTagUrl(permalink, versionPath), undefined)
  }
  for (const page of listPages(dir)) anchors.set(`/${page.name}`, undefined)
  for (const locale of locales()) for (const { href } of blogRoutes(locale)) anchors.set(href, undefined)
  for (const post of getPostFiles())
    if (post.version === undefined) addAnchors(anchors, postUrl(post.page.path), post.page.anchors)
  return anchors
}

function addAnchors(anchors: Map<string, Set<string> | undefined>, url: string, ids: string[]): void {
  anchors.set(url, new Set([...(anchors.get(url) ?? []), ...ids]))
}

/** Site paths of the documentation pages. */
const docPaths = (site: Site, docs: Doc[]): string[] => [
  ...new Set(
    docs.flatMap(({ page }) => {
      const version = site.docs.versions.find(({ name }) => name === page.version)
      return version ? [docUrl(page.path, version.path)] : []
    }),
  ),
]

function siteLinks(site: Site): string[] {
  const announced = locales().flatMap((locale) =>
    [...localize(site.announcement?.content ?? {}, locale).matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href ?? ''),
  )
  const navbar = site.navbar.items.flatMap((item) => (item.type === 'link' ? [item.href] : []))
  return [...announced, ...navbar, ...site.footer.columns.flatMap(({ items }) => items.map(({ href }) => href))].filter(
    (href) => href.startsWith('/'),
  )
}

const homeLinks = (home: Home | undefined): string[] =>
  home
    ? [...home.start.cards, ...home.modules.cards].map(({ href }) => href).filter((href) => href.startsWith('/'))
    : []
