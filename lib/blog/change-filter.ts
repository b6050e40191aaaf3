import { readQuery, writeQuery } from '../query'
import { byType, type ChangeType, isBetween } from './changes'

const NAMES = ['from', 'to', 'module', 'type', 'q'] as const

/**
 * What the reader of `/blog/changes` asked for, '' where nothing: the version they have, the one they go to, a module, a
 * type, and words that all have to occur. It runs in the browser, so it depends on its arguments alone.
 */
export type ChangeFilter = Record<(typeof NAMES)[number], string>

export interface FilteredChange {
  version: string
  module: string
  type: ChangeType
  /** Everything the words are looked for in. */
  text: string
}

/** `?from=7.9.0&type=breaking` → filter. */
export const parseFilter = (search: string): ChangeFilter => readQuery(NAMES, search)

/** The reverse; keeps what else stands in the query. */
export const writeFilter = (filter: ChangeFilter, search = ''): string => writeQuery(NAMES, filter, search)

export function matches(change: FilteredChange, { from, to, module, type, q }: ChangeFilter): boolean {
  if (!isBetween(change.version, from || undefined, to || undefined)) return false
  if ((module && change.module !== module) || (type && change.type !== type)) return false
  const text = fold(change.text)
  return fold(q)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Case and the dots of «ё» do not count. */
const fold = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е')

/** A change as it goes into a change request. */
export interface CopiedChange extends FilteredChange {
  typeLabel: string
  moduleLabel: string
  /** The sentence alone. */
  sentence: string
  url: string
}

/** A list for a change request: a section for each type, breaking changes first, each line with its address. */
export function toMarkdown(title: string, changes: CopiedChange[]): string {
  const sections = new Map<string, string[]>()
  for (const { typeLabel, version, moduleLabel, sentence, url } of byType(changes)) {
    const line = `- **${version}, ${moduleLabel}.** ${escapeMarkdown(sentence)} [#](${url})`
    sections.set(typeLabel, [...(sections.get(typeLabel) ?? []), line])
  }
  return [`# ${title}`, ...[...sections].map(([label, lines]) => `## ${label}\n\n${lines.join('\n')}`)]
    .join('\n\n')
    .concat('\n')
}

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_<>[\]]/g, '\\$&')
