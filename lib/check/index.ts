import { collectedPosts } from '../blog/collection'
import { readFrontMatter } from '../content/front-matter'
import { readGlossary } from '../content/glossary'
import { DOC, filesOfKind } from '../content/kinds'
import { listPages, readPage } from '../content/pages'
import { readText } from '../content/read-text'
import { readSound } from '../content/yaml'
import { type Doc, getCollected, getDocs } from '../docs'
import { readSidebars } from '../docs/sidebars'
import { readTags } from '../docs/tags'
import { collectedComponents, getGuides } from '../etl'
import { readHome } from '../home'
import { attempt, type Problem, uniqueProblems } from '../problem'
import { docUrl } from '../routes'
import { readSynonyms } from '../search/synonyms'
import { readSite, type Site } from '../site'
import { checkBlog, leftOutPosts } from './blog'
import { checkCards, type DrawnText } from './cards'
import type { CompileFile } from './compile-left-out'
import { checkDocs, leftOutDocs } from './docs'
import { checkDrawings, refuseUndrawn } from './drawings'
import { checkReference } from './etl'
import { checkFiles } from './files'
import { checkGlossary } from './glossary'
import { checkLinks } from './links'
import { compilePages } from './pages'
import { checkSidebars } from './sidebars'
import { checkSiteFile } from './site'
import { checkSynonyms } from './synonyms'
import { checkTags } from './tags'

/**
 * Everything that is wrong with a content folder whose pages were collected, in one run: of a faulty file its sound part
 * is used, so that it does not hide what is wrong elsewhere. Nothing is thrown for an author's mistake.
 */
export async function checkSite(dir: string, compile: CompileFile): Promise<Problem[]> {
  const problems: Problem[] = []
  const site = readSound(problems, () => readSite(dir))
  if (!site) return uniqueProblems([...problems, ...checkSources(dir)])
  const left = await leftOutDocs(dir, getCollected(), compile)
  const docs = [...getDocs(), ...left.filter(({ draft }) => !draft)]
  // A menu may name a draft: it falls out of it until it is published.
  const written = [...new Set([...docs, ...getCollected(), ...left])]
  const posts = [...collectedPosts(), ...(await leftOutPosts(dir, collectedPosts(), compile))]
  const pages = await compilePages(dir, compile)
  const home = readSound(problems, () => readHome(dir))?.value
  const tags = readSound(problems, () => readTags(dir)) ?? { value: { tags: {} }, lineOf: () => undefined }
  problems.push(...checkFiles(dir, site.value), ...checkGlossary(dir), ...checkSynonyms(dir), ...checkDocs(docs))
  problems.push(...pages.flatMap(({ page }) => page.problems))
  let sidebarIds: string[] | undefined
  for (const { name } of site.value.docs.versions) {
    const sidebars = readSound(problems, () => readSidebars(dir, name))
    if (name === 'current') sidebarIds = sidebars && Object.keys(sidebars.value)
    if (sidebars) problems.push(...checkSidebars(name, sidebars, written))
  }
  problems.push(...checkSiteFile(site, { dir, docs, sidebars: sidebarIds }))
  problems.push(...checkTags(tags, docs))
  problems.push(...checkBlog({ dir, posts, docs: docPaths(site.value, docs) }))
  problems.push(...checkReference(dir, collectedComponents(), getGuides()))
  problems.push(...checkLinks({ site: site.value, docs, posts, pages, home, permalinks: tags.value.tags }))
  problems.push(...checkDrawings(dir, problems))
  problems.push(...checkCards([...nameTexts(site.value), ...titleTexts(dir, [...docs, ...posts])]))
  return uniqueProblems(refuseUndrawn(problems))
}

/** Texts that the pictures of shared links show. */
const nameTexts = ({ name, title }: Site): DrawnText[] =>
  [...Object.values(name), title].map((text) => ({ file: 'site.yaml', text }))
const titleTexts = (dir: string, files: { _id: string; title: string }[]): DrawnText[] => [
  ...files.map(({ _id, title }) => ({ file: _id, text: title })),
  // What is wrong with such a page is told where it is compiled.
  ...listPages(dir).map((page) => ({ file: page.file, text: attempt([], () => readPage(page, dir))?.title ?? '' })),
]

/** What can be said of the files alone, when site.yaml is no YAML and no page can be compiled. */
export function checkSources(dir: string): Problem[] {
  const problems: Problem[] = []
  for (const read of [readTags, readGlossary, readHome, readSynonyms]) attempt<unknown>(problems, () => read(dir))
  attempt(problems, () => readSidebars(dir, 'current'))
  for (const page of listPages(dir)) attempt(problems, () => readPage(page, dir))
  for (const file of filesOfKind(dir, DOC))
    attempt(problems, () => readFrontMatter(readText(dir, file), file, DOC.schema))
  return problems
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
