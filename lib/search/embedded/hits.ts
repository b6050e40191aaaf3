import type { Marked, SearchHit, SearchParams } from '../types'
import { at } from '../words/typos'
import type { Answer, FoundPage, Index } from './engine'
import type { StoredRow } from './format'
import type { Marker } from './highlight'
import type { RankedPage } from './rank'

const SNIPPET_WORDS = 10

/**
 * A hit with its line of text, which has the words of the question or what it was found by.
 * @param isInSight its text is loaded now; that of another when it is asked for
 */
export async function makeHit(
  index: Index,
  { strengths }: Answer,
  found: RankedPage,
  marker: Marker,
  params: SearchParams,
  isInSight: boolean,
): Promise<SearchHit> {
  const own = await index.describe(found)
  const { table } = own
  const hasTable = table !== undefined && strengths.some(({ values }) => at(values, table) > 0)
  const isNamed = isInSight && hasTable && !marker.covers(own.title)
  const named = isNamed ? await namedRow(index, found, own, marker) : undefined
  const { place, section } = named ?? { place: own, section: found.section }
  const [text = '', ...rows] = isInSight ? await index.text(section) : []
  const row = named?.row ?? bestRow(rows, marker)
  const hierarchy = hierarchyOf(place, row)
  const anchor = row ? row[0] : place.anchor
  const names: Record<string, Marked> = Object.fromEntries(
    Object.entries(hierarchy).flatMap(([level, name]) => (name ? [[level, marker.mark(name)]] : [])),
  )
  const line = (content: string): Promise<Marked> =>
    lineOf(index, { ...found, section }, content, names, marker, params)
  const snippet = isInSight ? await line(row ? row[2] : text) : undefined
  return {
    objectID: `${place.path}#${anchor}`,
    url: anchor ? `${place.path}#${anchor}` : place.path,
    url_without_anchor: place.path,
    anchor,
    type: hierarchy.lvl3 ? 'lvl3' : hierarchy.lvl2 ? 'lvl2' : 'lvl1',
    hierarchy,
    content: row ? row[2] : text || null,
    kind: place.kind,
    _highlightResult: { hierarchy: names },
    ...(snippet
      ? { _snippetResult: { content: snippet } }
      : {
          async lateSnippet() {
            const [content, ...rest] = await index.text(section)
            return line(bestRow(rest, marker)?.slice(1).join(': ') ?? content)
          },
        }),
  }
}

/** The words of a text that have most of the question; where neither they nor the title have any of it, the phrase that has. */
async function lineOf(
  index: Index,
  found: RankedPage,
  content: string,
  names: Record<string, Marked>,
  marker: Marker,
  params: SearchParams,
): Promise<Marked> {
  const [, words] = /^content:(\d+)$/.exec(params.attributesToSnippet?.[0] ?? '') ?? []
  const snippet = (text: string) =>
    marker.snippet(text, Number(words ?? SNIPPET_WORDS), params.snippetEllipsisText ?? '…')
  const cut = snippet(content)
  const isMarked = [cut, ...Object.values(names)].some(({ matchLevel }) => matchLevel !== 'none')
  if (isMarked) return cut
  const phrases = await index.phrases(found)
  const best = phrases.reduce((a, b) => (marker.count(b) > marker.count(a) ? b : a), '')
  return best ? snippet(`${best} — ${content}`) : cut
}

const hierarchyOf = ({ category, title, heading, above }: FoundPage, row?: StoredRow): SearchHit['hierarchy'] => ({
  lvl0: category,
  lvl1: title,
  lvl2: above || heading || null,
  lvl3: row?.[1] || (above ? heading : null),
  lvl4: null,
  lvl5: null,
  lvl6: null,
})

/** A property that the query names after the component: `puts3object bucket`. */
async function namedRow(index: Index, found: RankedPage, { table: section = 0, title }: FoundPage, marker: Marker) {
  const [, ...rows] = await index.text(section)
  const row = rows.find(([, name]) => marker.isWhole(name) && marker.count(`${title} ${name}`) > marker.count(title))
  return row && { row, section, place: await index.describe({ ...found, section }) }
}

/** The row of a table that has most of the question, in its name before its text; undefined when none has any. */
function bestRow(rows: StoredRow[], marker: Marker): StoredRow | undefined {
  const score = ([, name, text]: StoredRow) => marker.count(`${name} ${text}`) * 2 + marker.count(name)
  return rows.reduce<StoredRow | undefined>(
    (best, row) => (score(row) > (best ? score(best) : 0) ? row : best),
    undefined,
  )
}
