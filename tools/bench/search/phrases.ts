import type { SearchRecord } from '../../../lib/search/record'
import { pathOf } from './judge'
import { isStop, low, pick, type Random, wordsOf } from './typed'

export interface Phrase {
  text: string
  expect: string[]
}

/** Headings with what a comparison of forms needs. */
interface Headings {
  entries: { text: string; keys: string[]; pages: string[]; kind: string; isTitle: boolean }[]
}

const keyOf = (word: string): string =>
  low(word)
    .replaceAll('ё', 'е')
    .slice(0, Math.max(4, word.length - 3))

export function readHeadings(records: SearchRecord[]): Headings {
  const found = new Map<string, Headings['entries'][number]>()
  for (const record of records) {
    if (record.isRow) continue
    const { lvl1, lvl2, lvl3 } = record.hierarchy
    const isTitle = record.type === 'lvl1'
    for (const text of isTitle ? [lvl1, record.label] : [lvl3 ?? lvl2]) {
      if (!text) continue
      const id = wordsOf(low(text)).join(' ')
      const entry = found.get(id) ?? {
        text,
        keys: wordsOf(text).map(keyOf),
        pages: [],
        kind: record.kind,
        isTitle,
      }
      if (!entry.pages.includes(pathOf(record))) entry.pages.push(pathOf(record))
      found.set(id, entry)
    }
  }
  return { entries: [...found.values()] }
}

/** Pages with one heading that has all words of a phrase, in any form and order. */
function pagesWith({ entries }: Headings, phrase: string): string[] {
  const keys = wordsOf(phrase)
    .filter((word) => !isStop(word))
    .map(keyOf)
  const isIn = (key: string, others: string[]) =>
    others.some((other) => other.startsWith(key) || (key.startsWith(other) && other.length >= 4))
  const fitting = entries.filter((entry) => keys.length > 0 && keys.every((key) => isIn(key, entry.keys)))
  return [...new Set(fitting.flatMap(({ pages }) => pages))]
}

/** A phrase for a query: a heading, or a few adjacent words of it. */
export function drawPhrase(next: Random, headings: Headings): Phrase | undefined {
  const entry = pick(next, headings.entries)
  const content = wordsOf(entry.text).filter((word) => !isStop(word))
  const isOfComponent = entry.kind === 'etl'
  if (isOfComponent && (entry.isTitle || next() < 0.6)) return undefined
  if (entry.kind === 'glossary' ? next() < 0.75 : !entry.isTitle && content.length < 2) return undefined
  let words = wordsOf(entry.text.replace(/[«»"“”:?]/g, ''))
  if (words.length > 4) {
    const length = 2 + Math.floor(next() * 3)
    const start = next() < 0.7 ? 0 : Math.floor(next() * (words.length - length + 1))
    words = words.slice(start, start + length)
  }
  while (words[0] && isStop(words[0])) words = words.slice(1)
  while (words.length > 0 && isStop(words.at(-1) ?? '')) words = words.slice(0, -1)
  const text = words.join(' ')
  const pages = pagesWith(headings, text)
  if (text.length < 5 || pages.length === 0 || pages.length > 3) return undefined
  return { text, expect: pages }
}

const camelParts = (name: string): string[] =>
  low(
    name
      .replace(/_/g, ' ')
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2'),
  )
    .split(' ')
    .filter(Boolean)

/** A part of a component's name as a reader types it, and every component that has it. */
export function drawComponent(next: Random, paths: string[]): Phrase | undefined {
  const path = pick(next, paths)
  const nameOf = (address: string) => address.split('/').at(-1) ?? ''
  const name = nameOf(path)
  const parts = camelParts(name).filter((part) => !/^v?\d+$/.test(part))
  const kind = next()
  const isBeginning = kind >= 0.55 && kind < 0.9
  const shuffled = [...parts].sort(() => next() - 0.5).slice(0, 2 + Math.floor(next() * 2))
  const cut =
    kind < 0.75 ? name.slice(0, 5 + Math.floor(next() * Math.max(1, name.length - 6))) : name.replace(/_.*/, '')
  const text = isBeginning ? low(cut) : kind < 0.55 ? shuffled.join(' ') : parts.join(next() < 0.5 ? '-' : ' ')
  const expect = paths.filter((other) =>
    isBeginning
      ? low(nameOf(other)).startsWith(text)
      : (kind < 0.55 ? shuffled : parts).every((part) => camelParts(nameOf(other)).includes(part)),
  )
  return expect.length > 3 || text.length < 3 ? undefined : { text, expect }
}

const VERSIONS: Record<string, string[]> = {
  ru: ['#', '# #', 'v#', 'версия #', 'релиз #.0', 'что нового в #', 'обновление #', 'изменения #'],
  en: ['#', 'version #', 'release #', 'what is new in #', 'v#.0', 'changelog #', '# release notes'],
}
export function drawVersion(
  next: Random,
  releases: { path: string; version: string }[],
  locale: string,
): Phrase | undefined {
  if (releases.length === 0) return undefined
  const { path, version } = pick(next, releases)
  const number = version.replace(/\.0$/, '').replace('.', pick(next, ['.', '.', '_', '-', ',']))
  return {
    text: pick(next, VERSIONS[locale] ?? ['#'])
      .replace('# #', '#')
      .replace('#', number),
    expect: [path],
  }
}
