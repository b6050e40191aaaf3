import fs from 'node:fs'
import path from 'node:path'
import { changesFile, readChanges } from '../blog/changes-file'
import { hasBlog, type PostFile } from '../blog/collection'
import { readAuthors, readBlogWords } from '../blog/words'
import { collectedTexts } from '../content/collection/texts'
import { readFrontMatter } from '../content/front-matter'
import { readGlossary } from '../content/glossary'
import { ETL_COMPONENT, filesOfKind, isOfKind, KINDS, type Kind } from '../content/kinds'
import { readText } from '../content/read-text'
import { attempt, type Problem, uniqueProblems } from '../core/problem'
import type { Doc } from '../docs'
import { readSidebars } from '../docs/sidebars'
import { readTags } from '../docs/tags'
import { collectedComponents, type EtlGuide, readDictionary, readGroups, readRecipes } from '../etl'
import { type CollectedComponent, collectComponent } from '../etl/collect'
import { readSynonyms } from '../search/synonyms'
import { readSite } from '../site'
import { readHome } from '../site/home'
import { checkDrawings, refuseUndrawn } from './drawings'
import { checkFiles } from './files'
import type { CheckedPage } from './links'

/** The texts of a content folder, compiled, and the components of its ETL reference. */
export interface Content {
  /** Drafts too. */
  docs: Doc[]
  posts: PostFile[]
  guides: EtlGuide[]
  components: { _id: string; component: CollectedComponent }[]
  pages: CheckedPage[]
}

/**
 * The first phase of the check: what is wrong with each file alone, its name, its syntax, its fields, and what stands in
 * the text of a page. All problems of all files are told at once.
 * @param data what checkData says, where it was asked while the texts were compiled
 */
export function checkEach(dir: string, content: Content, data = checkData(dir)): Problem[] {
  const { docs, posts, guides, components, pages } = content
  const texts = [...docs.filter(({ draft }) => !draft), ...posts, ...guides, ...pages]
  const problems = [
    ...data,
    ...texts.flatMap(({ page }) => page.problems),
    ...components.flatMap(({ component }) => component.problems),
  ]
  return uniqueProblems(refuseUndrawn([...problems, ...checkDrawings(dir, problems)]))
}

/** What is wrong with the names of files, and with those that are no texts. */
export function checkData(dir: string): Problem[] {
  const site = attempt([], () => readSite(dir))?.value
  return [...checkShared(dir), ...(site ? checkFiles(dir, site) : [])]
}

/** What can be told when site.yaml is faulty: no page can be compiled without it. */
export const checkSources = (dir: string): Problem[] => [
  ...checkData(dir),
  ...KINDS.flatMap((kind) => filesOfKind(dir, kind)).flatMap((file) => checkFile(dir, file)),
]

/** What is wrong in the files that many pages are rendered from. A page that needs one of them cannot be rendered. */
export function checkShared(dir: string): Problem[] {
  const problems: Problem[] = []
  const read = (reader: () => unknown) => attempt(problems, reader)
  const site = attempt(problems, () => readSite(dir))
  const versions = site?.value.docs.versions.map(({ name }) => name) ?? ['current']
  for (const version of versions) read(() => readSidebars(dir, version))
  for (const reader of [readTags, readGlossary, readHome, readAuthors, readBlogWords, readSynonyms])
    read(() => reader(dir))
  if (hasBlog()) for (const slug of changedSlugs(dir)) read(() => readChanges(dir, slug))
  if (ETL_COMPONENT.folders.some((folder) => fs.existsSync(path.join(dir, folder))))
    for (const reader of [readDictionary, readGroups, readRecipes]) read(() => reader(dir))
  return problems
}

const ENDING = changesFile('').replace('blog/', '')
const changedSlugs = (dir: string): string[] =>
  fs
    .readdirSync(path.join(dir, 'blog'))
    .flatMap((file) => (file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : []))

/** Names of the files of the collections in the content folder. */
export const collectedFiles = (): string[] => [...collectedTexts(), ...collectedComponents()].map(({ _id }) => _id)

/** What was wrong in the files of the collections when they were compiled. */
export const checkCollected = (): Problem[] => [
  ...collectedTexts().flatMap(({ page }) => page.problems),
  ...collectedComponents().flatMap(({ component }) => component.problems),
]

const collectedKind = (file: string): Kind | undefined => KINDS.find((kind) => isOfKind(kind, file))

/** Whether a file of the content folder is collected, as a page or as a component. */
export const isCollectible = (file: string): boolean => collectedKind(file) !== undefined

/** What is wrong with the fields of a file, before it is compiled. */
export function checkFile(dir: string, file: string): Problem[] {
  if (!fs.existsSync(path.join(dir, file))) return []
  const kind = collectedKind(file)
  if (kind?.name === ETL_COMPONENT.name) return collectComponent(dir, file).problems
  const problems: Problem[] = []
  const schema = kind?.schema
  if (schema) attempt(problems, () => readFrontMatter(readText(dir, file), file, schema))
  return problems
}
