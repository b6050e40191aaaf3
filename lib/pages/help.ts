import fs from 'node:fs'
import type { Locale } from 'next-intl'
import { defaultLocale, helpUrl, locales } from '../core/routes'
import { translator } from '../i18n/translator'
import type { PageMeta } from '../site/metadata'

const hasText = (locale: string): boolean => fs.existsSync(`app/[locale]/help/help.${locale}.mdx`)

/** Language of the help that a reader of a language sees: the own one, that of the site, or English. */
export const helpLanguage = (locale: Locale): string => [locale, defaultLocale()].find(hasText) ?? 'en'

/** The page about the site itself. */
export const helpMeta = (locale: Locale): PageMeta => ({
  locale,
  path: helpUrl(),
  title: translator(locale, 'shell')('help'),
  description: translator(locale, 'page')('helpText'),
  textLocale: helpLanguage(locale) === locale ? locale : defaultLocale(),
  translations: helpLocales(),
})

/** Languages of the site in which it has a text of its own; where there is none, the default one shows it in English. */
export function helpLocales(): Locale[] {
  const own = locales().filter(hasText)
  return own.length > 0 ? own : [defaultLocale()]
}
