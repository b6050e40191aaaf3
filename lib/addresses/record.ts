import { createHash } from 'node:crypto'
import { listReadable } from '../content/files'
import { readText } from '../content/read-text'
import { ContentError } from '../core/problem'

/** Where the record lies in a content folder: every address that was published, a file a part of the site. */
export const RECORD_FOLDER = 'addresses'

/** A page that was published once. */
export interface RecordedPage {
  /** Site path. */
  path: string
  /** Release with which it came; undefined for a site without releases. */
  since?: string
  /** Hashes of the texts of its sections by their anchors, in the order of the page; '' is the text above the first heading. */
  sections: Map<string, string>
  /** Where it is in the record. */
  file: string
  line: number
  /** Lines of its anchors. */
  lines: Map<string, number>
}

/** A page as it is now. */
export interface LivePage {
  path: string
  /** Undefined where the anchors are not known: lists. */
  anchors?: readonly string[]
  /** What it says, by anchors; read only when something was lost, or the record is written. */
  texts(): Map<string, string>
}
export type LivePages = ReadonlyMap<string, LivePage>

/** Finds a section again that was renamed or moved: capitals and punctuation do not count. '' for a section without words. */
export function hashOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  return words ? createHash('sha256').update(words.join(' ')).digest('base64url').slice(0, HASH_CHARACTERS) : ''
}
const HASH_CHARACTERS = 8

/** Name of the file that holds a page: `/docs/bi/registry` → `addresses/docs-bi.yaml`. */
export function recordFile(sitePath: string): string {
  const folders = sitePath.split('/').slice(1, -1).slice(0, 2).join('-').toLowerCase()
  return `${RECORD_FOLDER}/${folders || 'site'}.yaml`
}

const HEAD = '# Published addresses and hashes of their texts: written by `npm run addresses`, read by `npm run check`.'

/** The record of a content folder, by paths; empty when there is none. @throws ContentError */
export function readRecord(dir: string): Map<string, RecordedPage> {
  const pages = listReadable(dir, RECORD_FOLDER, '.yaml').flatMap((file) => parseRecord(readText(dir, file), file))
  return new Map(pages.map((page) => [page.path, page]))
}

const KEY = String.raw`("(?:[^"\\]|\\.)*"|[^\s"#:]+)`
const PAGE = new RegExp(`^${KEY}:$`)
const FIELD = /^ {2}(?:since: "([^"]*)"|text: "([\w-]*)"|anchors:)$/
const ANCHOR = new RegExp(`^ {4}${KEY}: "([\\w-]*)"$`)
const keyOf = (written = ''): string => (written.startsWith('"') ? (JSON.parse(written) as string) : written)

/**
 * Reads a file line by line: it is YAML, but a parser of YAML takes half a second for it, at every check.
 * @throws ContentError with the first line that the command would not have written
 */
export function parseRecord(text: string, file: string): RecordedPage[] {
  const pages: RecordedPage[] = []
  text.split('\n').forEach((written, index) => {
    const page = PAGE.exec(written)
    const field = FIELD.exec(written)
    const anchor = ANCHOR.exec(written)
    const last = pages.at(-1)
    if (page) pages.push({ path: keyOf(page[1]), sections: new Map(), file, line: index + 1, lines: new Map() })
    else if (last && field?.[1] !== undefined) last.since = field[1]
    else if (last && field?.[2] !== undefined) last.sections.set('', field[2])
    else if (last && anchor) {
      last.sections.set(keyOf(anchor[1]), anchor[2] ?? '')
      last.lines.set(keyOf(anchor[1]), index + 1)
    } else if (!field && written !== '' && !written.startsWith('#')) throw unreadable(file, index + 1)
  })
  return pages
}

const unreadable = (file: string, line: number) =>
  new ContentError([
    {
      severity: 'error',
      file,
      line,
      message: 'the line is not one that `npm run addresses` writes',
      fix: 'take the file from git again: it is not edited by hand.',
    },
  ])

const writeKey = (key: string): string =>
  /^[/\p{L}][/\p{L}\p{N}._-]*$/u.test(key) && !WORD.test(key) ? key : JSON.stringify(key)
/** What YAML takes for a value that is no text. */
const WORD = /^(?:null|true|false|yes|no|on|off|y|n)$/i

function writePage({ path: sitePath, since, sections }: Pick<RecordedPage, 'path' | 'since' | 'sections'>): string[] {
  const anchors = [...sections].filter(([anchor]) => anchor !== '')
  return [
    `${writeKey(sitePath)}:`,
    ...(since === undefined ? [] : [`  since: ${JSON.stringify(since)}`]),
    `  text: "${sections.get('') ?? ''}"`,
    ...(anchors.length > 0 ? ['  anchors:'] : []),
    ...anchors.map(([anchor, hash]) => `    ${writeKey(anchor)}: "${hash}"`),
  ]
}

/** Texts of the files of the record, by their names. */
export function formatRecord(pages: Pick<RecordedPage, 'path' | 'since' | 'sections'>[]): Map<string, string> {
  const files = new Map<string, string[]>()
  for (const page of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const file = recordFile(page.path)
    files.set(file, [...(files.get(file) ?? [HEAD]), ...writePage(page)])
  }
  return new Map([...files].map(([file, lines]) => [file, `${lines.join('\n')}\n`]))
}

/**
 * The record as it is to be: what is published now with its present texts, and everything that was published before.
 * @param release the one with which new pages come
 */
export function renewRecord(
  old: ReadonlyMap<string, RecordedPage>,
  live: LivePages,
  release: string | undefined,
): Pick<RecordedPage, 'path' | 'since' | 'sections'>[] {
  const paths = [...new Set([...old.keys(), ...live.keys()])]
  return paths.map((sitePath) => {
    const [known, page] = [old.get(sitePath), live.get(sitePath)]
    const since = known ? known.since : release
    const gone = [...(known?.sections.keys() ?? [])].map((anchor): [string, string] => [anchor, ''])
    const texts = page?.texts()
    const now = texts
      ? ['', ...(page?.anchors ?? [])].map((id): [string, string] => [id, hashOf(texts.get(id) ?? '')])
      : []
    const sections = new Map([...now, ...gone.filter(([anchor]) => !now.some(([id]) => id === anchor))])
    return { path: sitePath, ...(since === undefined ? {} : { since }), sections }
  })
}
