import { type ProblemIn, problemsIn } from '../content/yaml'
import type { Problem } from '../core/problem'
import { readSynonyms, SYNONYMS_FILE } from '../search/synonyms'
import { fold, stemsOf } from '../search/words'

/** What is wrong with synonyms.yaml: invalid words, and those that are in a list twice. */
export function checkSynonyms(dir: string): Problem[] {
  const synonyms = readSynonyms(dir)
  const problem = problemsIn(SYNONYMS_FILE, synonyms)
  return synonyms.value.flatMap((group, index) =>
    (['for', 'say'] as const).flatMap((list) => checkPhrases(group[list], [index, list], problem)),
  )
}

/** Phrases of a list that have no word, and those that are in it twice. */
export const checkPhrases = (phrases: string[], field: PropertyKey[], problem: ProblemIn): Problem[] =>
  phrases.flatMap((phrase, place) => {
    const at = [...field, place]
    if (stemsOf(phrase).length === 0) return [problem(at, `“${phrase}” has no word`, 'write letters or digits.')]
    const isTwice = phrases.map(fold).indexOf(fold(phrase)) < place
    return isTwice ? [problem(at, `“${phrase}” appears in this list twice`, 'remove one of the two.', 'warning')] : []
  })
