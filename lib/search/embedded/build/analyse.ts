import type { Synonyms } from '../../synonyms'
import { MOST_LETTERS } from '../../target'
import { isStopWord, stemsOf, tokenize } from '../../words'
import { stem } from '../../words/stem'
import { isWordPhrase, phraseKey } from '../format'
import { SYNONYM } from '../weights'

/** A longer word cannot be asked for. */
const LONGEST_WORD = MOST_LETTERS

/** Words of a text: how often each occurs, and which of them come from synonyms only. */
export interface Analysis {
  counts: Map<string, number>
  /** The first word with each stem. */
  forms: Map<string, string>
  length: number
  synonyms: Set<string>
  /** Keys of synonyms, as whole phrases. */
  phrases: Set<string>
}

interface Rule {
  stems: string[]
  words: Map<string, number>
  phrases: string[]
}
/** Rules of synonyms by the first stem of the words they begin with. */
type Rules = Map<string, Rule[]>

export function makeRules(synonyms: Synonyms): Rules {
  const rules: Rules = new Map()
  for (const { for: wanted, say } of synonyms) {
    const said = say.map((phrase) => stemsOf(phrase).filter((word) => !isStopWord(word)))
    const words = new Map<string, number>()
    for (const stems of said.filter(({ length }) => length > 1)) for (const word of stems) words.set(word, SYNONYM.part)
    for (const [word = ''] of said.filter(({ length }) => length === 1)) words.set(word, SYNONYM.whole)
    const phrases = said.map(phraseKey)
    for (const phrase of wanted) {
      const stems = stemsOf(phrase)
      const [first = ''] = stems
      rules.set(first, [...(rules.get(first) ?? []), { stems, words, phrases }])
    }
  }
  return rules
}

/** For each word of a synonym, the words that pages have instead. */
export function expansionsOf(synonyms: Synonyms): Map<string, Set<string>> {
  const expansions = new Map<string, Set<string>>()
  const telling = (phrases: string[]) => phrases.flatMap(stemsOf).filter((word) => !isStopWord(word))
  for (const { for: wanted, say } of synonyms)
    for (const word of telling(say))
      expansions.set(word, new Set([...(expansions.get(word) ?? []), ...telling(wanted)]))
  return expansions
}

export function analyse(text: string, rules: Rules): Analysis {
  const counts = new Map<string, number>()
  const forms = new Map<string, string>()
  const add = (word: string, count: number) => counts.set(word, (counts.get(word) ?? 0) + count)
  const parts: string[] = []
  const wholes: string[] = []
  for (const { word, isPart } of tokenize(text)) {
    if (word.length > LONGEST_WORD) continue
    const stemmed = stem(word)
    add(stemmed, 1)
    if (!forms.has(stemmed)) forms.set(stemmed, word)
    // Of a name in one word (PostgreSQL) readers see the whole.
    if (!isPart && /^[a-z]+$/.test(word)) for (const part of parts) if (word.startsWith(part)) forms.set(part, word)
    ;(isPart ? parts : wholes).push(stemmed)
  }
  const met = [
    ...parts.flatMap((word, index) =>
      (rules.get(word) ?? []).filter(({ stems }) => stems.every((other, offset) => parts[index + offset] === other)),
    ),
    ...wholes.flatMap((word) => (rules.get(word) ?? []).filter(({ stems }) => stems.length === 1)),
  ]
  const added = new Map<string, number>()
  for (const { words } of met)
    for (const [word, count] of words)
      if (count === SYNONYM.whole) added.set(word, (added.get(word) ?? 0) + count)
      else if (!added.has(word)) added.set(word, count)
  const synonyms = new Set([...added.keys()].filter((word) => !counts.has(word)))
  for (const word of synonyms) add(word, added.get(word) ?? 0)
  // A synonym of one word is a phrase of the text only if the text is nothing but the word it replaces.
  const phrases = met.flatMap(({ stems, phrases }) =>
    phrases.filter((key) => !isWordPhrase(key) || stems.length === parts.length),
  )
  return { counts, forms, length: parts.length, synonyms, phrases: new Set(phrases) }
}
