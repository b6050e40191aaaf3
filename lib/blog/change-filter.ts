import { byType, type ChangeType, isBetween } from './changes'

/** What the reader of `/blog/changes` asked for. It runs in the browser, so it knows nothing but its arguments. */
export interface ChangeFilter {
  /** The version the reader has, and the one they go to. */
  from?: string
  to?: string
  module?: string
  type?: string
  /** Words that all have to occur. */
  q?: string
}

export interface FilteredChange {
  version: string
  module: string
  type: ChangeType
  /** Everything the words are looked for in. */
  text: string
}

const NAMES = ['from', 'to', 'module', 'type', 'q'] as const

/** `?from=7.9.0&type=breaking` → filter; names it does not know are none of its business. */
export function parseFilter(search: string): ChangeFilter {
  const query = new URLSearchParams(search)
  return Object.fromEntries(NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])))
}

/** The reverse; keeps what else stands in the query. */
export function writeFilter(filter: ChangeFilter, search = ''): string {
  const query = new URLSearchParams(search)
  for (const name of NAMES) {
    const value = filter[name]?.trim()
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

export function matches(change: FilteredChange, { from, to, module, type, q = '' }: ChangeFilter): boolean {
  if (!isBetween(change.version, from, to)) return false
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
