import { placeIn } from '../content/yaml'
import type { Problem } from '../core/problem'
import { docAddress } from '../docs'
import { readThesaurus } from '../search/thesaurus'
import { fold, stemsOf } from '../search/words'
import type { Anchors, LinkCheck } from './link-targets'

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
      const at = placeIn(file, located)
      const [page = '', anchor] = on.split('#')
      covered.add(page)
      return [
        ...issueOfTarget(anchors, page, anchor).map((message) => ({
          ...at([index, 'on']),
          message: `“${on}”: ${message}`,
          fix: 'name a page of the site, and a heading of it.',
        })),
        ...Object.entries(texts).flatMap(([code, phrases]) =>
          phrases.flatMap((phrase, place): Problem[] => {
            const where = at([index, code, place])
            if (stemsOf(phrase).length === 0)
              return [{ ...where, message: `“${phrase}” has no word`, fix: 'write letters or digits.' }]
            const isTwice = phrases.map(fold).indexOf(fold(phrase)) < place
            const fix = 'remove one of the two.'
            return isTwice
              ? [{ ...where, severity: 'warning', message: `“${phrase}” appears in this list twice`, fix }]
              : []
          }),
        ),
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
          const at = placeIn(file, located, 'warning')([index, code, place])
          return stemsOf(phrase).length === 1 ? [{ word: fold(phrase), page: on.split('#')[0], at }] : []
        }),
      ),
    ),
  )
  const byWord = new Map<string, typeof uses>()
  for (const use of uses) byWord.set(use.word, [...(byWord.get(use.word) ?? []), use])
  return [...byWord].flatMap(([word, same]): Problem[] => {
    const [first] = same
    const pages = new Set(same.map(({ page }) => page)).size
    const message = `“${word}” is a phrase of ${pages} pages, so it leads to none`
    const fix = `write it into synonyms.yaml, or leave it on ${COMMON - 1} pages at most.`
    return first && pages >= COMMON ? [{ ...first.at, message, fix }] : []
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
