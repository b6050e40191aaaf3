import { locales } from '../../lib/core/routes'

/** What a file of the published folder becomes in a box. */
export type Kind = 'pages' | 'Markdown' | 'pictures' | 'films' | 'code' | 'data'

const KINDS: [RegExp, Kind][] = [
  [/\.html$/, 'pages'],
  [/\.md$/, 'Markdown'],
  [/^media\/.*\.(?:webm|mp4|vtt)$/, 'films'],
  [/^media\/|^favicon\.\w+$/, 'pictures'],
  [/^_next\/static\/(?:chunks|media)\/|^(?:search-index|moved)\/[^/]+\.js$/, 'code'],
  [/^(?:etl|tree|moved)\/[^/]+\.json$|^search-index\/|(?:^|\/)blog\/changes\.json$/, 'data'],
]

export interface Part {
  /** Names of folders, one of which a page lies in; pages at the root of a language are in every part. */
  only?: string[]
  locale?: string
  /** Without films. */
  noVideo?: boolean
}

/**
 * What of a published folder goes into a box: not the payloads of soft navigation, the pictures of shared links, the feeds
 * and the lists for programs, which nobody asks for without a server.
 */
export function contentsOf(files: string[], part: Part): Map<string, Kind> {
  const contents = new Map<string, Kind>()
  for (const file of files.toSorted()) {
    if (/\.(?:gz|br)$/.test(file)) continue // of `npm run compress`
    const kind = KINDS.find(([pattern]) => pattern.test(file))?.[1]
    if (kind && isInPart(file, kind, part)) contents.set(file, kind)
  }
  return contents
}

function isInPart(file: string, kind: Kind, { only, locale, noVideo }: Part): boolean {
  if (kind === 'films' && noVideo) return false
  if (locale && kind !== 'code' && localeOf(file, kind) !== locale && localeOf(file, kind) !== undefined) return false
  return !only || !['pages', 'Markdown'].includes(kind) || isOfSections(file, only)
}

/** The language of a page is first in its address, that of data in the name; pictures have none. */
function localeOf(file: string, kind: Kind): string | undefined {
  if (kind === 'pictures' || kind === 'films') return undefined
  const inName = /^(?:etl|tree|search-index)\/[^/.]+\.([^/.]+)[./]/.exec(file)?.[1]
  if (inName) return inName
  return locales().find((code) => file.startsWith(`${code}/`) || file.startsWith(`${code}.`)) ?? locales()[0]
}

function isOfSections(file: string, only: string[]): boolean {
  const names = file.replace(/(?:~\d+)?\.\w+$/, '').split('/')
  if (locales().some((code) => code === names[0])) names.shift()
  return names.length <= 1 || names.some((name) => only.includes(name))
}
