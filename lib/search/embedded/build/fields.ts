/** Which words a section is found by, and how strongly. Runs when the index is built, never in the browser. */
import type { SearchRecord } from '../../record'
import type { Synonyms } from '../../synonyms'
import { fold, isStopWord, stemsOf, tokenize } from '../../words'
import { stem } from '../../words/stem'
import { isWordPhrase, phraseKey, thesaurusKey } from '../format'
import { FIELDS, PHRASE, SATURATION, SYNONYM } from '../weights'
import { type Analysis, analyse, expansionsOf, makeRules } from './analyse'

/** A section of a page with the rows under its heading. */
interface Section {
  record: SearchRecord
  rows: SearchRecord[]
}
/** A page is the sections that share an address. */
export type Page = Section[]

/** Groups records by page. Records arrive page by page, and rows after their section. */
export function groupPages(records: SearchRecord[]): Page[] {
  const pages = new Map<string, Page>()
  for (const record of records) {
    const page = pages.get(record.url_without_anchor) ?? []
    pages.set(record.url_without_anchor, page)
    if (record.isRow) page.at(-1)?.rows.push(record)
    else page.push({ record, rows: [] })
  }
  return [...pages.values()]
}

type Field = keyof typeof FIELDS
const LONGEST_PHRASE = 60

export const headingOf = ({ hierarchy: { lvl2, lvl3 } }: SearchRecord): string => lvl3 ?? lvl2 ?? ''

/** The words of a menu label that the title lacks. */
const newWords = (label: string, title: string): string =>
  label
    .split(/\s+/)
    .filter((word) => !fold(title).includes(fold(word)))
    .join(' ')

/** `/docs/bi/data_sources/intro` → `bi data sources`; authors choose the addresses of docs, and of nothing else. */
const slugWords = ({ kind, url_without_anchor }: SearchRecord): string =>
  kind === 'docs'
    ? url_without_anchor
        .replace(/^.*?\/docs\//, '')
        .split('/')
        .filter((part) => /^[a-z_-]+$/.test(part) && part !== 'intro')
        .join(' ')
        .replace(/[_-]/g, ' ')
    : ''

function fieldTexts({ record, rows }: Section, isFirst: boolean): Partial<Record<Field, string>> {
  const { hierarchy, label = '', release = '', tags, description = '', section, categories, content } = record
  const title = hierarchy.lvl1 ?? ''
  const own = {
    heading: headingOf(record),
    names: (record.names ?? []).join(' '),
    codes: (record.codes ?? []).join(' '),
    translations: (record.translations ?? []).join(' '),
    phrases: (record.phrases ?? []).join('. '),
    rows: rows.map(({ hierarchy: { lvl3 } }) => lvl3 ?? '').join(' '),
    text: [content, ...rows.map((row) => row.content)].filter(Boolean).join(' '),
  }
  if (!isFirst) return own
  const page = {
    title,
    label: newWords(label, title),
    release,
    slug: slugWords(record),
    tags: tags.join(' '),
    description,
    categories: [section, ...categories].join(' '),
  }
  return { ...page, ...own }
}

const NO_RULES = makeRules([])

export interface Analysed {
  /** Of the sections of all pages, one after the other: key → how strongly the section is found by it. */
  sections: Map<string, number>[]
  /** Stems of names, headings and what else says what a section is about. */
  prominent: Set<string>
  /** A word of the pages or of a synonym for each stem. */
  forms: Map<string, string>
  /** Word of a synonym → words that pages have instead. */
  expansions: Map<string, Set<string>>
}

/** BM25 over the fields of each section, without the rarity of the words, which the browser knows. */
export function analysePages(pages: Page[], synonyms: Synonyms): Analysed {
  const rules = makeRules(synonyms)
  const sections = pages.flatMap((page) =>
    page.map((section, index) => {
      const texts = Object.entries(fieldTexts(section, index === 0)).filter(([, text]) => text)
      const fields = new Map(
        texts.map(([field, text]) => [field as Field, analyse(text, field === 'phrases' ? NO_RULES : rules)]),
      )
      return { section, fields }
    }),
  )
  const averages = averageLengths(sections.map(({ fields }) => fields))
  const prominent = new Set<string>()
  const forms = new Map<string, string>()
  const impactsOf = sections.map(({ section, fields }) => {
    const impacts = new Map<string, number>()
    for (const [field, { counts, forms: own, length, synonyms: foreign }] of fields) {
      const { weight, shortening } = FIELDS[field]
      if (field !== 'phrases') for (const [word, form] of own) if (!forms.has(word)) forms.set(word, form)
      const norm = SATURATION * (1 - shortening + (shortening * length) / (averages.get(field) ?? 1))
      for (const [word, count] of counts) {
        const strength =
          weight * (foreign.has(word) ? SYNONYM.weight : 1) * ((count * (SATURATION + 1)) / (count + norm))
        if (field === 'phrases') {
          impacts.set(thesaurusKey(word), strength)
          continue
        }
        impacts.set(word, (impacts.get(word) ?? 0) + strength)
        if (field !== 'text' && field !== 'rows') prominent.add(word)
      }
    }
    for (const [key, strength] of phrasesOf(section, fields))
      impacts.set(key, Math.max(impacts.get(key) ?? 0, strength))
    return impacts
  })
  for (const { word } of synonyms.flatMap(({ say }) => say.flatMap(tokenize)))
    if (!forms.has(stem(word))) forms.set(stem(word), word)
  return { sections: impactsOf, prominent, forms, expansions: expansionsOf(synonyms) }
}
const NAMES_OF_PAGES = ['title', 'label', 'heading'] as const satisfies Field[]

function averageLengths(sections: Map<Field, Analysis>[]): Map<Field, number> {
  const sums = new Map<Field, { sum: number; count: number }>()
  for (const fields of sections)
    for (const [field, { length }] of fields) {
      const before = sums.get(field) ?? { sum: 0, count: 0 }
      sums.set(field, { sum: before.sum + length, count: before.count + 1 })
    }
  return new Map([...sums].map(([field, { sum, count }]) => [field, Math.max(1, sum) / count]))
}

/** Whole titles and headings, so that who types one finds its page first. */
function phrasesOf({ record }: Section, fields: Map<Field, Analysis>): [key: string, strength: number][] {
  const title = record.hierarchy.lvl1 ?? ''
  const isPage = record.type === 'lvl1'
  const keysOf = (phrases: string[], strength: number) =>
    phrases.map((phrase): [string, number] => [
      phraseKey(stemsOf(phrase).filter((word) => !isStopWord(word))),
      strength,
    ])
  const titles = isPage ? [title, record.label ?? ''] : []
  const codes = (record.codes ?? []).filter((code) => /[^\p{L}]/u.test(code)) // PROVENANCE is a word
  const own = [
    ...keysOf([...titles, headingOf(record)], isPage ? PHRASE.page : PHRASE.section),
    // `putemail` for PutEmail
    ...(isPage && /^[\p{L}\d]+$/u.test(title)
      ? [[phraseKey([stem(fold(title))]), PHRASE.page] as [string, number]]
      : []),
    ...keysOf([...(record.names ?? []), ...(record.messages ?? []), ...codes], PHRASE.page),
    ...keysOf(record.translations ?? [], isPage ? PHRASE.pageSynonym : PHRASE.sectionSynonym),
    ...keysOf(record.phrases ?? [], PHRASE.thesaurus),
  ]
  const synonyms = NAMES_OF_PAGES.flatMap((field) =>
    [...(fields.get(field)?.phrases ?? [])].map((key): [string, number] => {
      if (field !== 'heading') return [isWordPhrase(key) ? '' : key, PHRASE.pageSynonym]
      return [key, isWordPhrase(key) ? PHRASE.wordSynonym : PHRASE.sectionSynonym]
    }),
  )
  return [...synonyms, ...own].filter(([key]) => key !== '' && key.length < LONGEST_PHRASE)
}
