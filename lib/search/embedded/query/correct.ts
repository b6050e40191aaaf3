import { isStopWord } from '../../words'
import { MATCH } from '../weights'
import type { Knowledge, Word } from './look-up-words'
import type { Match, Part } from './terms'

/** Least letters of a word that can be told apart from others and from the other keyboard layout. */
export const TELLING = 3

/** No page has it, and it would tell something. */
export const isUnknown = ({ matches, word }: Part): boolean =>
  matches.length === 0 && word.length >= TELLING && !isStopWord(word)

/** Gives the unknown parts of a word the meanings they surely have. `shown` is the word put right. */
export async function correct(
  word: Word,
  isLast: boolean,
  { terms, spelling }: Knowledge,
): Promise<{ word: Word; shown?: string }> {
  const parts: Part[] = []
  let shown: string | undefined
  for (const [index, part] of word.parts.entries()) {
    if (!isUnknown(part) || word.wholes.some(({ isExact }) => isExact)) {
      parts.push(part)
      continue
    }
    const vocabulary = await spelling()
    const corrected = vocabulary.correct(part.word, isLast && index === word.parts.length - 1)
    const found = (corrected.length > 0 ? corrected : vocabulary.soundLike(part.word)).map(
      async ({ term: key }): Promise<Match[]> => {
        const term = await terms.find(key)
        return term ? [{ key, weight: corrected.length > 0 ? MATCH.typo : MATCH.sound, term }] : []
      },
    )
    const matches = (await Promise.all(found)).flat()
    const [best] = matches
    parts.push(best ? { ...part, matches, isGuess: true } : part)
    if (best)
      shown = (shown ?? word.typed).toLowerCase().replaceAll('ё', 'е').replace(part.word, vocabulary.formOf(best.key))
  }
  return { word: { ...word, parts }, ...(shown ? { shown } : {}) }
}
