import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { openGraphLocale } from '../site/metadata'
import { directionOf, langProps } from './direction'
import { isLanguageCode, splitPageFile } from './language-code'

beforeEach(() => {
  process.env.LOCALES = 'en he'
})

for (const code of ['ru', 'pt-BR', 'zh-Hans', 'es-419', 'fil', 'sr-Latn-RS', 'ca-valencia'])
  test(`${code} is the code of a language, in the name of a file too`, () => {
    assert.equal(isLanguageCode(code), true)
    assert.deepEqual(splitPageFile(`bi/node.js.${code}.mdx`), { name: 'bi/node.js', locale: code })
  })

for (const code of ['english', 'xx', 'zh-hans', 'iw', 'PT-br', 'net', '', 'e'])
  test(`“${code}” is no language, or is written otherwise`, () => {
    assert.equal(isLanguageCode(code), false)
    assert.equal(splitPageFile(`asp.${code}.mdx`), undefined)
  })

for (const code of ['he', 'ar', 'fa', 'ur', 'yi', 'ckb', 'dv', 'pa-PK', 'az-Arab'])
  test(`${code} is written from the right`, () => assert.equal(directionOf(code), 'rtl'))
for (const code of ['ru', 'en', 'zh-Hans', 'az', 'ku', 'pa'])
  test(`${code} is written from the left`, () => assert.equal(directionOf(code), 'ltr'))

test('a text says its direction where a language of the site is written from the right', () => {
  assert.deepEqual(langProps('he'), { lang: 'he', dir: 'rtl' })
  assert.deepEqual(langProps('en'), { lang: 'en', dir: 'ltr' })
  assert.deepEqual(langProps(undefined), {})
  process.env.LOCALES = 'en ru'
  assert.deepEqual(langProps('en'), { lang: 'en' })
})

for (const [code, expected] of [
  ['ru', 'ru_RU'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hans', 'zh_CN'],
  ['es-419', undefined], // no country
] as const)
  test(`Open Graph: ${code} is ${expected}`, () => assert.equal(openGraphLocale(code), expected))
