import fs from 'node:fs'
import path from 'node:path'
import { readDeepLinks } from '../addresses/deep-links'
import { readRecord } from '../addresses/record'
import { readRedirects } from '../addresses/redirects'
import { changesFile, readChanges } from '../blog/changes-file'
import { readAuthors, readBlogWords } from '../blog/words'
import { readBooks } from '../book/books'
import { listReadable } from '../content/files'
import { readFrontMatter } from '../content/front-matter'
import { readGlossary } from '../content/glossary'
import { ETL_COMPONENT, filesOfKind, KINDS, type Kind } from '../content/kinds'
import { readText } from '../content/read-text'
import { attempt, isError, type Problem, uniqueProblems } from '../core/problem'
import { readSidebars } from '../docs/sidebars'
import { readTags } from '../docs/tags'
import {
  readAttributes,
  readDictionary,
  readFacts,
  readGroups,
  readOwnRelationships,
  readRecipes,
  readSharedRelationships,
} from '../etl'
import { collectComponent } from '../etl/collect'
import { readSynonyms } from '../search/synonyms'
import { readThesaurus } from '../search/thesaurus'
import { readSite } from '../site'
import { readHome } from '../site/home'
import { checkDrawings, refuseUndrawn } from './drawings'
import { checkFiles } from './files'
import { type Content, linkCheck, pageAnchors } from './link-targets'
import { checkLinks } from './links'

/**
 * The first phase of the check: what is wrong with each file alone, its name, its syntax, its fields, and what is in
 * the text of a page. All problems of all files are reported at once; when only texts are faulty, dead links too.
 * @param data what checkData says, where that ran while the texts were compiled
 */
export function checkEach(dir: string, content: Content, data = checkData(dir)): Problem[] {
  const { docs, posts, guides, components, pages } = content
  const texts = [...docs.filter(({ draft }) => !draft), ...posts, ...guides, ...pages]
  const shared = [...data, ...components.flatMap(({ component }) => component.problems)]
  const problems = [...shared, ...texts.flatMap(({ page }) => page.problems)]
  const reported = refuseUndrawn([...problems, ...checkDrawings(dir, problems)])
  return uniqueProblems(
    reported.some(isError) && !shared.some(isError) ? [...reported, ...deadLinks(dir, content)] : reported,
  )
}

function deadLinks(dir: string, content: Content): Problem[] {
  const links = linkCheck(dir, content)
  return checkLinks(links, pageAnchors(links))
}

/** What is wrong with the names of files, and with those that are no texts. */
export function checkData(dir: string): Problem[] {
  const site = attempt([], () => readSite(dir))?.value
  return [...checkShared(dir), ...(site ? checkFiles(dir, site) : [])]
}

/** What can be reported when site.yaml is faulty: no page can be compiled without it. */
export const checkSources = (dir: string): Problem[] => [
  ...checkData(dir),
  ...KINDS.flatMap((kind) => filesOfKind(dir, kind).flatMap((file) => checkFields(dir, file, kind))),
]

const SHARED = [
  ...[readTags, readGlossary, readHome, readAuthors, readBlogWords, readSynonyms, readThesaurus],
  ...[readBooks, readRedirects, readRecord, readDeepLinks],
]

const COMPONENT_TEXTS = [
  ...[readDictionary, readAttributes, readFacts, readGroups, readRecipes],
  ...[readSharedRelationships, readOwnRelationships],
]

/** What is wrong in the files that many pages are rendered from. A page that needs one of them cannot be rendered. */
export function checkShared(dir: string): Problem[] {
  const problems: Problem[] = []
  const read = (reader: () => unknown) => attempt(problems, reader)
  const site = attempt(problems, () => readSite(dir))
  const versions = site?.value.docs.versions.map(({ name }) => name) ?? ['current']
  for (const version of versions) read(() => readSidebars(dir, version))
  for (const reader of SHARED) read(() => reader(dir))
  for (const file of listReadable(dir, 'blog', ENDING)) read(() => readChanges(dir, path.basename(file, ENDING)))
  if (ETL_COMPONENT.folders.some((folder) => fs.existsSync(path.join(dir, folder))))
    for (const reader of COMPONENT_TEXTS) read(() => reader(dir))
  return problems
}

const ENDING = changesFile('').replace('blog/', '')

/** What is wrong with the fields of a file, before it is compiled. */
function checkFields(dir: string, file: string, { schema }: Kind): Problem[] {
  if (!schema) return collectComponent(dir, file).problems
  const problems: Problem[] = []
  attempt(problems, () => readFrontMatter(readText(dir, file), file, schema))
  return problems
}
