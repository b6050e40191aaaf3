import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { changesFile, readChanges } from '../blog/changes-file'
import { collectedPosts, hasBlog } from '../blog/collection'
import { postFrontMatter } from '../blog/front-matter'
import { readAuthors, readBlogWords } from '../blog/words'
import { docFrontMatter, readFrontMatter } from '../content/front-matter'
import { readGlossary } from '../content/glossary'
import { listPages, readPage } from '../content/pages'
import { readText } from '../content/read-text'
import { getCollected } from '../docs'
import { readSidebars } from '../docs/sidebars'
import { readTags } from '../docs/tags'
import { collectedComponents, getGuides, readDictionary, readGroups, readRecipes } from '../etl'
import { collectComponent } from '../etl/collect'
import { guideFrontMatter } from '../etl/schema'
import { readHome } from '../home'
import { attempt, type Problem } from '../problem'
import { readSynonyms } from '../search/synonyms'
import { readSite } from '../site'

/**
 * What the development server can tell of the content at every save: the whole check (`checkSite`) takes seconds for a
 * thousand pages.
 */

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
  if (['processors', 'services'].some((folder) => fs.existsSync(path.join(dir, 'etl', folder))))
    for (const reader of [readDictionary, readGroups, readRecipes]) read(() => reader(dir))
  for (const { file } of listPages(dir)) read(() => readPage(file, dir))
  return problems
}

const ENDING = changesFile('').replace('blog/', '')
const changedSlugs = (dir: string): string[] =>
  fs
    .readdirSync(path.join(dir, 'blog'))
    .flatMap((file) => (file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : []))

/** Every page of the collections. */
export const collectedPages = () => [...getCollected(), ...collectedPosts(), ...getGuides()]

/** Names of the files of the collections in the content folder. */
export const collectedFiles = (): string[] => [...collectedPages(), ...collectedComponents()].map(({ _id }) => _id)

/** What was wrong in the files of the collections when they were compiled. */
export const checkCollected = (): Problem[] => [
  ...collectedPages().flatMap(({ page }) => page.problems),
  ...collectedComponents().flatMap(({ component }) => component.problems),
]

const FRONT_MATTER: [folder: RegExp, schema: z.ZodType][] = [
  [/^(docs|versions\/[^/]+\/docs)\/.+\.mdx$/, docFrontMatter],
  [/^blog\/[^/]+\.mdx$/, postFrontMatter],
  [/^etl\/guides\/[^/]+\.mdx$/, guideFrontMatter],
]
const COMPONENT = /^etl\/(processors|services)\/[^/]+\.yaml$/

/** Whether a file of the content folder is collected, as a page or as a component. */
export const isCollectible = (file: string): boolean =>
  COMPONENT.test(file) || FRONT_MATTER.some(([folder]) => folder.test(file))

/** What keeps a file out of its collection: Contentlayer leaves out what it cannot parse, or keeps what it had. */
export function checkFile(dir: string, file: string): Problem[] {
  if (!fs.existsSync(path.join(dir, file))) return []
  if (COMPONENT.test(file)) return collectComponent(dir, file).problems
  const schema = FRONT_MATTER.find(([folder]) => folder.test(file))?.[1]
  const problems: Problem[] = []
  if (schema) attempt(problems, () => readFrontMatter(readText(dir, file), file, schema))
  return problems
}
