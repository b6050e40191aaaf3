import assert from 'node:assert/strict'
import { test } from 'node:test'
import { helpLanguage, helpLocales } from './help'

for (const { locales, locale, language, own } of [
  { locales: 'ru en', locale: 'en', language: 'en', own: ['ru', 'en'] },
  { locales: 'ru de', locale: 'de', language: 'ru', own: ['ru'] },
  { locales: 'de fr', locale: 'fr', language: 'en', own: ['de'] },
])
  test(`the help of a site in ${locales}, for a reader of ${locale}`, () => {
    process.env.LOCALES = locales
    assert.equal(helpLanguage(locale), language)
    assert.deepEqual(helpLocales(), own)
  })
