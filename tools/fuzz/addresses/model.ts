import type { LivePage, LivePages, RecordedPage } from '../../../lib/addresses/record'
import { renewRecord } from '../../../lib/addresses/record'
import { linkCheck, readContent } from '../../../lib/check'
import { pageAnchors } from '../../../lib/check/link-targets'
import { livePages } from '../../../lib/check/live-pages'

export interface Section {
  id: string
  text: string
}
/** Pages by their addresses; the first section is the text above the headings, with '' as id. */
export type Model = Map<string, readonly Section[]>

/** The pages of the collected content, as sections with their real texts. Lists have none. */
export function readModel(dir: string): Model {
  const links = linkCheck(dir, readContent())
  const pages = [...livePages(links, pageAnchors(links)).values()]
  return new Map(
    pages.flatMap(({ path, anchors, texts }): [string, Section[]][] => {
      if (!anchors) return []
      const said = texts()
      return [[path, ['', ...anchors].map((id) => ({ id, text: said.get(id) ?? '' }))]]
    }),
  )
}

/** The model as the check sees a content folder. */
export const toLive = (model: Model): LivePages =>
  new Map(
    [...model].map(([path, sections]): [string, LivePage] => [
      path,
      {
        path,
        anchors: sections.flatMap(({ id }) => (id === '' ? [] : [id])),
        texts: () => new Map(sections.map(({ id, text }) => [id, text])),
      },
    ]),
  )

/** The record of what the model publishes. */
export const toRecord = (model: Model): Map<string, RecordedPage> =>
  new Map(
    renewRecord(new Map(), toLive(model), '1.0').map((page) => [
      page.path,
      { ...page, file: 'addresses/fuzz.yaml', line: 1, lines: new Map<string, number>() },
    ]),
  )
