/**
 * An index of some hundred short texts that is queried at every key press, such as the entries of a catalogue. It
 * understands inflected forms, typos, the other keyboard layout and transliteration, as the search does.
 */

import { fold, isStopWord, tokenize } from '.'
import { otherLayout } from './keyboard'
import { stem } from './stem'
import { Vocabulary } from './vocabulary'

export interface SearchableText {
  text: string
  /** A name that is found by any three letters of it. */
  name?: string
}

/** The words of texts, made once: plain JSON, so that a page can load them ready. */
export interface TextWords {
  /** One for each text, folded; '' for one without a name. */
  names: string[]
  /** Each word once, its stem (or how many of its letters are that), and the texts that have it: numbers, each less the one before. */
  words: [word: string, stem: string | number, texts: number[]][]
}

export function collectWords(texts: SearchableText[]): TextWords {
  const found = new Map<string, number[]>()
  for (const [index, { text }] of texts.entries())
    for (const { word } of tokenize(text)) {
      const list = found.get(word) ?? []
      if (list.at(-1) !== index) list.push(index)
      found.set(word, list)
    }
  return {
    names: texts.map(({ name }) => (name === undefined ? '' : fold(name))),
    words: [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, list]) => {
        const stemmed = stem(word)
        const steps = list.map((index, place) => index - (list[place - 1] ?? 0))
        return [word, word.startsWith(stemmed) ? stemmed.length : stemmed, steps]
      }),
  }
}

/** For each text, whether it has a word: 1 or 0. */
type Row = Uint8Array

/** Least letters of a part that finds a name, and of a word that may be a typo. */
const TELLING = 3

export class TextIndex {
  /** Stem of each word. */
  private readonly stems: string[]
  private readonly vocabulary: Vocabulary
  private readonly rows = new Map<string, Row>()

  constructor(private readonly texts: TextWords) {
    this.stems = texts.words.map(([word, own]) => (typeof own === 'number' ? word.slice(0, own) : own))
    const telling = new Set(this.stems.filter(({ length }) => length >= TELLING))
    this.vocabulary = new Vocabulary([...telling].sort(), new Uint8Array(telling.size))
  }

  /** Number of texts. */
  get size(): number {
    return this.texts.names.length
  }

  /** For each telling word of a question, which texts have it. */
  find(question: string): Row[] {
    const typed = question.split(/\s+/).filter(Boolean)
    const words = typed.flatMap((word, index) => this.understand(word, index === typed.length - 1))
    const telling = words.filter(({ word }) => !isStopWord(word))
    const chosen = telling.length > 0 ? telling : words
    return [...new Map(chosen.map(({ word, row }) => [stem(word), row])).values()]
  }

  private understand(typed: string, isLast: boolean): { word: string; row: Row }[] {
    const words = partsOf(typed)
    const rows = words.map((word) => this.having(word))
    const isKnown = (word: string, row: Row) => row.includes(1) || isStopWord(word)
    if (rows.length > 0 && rows.every((row, index) => isKnown(words[index] ?? '', row))) return pair(words, rows)
    const others = partsOf(otherLayout(typed))
    const otherRows = others.map((word) => this.having(word))
    const isLaidOtherwise = others.some((word) => word.length >= TELLING) && otherRows.every((row) => row.includes(1))
    if (isLaidOtherwise) return pair(others, otherRows)
    return pair(
      words,
      rows.map((row, index) => (row.includes(1) ? row : this.guess(words[index] ?? '', isLast))),
    )
  }

  /** Texts with a word that begins so or has the same stem, or with a name that has these letters. */
  private having(word: string): Row {
    const known = this.rows.get(word)
    if (known) return known
    const row = new Uint8Array(this.size)
    const stemmed = stem(word)
    this.texts.words.forEach(([other, , texts], index) => {
      if (this.stems[index] !== stemmed && !other.startsWith(stemmed)) return
      let text = 0
      for (const step of texts) {
        text += step
        row[text] = 1
      }
    })
    if (stemmed.length >= TELLING)
      for (const [text, name] of this.texts.names.entries()) if (name.includes(stemmed)) row[text] = 1
    this.rows.set(word, row)
    return row
  }

  /** Texts with what an unknown word may have been meant to be. */
  private guess(word: string, isLast: boolean): Row {
    const known = this.rows.get(`${word}?`)
    if (known) return known
    const isSpelt = word.length >= TELLING && !/\d/.test(word)
    const nearest = isSpelt
      ? (this.vocabulary.correct(word, isLast)[0] ?? this.vocabulary.soundLike(word)[0])
      : undefined
    const row = nearest ? this.having(nearest.term) : new Uint8Array(this.size)
    this.rows.set(`${word}?`, row)
    return row
  }
}

const partsOf = (typed: string): string[] => tokenize(typed).flatMap(({ word, isPart }) => (isPart ? [word] : []))
const pair = (words: string[], rows: Row[]): { word: string; row: Row }[] =>
  words.map((word, index) => ({ word, row: rows[index] ?? new Uint8Array() }))
