import type { SearchHit, SearchParams } from '../types'
import type { Answer, FoundPage, Index } from './engine'
import type { StoredRow } from './format'
import type { Marker } from './highlight'
import type { RankedPage } from './rank'

const SNIPPET_WORDS = 10

export async function makeHit(
  index: Index,
  { hasWord }: Answer,
  found: RankedPage,
  marker: Marker,
  params: SearchParams,
  hasSnippet: boolean,
): Promise<SearchHit> {
  const top = await index.describe(found)
  const isWhole = (params.facets ?? []).length > 0 // the page of results shows a text of each
  if (isWhole) index.text(found.section).catch(() => undefined) // on its way while a row is looked for
  const isCovered = marker.covers(top.title)
  const named =
    hasSnippet && !isCovered && top.table !== undefined && hasWord(top.table)
      ? await namedRow(index, found, top.table, top.title, marker)
      : undefined
  const place = named?.place ?? top
  const { title, heading, above } = place
  const isSaid = marker.covers([title, above, heading].join(' '))
  const needsText = !named && (isWhole || (!isSaid && (hasSnippet || index.hasText(found.section))))
  const [text = null, ...rows] = needsText ? await index.text(found.section) : []
  const row = named?.row ?? bestRow(rows, marker)
  const hierarchy = hierarchyOf(place, row)
  const content = row ? row[2] : text
  const anchor = row ? row[0] : place.anchor
  const length = Number(
    /^content:(\d+)$/.exec(params.attributesToSnippet?.find((name) => /^content:/.test(name)) ?? '')?.[1] ??
      SNIPPET_WORDS,
  )
  // Computed when they are read: the dialog paints the first hits before it reads the others.
  const snippet = once(() => marker.snippet(content ?? '', length, params.snippetEllipsisText ?? '…'))
  const names = once(() =>
    Object.fromEntries(
      Object.entries(hierarchy).flatMap(([level, name]) => (name ? [[level, marker.mark(name)]] : [])),
    ),
  )
  const own = hierarchy.lvl3 ? 'lvl3' : hierarchy.lvl2 ? 'lvl2' : 'lvl1'
  return {
    objectID: `${place.path}#${anchor}`,
    url: anchor ? `${place.path}#${anchor}` : place.path,
    url_without_anchor: place.path,
    anchor,
    get type() {
      return snippet().matchLevel === 'none' ? own : 'content'
    },
    hierarchy,
    content,
    kind: place.kind,
    get _highlightResult() {
      return { hierarchy: names() }
    },
    get _snippetResult() {
      return { content: snippet() }
    },
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
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
async function namedRow(index: Index, found: RankedPage, table: number, title: string, marker: Marker) {
  const [, ...rows] = await index.text(table)
  const row = rows.find(([, name]) => marker.isWhole(name) && marker.count(`${title} ${name}`) > marker.count(title))
  return row && { row, place: await index.describe({ ...found, section: table }) }
}

/** The row of a table that has most of the question, in its name before its text; undefined when none has any. */
function bestRow(rows: StoredRow[], marker: Marker): StoredRow | undefined {
  let best: { row: StoredRow; score: number } | undefined
  for (const row of rows) {
    const [, name, text] = row
    const score = marker.count(`${name} ${text}`) * 2 + marker.count(name)
    if (score > (best?.score ?? 0)) best = { row, score }
  }
  return best?.row
}
