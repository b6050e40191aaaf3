import type { Locale } from 'next-intl'
import { readGlossary } from '../content/glossary'
import { contentDir } from '../core/folders'
import { locales } from '../core/routes'
import { groupByLetter } from './tags'

/** A term of glossary.yaml as a reader of one language sees it. */
export interface Term {
  /** The row of the term on the page that shows the glossary has it; links and the search lead there. */
  id: string
  /** The term itself. */
  label: string
  definition: string
  /** The term in the other languages. */
  others: { locale: Locale; term: string }[]
}

/** The terms that have words in a language, in the order of the file. @throws ContentError */
export const termsIn = (locale: Locale): Term[] =>
  [...readGlossary(contentDir())].flatMap(([id, { [locale]: own, ...others }]): Term[] =>
    own
      ? [
          {
            id,
            label: own.term,
            definition: own.definition,
            others: locales().flatMap((code) => (others[code] ? [{ locale: code, term: others[code].term }] : [])),
          },
        ]
      : [],
  )

/** The terms of a language under their first letters, in the order of its alphabet. @throws ContentError */
export function termsByLetter(locale: Locale): { letter: string; entries: Term[] }[] {
  const { compare } = new Intl.Collator(locale)
  return groupByLetter(
    termsIn(locale).sort((a, b) => compare(a.label, b.label)),
    locale,
  )
}

/** Id of a letter's heading. */
export const letterAnchor = (letter: string): string => `letter-${letter.toLowerCase()}`
