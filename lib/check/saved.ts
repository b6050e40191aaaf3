import fs from 'node:fs'
import path from 'node:path'
import { changesFile, readChanges } from '../blog/changes-file'
import { hasBlog } from '../blog/collection'
import { readAuthors, readBlogWords } from '../blog/words'
import { collectedTexts } from '../content/collected'
import { readFrontMatter } from '../content/front-matter'
import { readGlossary } from '../content/glossary'
import { ETL_COMPONENT, isOfKind, KINDS, type Kind } from '../content/kinds'
import { readText } from '../content/read-text'
import { readSidebars } from '../docs/sidebars'
import { readTags } from '../docs/tags'
import { collectedComponents, readDictionary, readGroups, readRecipes } from '../etl'
import { collectComponent } from '../etl/collect'
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

/** What keeps a file out of its collection: Contentlayer leaves out what it cannot parse, or keeps what it had. */
export function checkFile(dir: string, file: string): Problem[] {
  if (!fs.existsSync(path.join(dir, file))) return []
  const kind = collectedKind(file)
  if (kind?.name === ETL_COMPONENT.name) return collectComponent(dir, file).problems
  const problems: Problem[] = []
  const schema = kind?.schema
  if (schema) attempt(problems, () => readFrontMatter(readText(dir, file), file, schema))
  return problems
}
