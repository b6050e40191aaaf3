/** Tried to find a number for each form; every form of a language has one below. */
const HIGHEST = 200

/**
 * The forms of a phrase with a number, for scripts that count in the browser without a message catalogue.
 * @example pluralForms('ru', (count) => t('changeCount', { count })) → { one: '{count} изменение', few: …, many: …, other: … }
 */
export function pluralForms(locale: string, phrase: (count: number) => string): Record<string, string> {
  const rules = new Intl.PluralRules(locale)
  const forms: Record<string, string> = {}
  for (let count = 1; count <= HIGHEST; count++) {
    const form = rules.select(count)
    forms[form] ??= phrase(count).replace(count.toLocaleString(locale), '{count}')
  }
  return forms
}
