import { placeIn } from '../content/yaml'
import type { Problem } from '../core/problem'
import { readSynonyms, SYNONYMS_FILE } from '../search/synonyms'
import { fold, stemsOf } from '../search/words'

/** What is wrong with synonyms.yaml: invalid words, and those that are in a list twice. */
export function checkSynonyms(dir: string): Problem[] {
  const problems: Problem[] = []
  const synonyms = readSynonyms(dir)
  const [error, warning] = [placeIn(SYNONYMS_FILE, synonyms), placeIn(SYNONYMS_FILE, synonyms, 'warning')]
  for (const [index, group] of synonyms.value.entries())
    for (const list of ['for', 'say'] as const) {
      const phrases = group[list].map(fold)
      for (const [place, phrase] of phrases.entries()) {
        const field = [index, list, place]
        if (stemsOf(phrase).length === 0)
          problems.push({ ...error(field), message: `“${phrase}” has no word`, fix: 'write letters or digits.' })
        else if (phrases.indexOf(phrase) < place)
          problems.push({
            ...warning(field),
            message: `“${phrase}” appears in this list twice`,
            fix: 'remove one of the two.',
          })
      }
    }
  return problems
}
