/**
 * What a word is: to the search, to the filters of long lists and to the correction of spelling alike. It runs in the
 * browser at every key, so it knows nothing but its arguments and the words of the languages.
 */
import type { LanguageWords } from '../i18n/languages/language'
import { words as languages } from '../i18n/languages/words'
import { isLocale } from '../routes'

/** Letters in the form in which words are compared: small, and `ё` is `е`. */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

const all = Object.entries<LanguageWords>(languages)
/** Words that say nothing about what is looked for. A question of nothing else is taken as it is. */
const STOP_WORDS = new Set(all.flatMap(([, { stopWords }]) => stopWords.split(' ')))
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

const WORDS_KEPT = 50_000
const known = new Map<string, string>()

/** The part of a folded word that its forms share. Its letters tell the language: texts in one quote another. */
export function stem(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  if (known.size > WORDS_KEPT) known.clear()
  const made = makeStem(word)
  known.set(word, made)
  return made
}

function makeStem(word: string): string {
  const alike = all.filter(([, { letters }]) => letters.test(word))
  const [, language] = alike.find(([code]) => isLocale(code)) ?? alike[0] ?? []
  return language?.stem(word) ?? word
}

/** `PutS3Object` → `Put S3 Object`; a lone capital stays with its word: `HBase`, `XPath`. */
export function splitCamel(word: string): string[] {
  if (!/[\p{Ll}\p{N}]\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word)) return [word]
  const parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
  const joined: string[] = []
  let initial = ''
  for (const part of parts) {
    if (/^\p{Lu}$/u.test(part) && part !== parts.at(-1)) initial += part
    else {
      joined.push(initial + part)
      initial = ''
    }
  }
  return joined
}

/** A word as it is indexed and looked for. */
export interface Token {
  /** Folded, not stemmed. */
  word: string
  /** False for the whole of several parts: `puts3object` of PutS3Object, `email` of e-mail, `v7.21.0` beside `v7.21`. */
  isPart: boolean
}

const RUN = /[\p{L}\p{N}]+(?:[-_.,'’][\p{L}\p{N}]+)*/gu
const VERSION = /^v?(\d{1,2})[._,-](\d{1,3})(?:[._,-](\d{1,3}))?$/i
const PLAIN = /^[a-zа-я]+$/
const MOST_PARTS = 4
const LONGEST = 40
/** Compounds that were taken apart: texts repeat them, and the expressions that do it are slow. */
const compounds = new Map<string, Token[]>()

/** Words of a text in their order, each compound as its parts and then as a whole. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const run of text.match(RUN) ?? []) {
    if (PLAIN.test(run)) tokens.push({ word: run, isPart: true })
    else tokens.push(...takeApart(run))
  }
  return tokens
}

function takeApart(run: string): Token[] {
  const known = compounds.get(run)
  if (known) return known
  if (compounds.size > WORDS_KEPT) compounds.clear()
  const version = VERSION.exec(run)
  const tokens = version ? versionTokens(version) : runTokens(run)
  compounds.set(run, tokens)
  return tokens
}

/** `7_21_0` → `v7.21`, `v7.21.0`, so that each spelling of a version is one word. */
function versionTokens([, major, minor, patch]: RegExpExecArray): Token[] {
  const word = `v${Number(major)}.${Number(minor)}`
  const whole: Token[] = patch === undefined ? [] : [{ word: `${word}.${Number(patch)}`, isPart: false }]
  return [{ word, isPart: true }, ...whole]
}

function runTokens(run: string): Token[] {
  const pieces = run.split(/[-_.,'’]/)
  const tokens = pieces.flatMap((piece): Token[] => {
    const parts = splitCamel(piece)
    const whole = parts.length > 1 ? [{ word: fold(piece), isPart: false }] : []
    return [...parts.map((part) => ({ word: fold(part), isPart: true })), ...whole]
  })
  const whole = pieces.join('')
  const isCompound = pieces.length > 1 && pieces.length <= MOST_PARTS && !/[.,]/.test(run) && !/^\d+$/.test(whole)
  if (isCompound && whole.length <= LONGEST) tokens.push({ word: fold(whole), isPart: false })
  return tokens
}

/** Stems of the words of a text, without the wholes of compounds. */
export const stemsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ word, isPart }) => (isPart ? [stem(word)] : []))

const LATIN = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~{}:"<>?'
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю.ёхъжэбю,'
const toCyrillic = new Map([...LATIN].map((key, index) => [key, CYRILLIC[index] ?? key]))
const toLatin = new Map([...CYRILLIC].map((key, index) => [key, LATIN[index] ?? key] as const).reverse())

/** What the same keys give in the other keyboard layout: `yfcnhjqrb` → `настройки`. */
export function otherLayout(text: string): string {
  const typed = text.toLowerCase()
  const count = (letters: RegExp) => typed.match(letters)?.length ?? 0
  const table = count(/[а-яё]/g) > count(/[a-z]/g) ? toLatin : toCyrillic
  return [...typed].map((key) => table.get(key) ?? key).join('')
}
/** Whether a word may have been typed in the wrong layout: letters of one alphabet, and keys that are letters of the other. */
export const isOneAlphabet = (typed: string): boolean => /^(?:[a-z[\];',.`]+|[а-яё.]+)$/i.test(typed)

/** Groups of Latin letters by their sound, in the order of application. */
const LATIN_SOUNDS: [RegExp, string][] = [
  [/sch|sh/g, 'ш'],
  [/ch(?=[^rl])/g, 'ч'],
  [/ck|q|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/zh|dj|j|g(?=[ei])/g, 'ж'],
  [/th/g, 't'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/[eiouy]/g, 'a'],
]
const CYRILLIC_SOUNDS = new Map(
  'щsh шsh чch жj цs хh фf вv бb гg дd зs кk лl мm нn пp рr сs тt аa оa уa еa иa эa ыa юa яa й ъ ь'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
)

/** How a folded word sounds, whichever alphabet it is written in: its consonants. `постгрес` and `postgres` are alike. */
export function soundOf(word: string): string {
  const plain = /[а-я]/.test(word)
    ? word.replaceAll('дж', 'ж')
    : LATIN_SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)
  const letters = [...plain].map((letter) => CYRILLIC_SOUNDS.get(letter) ?? letter).join('')
  const single = (text: string) => text.replace(/(.)\1+/g, '$1')
  const sound = single(letters.replace(/[^a-z]/g, ''))
  return single(sound.charAt(0) + sound.slice(1).replaceAll('a', ''))
}

let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const

/**
 * How many slips make `typed` of `word`: a letter lost, added or changed, or two neighbours swapped
 * (fastest-levenshtein counts a swap as two, and has no limit, which saves nine tenths of the time here).
 * @param isOpen the word may go on: the nearest beginning of it counts
 * @returns `limit + 1` when there are more
 */
export function countSlips(typed: string, word: string, limit: number, isOpen = false): number {
  const length = isOpen ? Math.min(word.length, typed.length + limit) : word.length
  if (typed.length - length > limit || (!isOpen && length - typed.length > limit)) return limit + 1
  if (Math.max(typed.length, length) >= 63) return typed === word ? 0 : limit + 1
  let [before, above, row] = rows
  for (let j = 0; j <= length; j++) above[j] = j
  for (let i = 1; i <= typed.length; i++) {
    row[0] = i
    let least = i
    for (let j = 1; j <= length; j++) {
      const isSame = typed.charCodeAt(i - 1) === word.charCodeAt(j - 1)
      let slips = Math.min(at(above, j - 1) + (isSame ? 0 : 1), at(above, j) + 1, at(row, j - 1) + 1)
      const isSwap =
        i > 1 &&
        j > 1 &&
        typed.charCodeAt(i - 1) === word.charCodeAt(j - 2) &&
        typed.charCodeAt(i - 2) === word.charCodeAt(j - 1)
      if (isSwap) slips = Math.min(slips, at(before, j - 2) + 1)
      row[j] = slips
      least = Math.min(least, slips)
    }
    if (least > limit) return limit + 1
    ;[before, above, row] = [above, row, before]
  }
  rows = [before, above, row]
  if (!isOpen) return Math.min(at(above, length), limit + 1)
  let best = limit + 1
  for (let j = Math.max(0, typed.length - limit); j <= length; j++) best = Math.min(best, at(above, j))
  return best
}

/** An element of a typed array whose index is known to be inside. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0
