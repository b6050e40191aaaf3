/**
 * What a word is: to the search, to the filters of long lists and to the correction of spelling alike. It runs in the
 * browser at every key, so it knows nothing but its arguments and the words of the languages.
 */
import { words as languages } from '../../i18n/languages/words'
import { stem } from './stem'

/** Letters as words are compared: lower case, `е` for `ё`. */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** Letters that look alike in both alphabets. */
const CYRILLIC = 'авекмнорстухАВЕКМНОРСТУХ'
const LATIN = 'abekmhopctyxABEKMHOPCTYX'
/** Such letters with a digit or a character beside them: nobody sees which alphabet they are of (`1С`, `С++`). */
const NAME = new RegExp(`^(?=.*[\\d+#])(?=.*[${CYRILLIC}])[\\d+#${CYRILLIC}${LATIN}]+$`)
const inLatin = (name: string): string => name.replace(/[а-я]/gi, (letter) => LATIN.charAt(CYRILLIC.indexOf(letter)))

/** Words without a meaning of their own. A query of such words only is searched as it is. */
const STOP_WORDS = new Set(Object.values(languages).flatMap(({ stopWords }) => stopWords.split(' ')))
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

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

/** A word as it is indexed and searched. */
export interface Token {
  /** Folded, not stemmed. */
  word: string
  /**
   * False for a compound of several parts: `puts3object` of PutS3Object, `email` of e-mail, `v7.21.0` next to `v7.21`.
   */
  isPart: boolean
}

const RUN = /(?<![\p{L}\p{N}])[cfс](?:#|\+\+)|[\p{L}\p{N}]+(?:[-_.,'’][\p{L}\p{N}]+)*/giu
const VERSION = /^v?(\d{1,2})[._,-](\d{1,3})(?:[._,-](\d{1,3}))?$/i
const PLAIN = /^[a-zа-я]+$/
const MOST_PARTS = 4
const LONGEST = 40
/** Cache of split compounds: texts repeat them, and the regular expressions are slow. */
const WORDS_CACHED = 50_000
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
  if (compounds.size > WORDS_CACHED) compounds.clear()
  const version = VERSION.exec(run)
  const tokens = version ? versionTokens(version) : run.split(/[.,]/).flatMap(compoundTokens) // `pg_hba` of `pg_hba.conf`
  compounds.set(run, tokens)
  return tokens
}

/** `7_21_0` → `v7.21`, `v7.21.0`, so that each spelling of a version is one word. */
function versionTokens([, major, minor, patch]: RegExpExecArray): Token[] {
  const word = `v${Number(major)}.${Number(minor)}`
  const whole: Token[] = patch === undefined ? [] : [{ word: `${word}.${Number(patch)}`, isPart: false }]
  return [{ word, isPart: true }, ...whole]
}

function compoundTokens(compound: string): Token[] {
  const pieces = compound.split(/[-_'’]/).map((piece) => (NAME.test(piece) ? inLatin(piece) : piece))
  const tokens = pieces.flatMap((piece): Token[] => {
    const parts = splitCamel(piece)
    const whole = parts.length > 1 ? [{ word: fold(piece), isPart: false }] : []
    return [...parts.map((part) => ({ word: fold(part), isPart: true })), ...whole]
  })
  const whole = pieces.join('')
  const isWord = pieces.length > 1 && pieces.length <= MOST_PARTS && whole.length <= LONGEST && !/^\d+$/.test(whole)
  return isWord ? [...tokens, { word: fold(whole), isPart: false }] : tokens
}

/** Stems of the words of a text, without the wholes of compounds. */
export const stemsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ word, isPart }) => (isPart ? [stem(word)] : []))
