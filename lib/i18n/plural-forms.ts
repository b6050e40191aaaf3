import type { Locale } from 'next-intl'

/** Tried to find a number for each form; every form of a language has one below. */
const HIGHEST = 200

/** A phrase with a number for each plural form of a language; a form that is like `other` is left out. */
export type PluralForms = Record<string, string>

/**
 * The forms of a phrase with a number, for scripts that count in the browser without a message catalogue.
 * @example pluralForms('ru', (count) => t('changeCount', { count })) → { one: '{count} изменение', few: …, other: … }
 */
export function pluralForms(locale: Locale, phrase: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(locale)
  const forms: PluralForms = {}
  for (let count = 1; count <= HIGHEST; count++) {
    const form = rules.select(count)
    forms[form] ??= phrase(count).replace(count.toLocaleString(locale), '{count}')
  }
  const other = forms.other ?? forms.many ?? ''
  const different = Object.entries(forms).filter(([form, text]) => form !== 'other' && text !== other)
  return { ...Object.fromEntries(different), other }
}

/** The reverse, in the browser: `counter('ru', forms)(42)` → “42 изменения”. Make it once: `Intl` is slow to set up. */
export function counter(locale: Locale, forms: PluralForms): (count: number) => string {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count) => (forms[rules.select(count)] ?? forms.other ?? '{count}').replace('{count}', numbers.format(count))
}
