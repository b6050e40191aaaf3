import fs from 'node:fs'
import GithubSlugger from 'github-slugger'
import type { Locale } from 'next-intl'
import { defaultLocale, helpUrl, locales } from '../core/routes'
import { translator } from '../i18n/translator'
import { inLine, type TextSection } from '../mdx/section'
import type { PageMeta } from '../site/metadata'

const fileOf = (locale: string): string => `app/[locale]/help/help.${locale}.mdx`
const hasText = (locale: string): boolean => fs.existsSync(fileOf(locale))

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

/** Languages of the site with a translation of this page. Without any, the default language shows the English text. */
export function helpLocales(): Locale[] {
  const own = locales().filter(hasText)
  return own.length > 0 ? own : [defaultLocale()]
}

/** Its sections, for the search. The ids are those that its page writes (components/mdx/help-components.tsx). */
export function helpSections(locale: Locale): TextSection[] {
  const [head = '', ...rest] = fs.readFileSync(fileOf(helpLanguage(locale)), 'utf8').split(/^## /m)
  const slugger = new GithubSlugger()
  const sections = rest.map((part): TextSection => {
    const [heading = '', ...lines] = part.split('\n')
    return { level: 2, id: slugger.slug(heading), heading, text: shownText(lines.join(' ')) }
  })
  return [{ level: 1, id: '', heading: '', text: shownText(head) }, ...sections]
}

/** Markdown without its marks: keys, links, code. */
const shownText = (text: string): string =>
  inLine(
    text
      .replace(/<Kbd keys=\{\[(.*?)\]\} \/>/g, (_, keys: string) => keys.replace(/', '/g, '+').replaceAll("'", ''))
      .replace(/<[^>]*>/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*]|^- /gm, ''),
  )
