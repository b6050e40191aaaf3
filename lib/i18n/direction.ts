import { locales } from '../core/routes'

/** Scripts that are written from the right. */
const FROM_THE_RIGHT = new Set('Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '))

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  FROM_THE_RIGHT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'

/** Attributes of what is written in a language. Where a site has no language from the right, no page names a direction. */
export const langProps = (language: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } =>
  language === undefined
    ? {}
    : { lang: language, ...(locales().some((code) => directionOf(code) === 'rtl') && { dir: directionOf(language) }) }
