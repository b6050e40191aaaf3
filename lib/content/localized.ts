import type { Locale } from 'next-intl'
import { z } from 'zod'
import { suggest } from '../core/problem'
import { defaultLocale, locales } from '../core/routes'
import { isLanguageCode } from '../i18n/language-code'
import { zodMessage } from './zod-message'

/** What is said in several languages, by their codes. */
export type Localized<T = string> = Readonly<Record<string, T>>

/** A text in one language; a backtick without its pair would take the rest of the text for code, or leave code as words. */
export const plainText = () =>
  z
    .string()
    .trim()
    .min(1)
    .refine(
      (text) => text.split('`').length % 2 === 1,
      zodMessage('a backtick has no pair', 'put one on each side of the code.'),
    )

interface Languages {
  /** No language may be missing; otherwise the default one’s text stands for it. */
  isWhole?: boolean
  /** Codes, the default one first; otherwise those of the site, which are not known while schemas are made. */
  codes?: string[]
  /** What the text of a language may be. */
  text?: z.ZodType<string>
}

/** A text in the languages of the site: `{ ru: Путь, en: Path }`. */
export const localized = ({ isWhole, codes, text = plainText() }: Languages = {}) =>
  z.record(z.string(), text).superRefine((texts, { addIssue }) => {
    const known = codes ?? locales()
    const missing = isWhole ? missingTexts(texts, known) : missingDefault(texts, known)
    for (const issue of [...unknownLanguages(texts, known), ...missing]) addIssue({ code: 'custom', ...issue })
  })

/** Fields, and beside them a value for each language: `{ id: acl, ru: …, en: … }`, which are read into `texts`. */
export const withTexts = <F extends z.ZodRawShape, V extends z.ZodType>(
  fields: F,
  value: V,
  { isWhole }: Pick<Languages, 'isWhole'> = {},
) =>
  z
    .object(fields)
    .catchall(value)
    .transform((written, { addIssue }) => {
      const isField = ([name]: [string, unknown]) => Object.hasOwn(fields, name)
      const own = Object.fromEntries(Object.entries(written).filter(isField))
      const texts = Object.fromEntries(Object.entries(written).filter((entry) => !isField(entry)))
      const missing = isWhole ? missingTexts(texts, locales()) : missingDefault(texts, locales())
      for (const issue of [...unknownLanguages(texts, locales(), Object.keys(fields)), ...missing])
        addIssue({ code: 'custom', input: written, ...issue })
      return { ...own, texts } as z.output<z.ZodObject<F>> & { texts: Localized<z.output<V>> }
    })

interface Issue {
  path: string[]
  message: string
}

/** A name beside fields that is no code of a language may have been meant for one of them. */
const unknownLanguages = (texts: object, codes: string[], fields: string[] = []): Issue[] =>
  Object.keys(texts)
    .filter((code) => !codes.includes(code))
    .map((code) => ({
      path: [code],
      message:
        fields.length > 0 && !isLanguageCode(code)
          ? zodMessage('unknown field', suggest(code, [...fields, ...codes]))
          : zodMessage(`“${code}” is no language of the site`, `use one of: ${codes.join(', ')}`),
    }))

const missingDefault = (texts: Localized<unknown>, [code = '']: string[]): Issue[] =>
  texts[code] === undefined
    ? [{ path: [], message: zodMessage('the text in the default language is missing', `add ${code}: …`) }]
    : []

const missingTexts = (texts: Localized<unknown>, codes: string[]): Issue[] =>
  codes.flatMap((code) =>
    texts[code] === undefined ? { path: [code], message: zodMessage('the field is missing', `add ${code}: …`) } : [],
  )

/** A text in a language, or in the default language where it has none. */
export const localize = (text: Localized, locale: Locale): string =>
  text[locale] ?? text[defaultLocale()] ?? Object.values(text)[0] ?? ''
