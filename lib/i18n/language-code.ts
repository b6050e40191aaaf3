import { locales } from '../core/routes'

/** Names of languages, of those only that `Intl` knows. */
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether a text is the code of a language as BCP 47 writes it: `ru`, `pt-BR`, `zh-Hans`, `es-419`. */
export function isLanguageCode(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text && names.of(text) !== undefined
  } catch {
    return false // no code at all
  }
}

/** `bi/intro.ru.mdx` → `bi/intro` and `ru`; undefined for a file whose name says no language. */
export function splitPageFile(file: string): { name: string; locale: string } | undefined {
  const [, name, locale] = /^(.+)\.([\w-]+)\.mdx$/.exec(file) ?? []
  return name && locale && isLanguageCode(locale) ? { name, locale } : undefined
}

/** The ending of a page’s file as other generators name it too, with a language of the site: `.md`, `.ru.mdx`. */
export const pageEnding = (): RegExp => new RegExp(`(?:\\.(?:${locales().join('|')}))?\\.mdx?$`, 'i')
