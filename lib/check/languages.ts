import type { ProblemIn } from '../content/yaml'
import { lookUp } from '../core/look-up'
import type { Problem } from '../core/problem'
import { defaultLocale } from '../core/routes'
import { languageOf } from '../i18n/languages'
import type { Language } from '../i18n/languages/language'
import { hasMessages, messagesOf } from '../i18n/messages'
import type { Site } from '../site'

/** What happens where the record of a language lacks a part. */
const FALLBACKS: Record<Exclude<keyof Language, 'messages'>, string> = {
  words: 'the search finds words only as they are written',
  typography: 'quotation marks and spaces are as they are typed',
  style: '`npm run check:content` finds the mistakes of every language only',
}

/** What the code lacks for the languages of a site. */
export const checkLanguages = ({ locales }: Site, problem: ProblemIn): Problem[] =>
  locales.flatMap(({ code }, index): Problem[] => {
    const warn = (message: string, fix: string) => problem(['locales', index, 'code'], message, fix, 'warning')
    const file = `lib/i18n/languages/${code}.ts`
    const texts = warn(
      `the interface has no texts in “${code}”: around the pages the default language is shown`,
      `translate messages/en.json into messages/${code}.json and name it in ${file}.`,
    )
    const lacks = lacksOf(code)
    const rules = warn(
      `the code does not know the language “${code}” well: ${lacks.join('; ')}`,
      `say it in ${file} (contributing/language.md).`,
    )
    return [...(hasMessages(code) ? [] : [texts]), ...(lacks.length > 0 ? [rules] : [])]
  })

function lacksOf(code: string): string[] {
  const record = languageOf(code)
  const captions = lookUp(messagesOf(defaultLocale()).kit, `captions_${code}`)
  return [
    ...Object.entries(FALLBACKS).flatMap(([part, fallback]) => (Object.hasOwn(record, part) ? [] : [fallback])),
    ...(captions === undefined ? ['captions of videos have the name of the language'] : []),
  ]
}
