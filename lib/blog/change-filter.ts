import { groupBy } from '../core/group-by'
import { readQuery, writeQuery } from '../core/query'
import type { TextIndex } from '../search/words/text-index'
import { byType, type ChangeType, isBetween } from './changes'

const NAMES = ['from', 'to', 'module', 'type', 'q'] as const

/**
 * The filter of `/blog/changes`, '' where nothing is chosen: installed version, target version, module, type, and words
 * that must all occur. It runs in the browser, so it depends on its arguments alone.
 */
export type ChangeFilter = Record<(typeof NAMES)[number], string>

export interface FilteredChange {
  version: string
  module: string
  type: ChangeType
  /** The text that is searched. */
  text: string
}

/** `?from=7.9.0&type=breaking` → filter. */
export const parseFilter = (search: string): ChangeFilter => readQuery(NAMES, search)

/** The reverse; other parameters of the query remain. */
export const writeFilter = (filter: ChangeFilter, search = ''): string => writeQuery(NAMES, filter, search)

/**
 * The changes that pass a filter, in their order.
 * @param texts index of their texts; created only when the filter has words
 */
export function filterChanges<T extends FilteredChange>(
  changes: T[],
  texts: () => TextIndex,
  filter: ChangeFilter,
): T[] {
  const { from, to, module, type, q } = filter
  const rows = q.trim() === '' ? [] : texts().find(q)
  return changes.filter(
    (change, index) =>
      isBetween(change.version, from || undefined, to || undefined) &&
      (!module || change.module === module) &&
      (!type || change.type === type) &&
      rows.every((row) => row[index] === 1),
  )
}

/** A change as it is copied into a change request. */
export interface CopiedChange extends FilteredChange {
  typeLabel: string
  moduleLabel: string
  /** The sentence alone. */
  sentence: string
  url: string
}

/** A list for a change request: a section for each type, breaking changes first, each line with its address. */
export function toMarkdown(title: string, changes: CopiedChange[]): string {
  const sections = groupBy(
    byType(changes).map(({ typeLabel, version, moduleLabel, sentence, url }) => {
      const line = `- **${version}, ${moduleLabel}.** ${escapeMarkdown(sentence)} [#](${url})`
      return [typeLabel, line] as const
    }),
  )
  return [`# ${title}`, ...[...sections].map(([label, lines]) => `## ${label}\n\n${lines.join('\n')}`)]
    .join('\n\n')
    .concat('\n')
}

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_<>[\]]/g, '\\$&')
