/**
 * Queries made of the pages themselves, so that the search is not tuned to those that were written by hand. A phrase is
 * a title, a menu label, a heading or a part of one that three pages have at most; all of them count as right. Forms come
 * from tables of endings, not from a stemmer, and slips fall anywhere.
 */
import type { SearchRecord } from '../../lib/search/record'
import { random } from './corpus'
import { pathOf, type Query, type QueryClass } from './search'

type Random = () => number
const pick = <T>(next: Random, list: readonly T[]): T => list[Math.floor(next() * list.length)] as T

const STOP = new Set(
  'и в во на с со по к ко о об от до за из для что как это или а но не при где куда чем без над под то the a an of to in on and or for is are with by at how'.split(
    ' ',
  ),
)
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu) ?? []
const low = (text: string): string => text.toLowerCase()
const isStop = (word: string): boolean => STOP.has(low(word))

interface Phrase {
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

function readHeadings(records: SearchRecord[]): Headings {
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

/** A phrase to make a query of: a heading, or a few words that stand side by side in it. */
function drawPhrase(next: Random, headings: Headings): Phrase | undefined {
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

/** Endings of the dictionary form → endings of others, the first that fits. */
const RUSSIAN: [RegExp, string, string[]][] = [
  [
    /(?:ок|ек|ец|онь|ень)$|(?:ых|их|ов|ев|ей|ам|ям|ом|ем|ах|ях|им|ым|ами|ями|ого|его|ому|ему|ть|йте|ите|ет|ит)$/,
    '',
    [],
  ],
  [/вление$/, 'вление', ['вить', 'вляет']],
  [/ание$/, 'ание', ['ать', 'аем', 'ания', 'анием']],
  [/ение$/, 'ение', ['ить', 'ения', 'ению', 'ений']],
  [/ие$/, 'ие', ['ия', 'ию', 'ием', 'ии']],
  [/ия$/, 'ия', ['ии', 'ию', 'ией', 'ий']],
  [/ость$/, 'ь', ['и', 'ью', 'ей', 'ям']],
  [/тель$/, 'ь', ['я', 'ю', 'ем', 'ей', 'ями']],
  [/[кгх]ий$/, 'ий', ['ого', 'ому', 'им', 'их', 'ие']],
  [/ий$/, 'ий', ['его', 'ему', 'им', 'их', 'ие']],
  [/(?:ый|ой)$/, '..', ['ого', 'ому', 'ым', 'ых', 'ые', 'ую']],
  [/[кгх]ая$/, 'ая', ['ой', 'ую', 'ие', 'их']],
  [/ая$/, 'ая', ['ой', 'ую', 'ые', 'ых']],
  [/[кгх]ое$/, 'ое', ['ого', 'ому', 'им', 'их']],
  [/ое$/, 'ое', ['ого', 'ому', 'ым', 'ых']],
  [/(?:ые|ие)$/, '.', ['х', 'м', 'ми']],
  [/[кгхжшчщ]а$/, 'а', ['и', 'е', 'у', 'ой', 'ами']],
  [/а$/, 'а', ['ы', 'е', 'у', 'ой', 'ам', 'ами']],
  [/я$/, 'я', ['и', 'е', 'ю', 'ей']],
  [/ы$/, 'ы', ['ов', 'ам', 'ами', 'ах']],
  [/[кг]и$/, 'и', ['ам', 'ами', 'ах']],
  [/[бвгдзклмнпрстфх]$/, '', ['а', 'у', 'ом', 'е', 'ов', 'ами', 'ах']],
]
const ENGLISH: [RegExp, string, string[]][] = [
  [/ing$/, '', []],
  [/^(?:create|use|prepare|replace|share|configure|choose|write|merge|receive|close)$/, 'e', ['ing', 'ed']],
  [
    /^(?:upload|check|publish|connect|read|send|find|convert|filter|add|build|open|import|export|search|list|start|sort)$/,
    '',
    ['ing', 's', 'ed'],
  ],
  [/ies$/, 'ies', ['y']],
  [/[^siu]s$/, 's', ['']],
  [/[aeiou]y$/, '', ['s']],
  [/y$/, 'y', ['ies']],
  [/(?:x|ch|sh)$/, '', ['es']],
  [/(?:er|or|on|nt|ce|le|et|rt|ow|rd|ol|se|st|ct|ge|ue|rk|ar|am|an|il|ess)$/, '', ['s']],
]

function inflect(next: Random, word: string): string {
  const letters = low(word)
  const table = /^[а-яё]{4,}$/.test(letters) ? RUSSIAN : /^[a-z]{4,}$/.test(letters) ? ENGLISH : []
  const [, ending = '', forms = []] = table.find(([pattern]) => pattern.test(letters)) ?? []
  return forms.length === 0 ? letters : letters.slice(0, letters.length - ending.length) + pick(next, forms)
}

const ROWS = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
function neighbourKey(next: Random, letter: string): string {
  const row = ROWS.find((keys) => keys.includes(letter))
  if (!row) return letter
  const place = row.indexOf(letter)
  return row[place + (place > 0 && (next() < 0.5 || place === row.length - 1) ? -1 : 1)] ?? letter
}

function slip(next: Random, word: string): string {
  const place = Math.floor(next() * word.length)
  const letter = word[place] ?? ''
  const kind = next()
  if (kind < 0.28) return word.slice(0, place) + word.slice(place + 1)
  if (kind < 0.52) return word.slice(0, place) + neighbourKey(next, letter) + word.slice(place + 1)
  if (kind < 0.74) {
    const first = Math.min(place, word.length - 2)
    return word.slice(0, first) + (word[first + 1] ?? '') + (word[first] ?? '') + word.slice(first + 2)
  }
  return word.slice(0, place) + (next() < 0.5 ? letter : neighbourKey(next, letter)) + word.slice(place)
}

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
function inOtherLayout(text: string): string | undefined {
  const [from, to] = /[а-яё]/.test(text) ? [CYRILLIC, LATIN] : [LATIN, CYRILLIC]
  if (![...text].every((key) => key === ' ' || key === '-' || /\d/.test(key) || from.includes(key))) return undefined
  return [...text].map((key) => (from.includes(key) ? to[from.indexOf(key)] : key)).join('')
}

/** What a reader may type for a phrase; undefined when this class has nothing to do on it. */
const TYPED: Partial<Record<QueryClass, (next: Random, phrase: string) => string | undefined>> = {
  exact: (_, phrase) => phrase,
  inflected: (next, phrase) => {
    const words = wordsOf(phrase).map((word) => inflect(next, word))
    return words.join(' ') === low(phrase) ? undefined : words.join(' ')
  },
  prefix: (next, phrase) => {
    const words = wordsOf(low(phrase))
    const last = words.at(-1) ?? ''
    const least = words.length === 1 ? 5 : 3
    if (last.length <= least) return undefined
    return [...words.slice(0, -1), last.slice(0, least + Math.floor(next() * (last.length - least)))].join(' ')
  },
  typo: (next, phrase) => {
    const words = wordsOf(low(phrase))
    const long = [...words.keys()].filter((index) => (words[index]?.length ?? 0) >= 4 && !/\d/.test(words[index] ?? ''))
    if (long.length === 0) return undefined
    const index = pick(next, long)
    const word = words[index] ?? ''
    const once = slip(next, word)
    const typed = word.length >= 8 && next() < 0.5 ? slip(next, once) : once
    return typed === word ? undefined : words.with(index, typed).join(' ')
  },
  layout: (_, phrase) => inOtherLayout(low(phrase)),
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
function drawComponent(next: Random, paths: string[]): Phrase | undefined {
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
function drawVersion(next: Random, releases: { path: string; version: string }[], locale: string): Phrase | undefined {
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

/** Queries of each class and language: more where the language is the default one. */
const COUNTS: Partial<Record<QueryClass, number>> = {
  exact: 16,
  inflected: 20,
  prefix: 16,
  typo: 20,
  layout: 12,
  component: 14,
  version: 8,
}
const MOST_TRIES = 5000

/** A set of queries that is the same for a seed and a content. Synonyms have none: no page says what readers say instead. */
export function syntheticQueries(records: Record<string, SearchRecord[]>, seed: string): Query[] {
  return Object.entries(records).flatMap(([lang, list], languages) => {
    const next = random(`${seed} ${lang}`)
    const headings = readHeadings(list)
    const components = [...new Set(list.filter(({ kind }) => kind === 'etl').map(pathOf))]
    const releases = list.flatMap((record) =>
      record.release && record.type === 'lvl1' ? [{ path: pathOf(record), version: record.release }] : [],
    )
    const draw = (name: QueryClass): Phrase | undefined => {
      if (name === 'component') return components.length > 0 ? drawComponent(next, components) : undefined
      if (name === 'version') return drawVersion(next, releases, lang)
      const phrase = drawPhrase(next, headings)
      const text = phrase && TYPED[name]?.(next, phrase.text)
      return text && phrase ? { ...phrase, text } : undefined
    }
    return Object.entries(COUNTS).flatMap(([name, count]) => {
      const queries = new Map<string, Query>()
      for (let tries = 0; tries < MOST_TRIES && queries.size < count / (1 + languages); tries++) {
        const phrase = draw(name as QueryClass)
        const q = phrase?.text.slice(0, 64)
        if (q) queries.set(q, { q, lang, class: name as QueryClass, expect: phrase?.expect ?? [] })
      }
      return [...queries.values()]
    })
  })
}
