/** Pattern of the codes of languages: `ru`, `pt-BR`. */
export const LANGUAGE_CODE = '[a-z]{2}(?:-[A-Z]{2})?'

const CODE = new RegExp(`^${LANGUAGE_CODE}$`)
export const isLanguageCode = (text: string): boolean => CODE.test(text)

const PAGE_FILE = new RegExp(`^(.+)\\.(${LANGUAGE_CODE})\\.mdx$`)
/** `bi/intro.ru.mdx` → `bi/intro` and `ru`; undefined for a file whose name says no language. */
export function splitPageFile(file: string): { name: string; locale: string } | undefined {
  const [, name, locale] = PAGE_FILE.exec(file) ?? []
  return name && locale ? { name, locale } : undefined
}
