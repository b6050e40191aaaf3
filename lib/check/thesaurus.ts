import { problemsIn } from '../content/yaml'
import { groupBy } from '../core/group-by'
import type { Problem } from '../core/problem'
import { docAddress } from '../docs'
import { readThesaurus } from '../search/thesaurus'
import { fold, stemsOf } from '../search/words'
import type { Anchors, LinkCheck } from './link-targets'
import { checkPhrases } from './synonyms'

/**
 * What is wrong in `thesaurus/`: entries on pages or sections that are not there, phrases without a word or written twice,
 * and listed pages that no entry is on. A site without the folder has none of this.
 */
export function checkThesaurus(dir: string, links: LinkCheck, anchors: Anchors): Problem[] {
  const files = readThesaurus(dir)
  if (files.length === 0) return []
  const covered = new Set<string>()
  const problems = files.flatMap(({ file, located }) =>
    located.value.flatMap(({ on, texts }, index): Problem[] => {
      const problem = problemsIn(file, located)
      const [page = '', anchor] = on.split('#')
      covered.add(page)
      return [
        ...issueOfTarget(anchors, page, anchor).map((message) =>
          problem([index, 'on'], `“${on}”: ${message}`, 'name a page of the site, and a heading of it.'),
        ),
        ...Object.entries(texts).flatMap(([code, phrases]) => checkPhrases(phrases, [index, code], problem)),
      ]
    }),
  )
  return [...problems, ...commonWords(files), ...uncovered(links, covered)]
}

/** On so many pages a phrase of one word tells nothing of any of them. */
const COMMON = 3

/** Phrases of one word that many pages share. */
function commonWords(files: ReturnType<typeof readThesaurus>): Problem[] {
  const uses = files.flatMap(({ file, located }) =>
    located.value.flatMap(({ on, texts }, index) =>
      Object.entries(texts).flatMap(([code, phrases]) =>
        phrases.flatMap((phrase, place) => {
          const warn = (message: string, fix: string) =>
            problemsIn(file, located)([index, code, place], message, fix, 'warning')
          return stemsOf(phrase).length === 1 ? [{ word: fold(phrase), page: on.split('#')[0], warn }] : []
        }),
      ),
    ),
  )
  return [...groupBy(uses.map((use) => [use.word, use] as const))].flatMap(([word, same]): Problem[] => {
    const [first] = same
    const pages = new Set(same.map(({ page }) => page)).size
    const message = `“${word}” is a phrase of ${pages} pages, so it leads to none`
    const fix = `write it into synonyms.yaml, or leave it on ${COMMON - 1} pages at most.`
    return first && pages >= COMMON ? [first.warn(message, fix)] : []
  })
}

function issueOfTarget(anchors: Anchors, page: string, anchor: string | undefined): string[] {
  if (!anchors.has(page)) return ['there is no such page']
  const known = anchors.get(page)
  return anchor !== undefined && known && !known.has(anchor) ? [`the page has no heading #${anchor}`] : []
}

/** Pages at the top version that readers find in menus. */
const uncovered = ({ docs, site }: LinkCheck, covered: Set<string>): Problem[] => {
  const top = site.value.docs.versions.find(({ path }) => path === '')?.name
  const listed = docs.filter(({ page, unlisted }) => page.version === top && !unlisted)
  return [...new Map(listed.map((doc) => [docAddress(doc), doc])).entries()]
    .filter(([url]) => !covered.has(url))
    .map(([url, { _id }]) => ({
      severity: 'warning',
      file: _id,
      message: `no entry of thesaurus/ is on ${url}`,
      fix: 'write how readers ask for it, in words that it lacks (contributing/data.md).',
    }))
}
