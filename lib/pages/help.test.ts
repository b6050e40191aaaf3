import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from 'next-intl'
import { helpLanguage, helpLocales } from './help'

const cases: { locales: string; locale: Locale; language: string; own: string[] }[] = [
  { locales: 'ru en', locale: 'en', language: 'en', own: ['ru', 'en'] },
  { locales: 'ru de', locale: 'de' as Locale, language: 'ru', own: ['ru'] },
  { locales: 'de fr', locale: 'fr' as Locale, language: 'en', own: ['de'] },
]
for (const { locales, locale, language, own } of cases)
  test(`the help of a site in ${locales}, for a reader of ${locale}`, () => {
    process.env.LOCALES = locales
    assert.equal(helpLanguage(locale), language)
    assert.deepEqual(helpLocales(), own)
  })
