import { stemmer } from '@orama/stemmers/english'
import type { LanguageWords } from './language'

export const english: LanguageWords = {
  letters: /^[a-z]{4,}$/,
  stem: stemmer,
  stopWords: 'a an the s of to in into on and or for is are with by at as how what my do can want i it from why',
  endings:
    'e s es ed ing ings er ers ion ions ation ations able ment ments ness ly al ally ous ive ity y ies ance ence',
}
