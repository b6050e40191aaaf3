import { stemmer } from '@orama/stemmers/english'
import type { LanguageWords } from './language'

export const english: LanguageWords = {
  letters: /^[a-z]{4,}$/,
  stem: stemmer,
  stopWords: 'a an the s of to in into on and or for is are with by at as how what my do can want i it from',
  asking:
    'default defaults which who whose may can allowed possible options values value number size length property properties valid use uses used must needed need per one do does did has have be kept keep',
  counting: 'limit limits maximum minimum max min many long much',
  naming: 'port version code error message text levels deep',
  defining: "what what's mean means meaning called define defined definition is stand stands",
  limiting: 'up to at most least no more than from after every once within for',
  how: 'how',
  extent: 'often big large deep old',
  endings:
    'e s es ed ing ings er ers ion ions ation ations able ment ments ness ly al ally ous ive ity y ies ance ence',
}
