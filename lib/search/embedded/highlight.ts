/** Marks the words of a question in titles and texts, and cuts snippets. Nothing is escaped, as the hosted service does not. */

import type { Marked } from '../types'
import { fold, splitCamel, tokenize } from '../words'
import { stem } from '../words/stem'
import type { Part } from './query/terms'

/** C#, a version, a word. */
const WORD = /\b[cf](?:#|\+\+)|v?\d+(?:[._]\d+)+|[\p{L}\p{N}]+/giu
/** Words before the first marked one. */
const LEAD = 2

type Span = [from: number, to: number]

export class Marker {
  /** Of each word of the question, what it was found as. */
  private readonly stems: Set<string>[]
  /** Words to which synonyms in the question expand: marked, but no words of the question. */
  private readonly expansions: Set<string>
  private readonly beginnings: string[]
  private readonly found = new Map<string, Span[]>()

  constructor(
    private readonly parts: Part[],
    private readonly tags: { before: string; after: string },
  ) {
    this.stems = parts.map(({ word, matches }) => new Set([stem(word), ...matches.map(({ key }) => key)]))
    this.expansions = new Set(parts.flatMap(({ expansions }) => expansions))
    const open = parts.flatMap(({ matches }) =>
      matches.flatMap(({ key }) => (key.endsWith('*') ? key.slice(0, -1) : [])),
    )
    const last = parts.at(-1)?.word ?? ''
    this.beginnings = shortest(last.length > 1 ? [...open, last] : open)
  }

  /** How many words of the question a text has. */
  count(text: string): number {
    const met = new Set<Set<string>>()
    const last = this.stems.at(-1)
    for (const { word } of tokenize(text)) {
      const stemmed = stem(word)
      for (const stems of this.stems) if (stems.has(stemmed) || (stems === last && this.begins(word))) met.add(stems)
    }
    return met.size
  }

  /** Whether a text has all words of the question. */
  covers(text: string): boolean {
    return this.parts.length > 0 && this.count(text) === this.parts.length
  }

  /** Whether every word of a text belongs to the question. */
  isWhole(text: string): boolean {
    const words = tokenize(text).filter(({ isPart }) => isPart)
    return words.length > 0 && words.every(({ word }) => this.isHit(word))
  }

  mark(text: string): Marked {
    return this.markSpans(text, this.spans(text))
  }

  /** The `length` words of a text that have most of the question. */
  snippet(text: string, length: number, ellipsis: string): Marked {
    const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }): Span => [index, index + word.length])
    const spans = this.spans(text)
    if (words.length <= length) return this.markSpans(text, spans)
    const isHit = words.map(([from, to]) => spans.some((span) => span[0] < to && span[1] > from))
    let [count, best, start] = [0, 0, 0]
    for (const [index, hit] of isHit.entries()) {
      count += Number(hit) - Number(isHit[index - length] ?? false)
      if (count > best) [best, start] = [count, Math.max(0, index - length + 1)]
    }
    const firstHit = isHit.indexOf(true, start)
    if (firstHit >= 0) start = Math.max(0, Math.min(firstHit - LEAD, words.length - length))
    const [from, to] = [words[start]?.[0] ?? 0, words[start + length - 1]?.[1] ?? text.length]
    const inside = this.markSpans(
      text.slice(from, to),
      spans.filter((span) => span[0] >= from && span[1] <= to).map((span) => [span[0] - from, span[1] - from]),
    )
    const value = to < text.length ? inside.value.replace(/[.,:;—]+$/, '').trimEnd() + ellipsis : inside.value
    return { ...inside, value: (from > 0 ? ellipsis : '') + value }
  }

  private markSpans(text: string, spans: Span[]): Marked {
    const { before, after } = this.tags
    let value = ''
    let end = 0
    for (const [from, to] of spans) {
      value += text.slice(end, from) + before + text.slice(from, to) + after
      end = to
    }
    const matchedWords = [...new Set(spans.map(([from, to]) => fold(text.slice(from, to))))]
    return { value: value + text.slice(end), matchLevel: spans.length > 0 ? 'partial' : 'none', matchedWords }
  }

  private spans(text: string): Span[] {
    return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
      this.inWord(word).map(([from, to]): Span => [index + from, index + to]),
    )
  }

  /** Spans to mark in a word: the whole word, or parts of a name such as PutS3Object. */
  private inWord(word: string): Span[] {
    const known = this.found.get(word)
    if (known) return known
    const spans: Span[] = []
    const isVersion = /\d[._]/.test(word)
    if (isVersion ? tokenize(word).some((token) => this.isMarked(token.word)) : this.isMarked(fold(word)))
      spans.push([0, word.length])
    else {
      let to = 0
      for (const part of splitCamel(word)) {
        const [from, before] = [to, spans.at(-1)]
        to += part.length
        if (!this.isMarked(fold(part))) continue
        if (before?.[1] === from) before[1] = to
        else spans.push([from, to])
      }
    }
    this.found.set(word, spans)
    return spans
  }

  private isMarked(word: string): boolean {
    return this.isHit(word) || this.expansions.has(stem(word))
  }

  private isHit(word: string): boolean {
    const stemmed = stem(word)
    return this.stems.some((stems) => stems.has(stemmed)) || this.begins(word)
  }

  private begins(word: string): boolean {
    return this.beginnings.some((letters) => word.startsWith(letters))
  }
}

/** Beginnings of words without those that begin with another of them: a few letters are found as hundreds of terms. */
function shortest(beginnings: string[]): string[] {
  const kept: string[] = []
  for (const letters of beginnings.sort()) if (!letters.startsWith(kept.at(-1) ?? ' ')) kept.push(letters)
  return kept
}
