import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from 'next-intl'
import { setType } from './rehype-typography'

const shown = (text: string, locale: Locale) => setType(text, locale).replaceAll('\u00a0', '_')

for (const [locale, text, expected] of [
  ['ru', 'Файл — это 100 МБ', 'Файл_— это 100_МБ'],
  ['ru', 'В реестре и на доске', 'В_реестре и_на_доске'],
  ['ru', 'через 15 мин и 60 % за 30 с', 'через 15_мин и_60_% за_30_с'],
  ['ru', 'если бы он был, то же самое', 'если_бы он был, то_же самое'],
  ['ru', 'замечание № 7, раздел о «Ганте»', 'замечание №_7, раздел о_«Ганте»'],
  ['ru', 'запись-на вы же', 'запись-на вы_же'],
  ['ru', 'задайте в ', 'задайте в_'],
  ['ru', 'от 5 сотрудников', 'от_5 сотрудников'],
  ['en', "the foreman's 10 MB and users' rights", 'the foreman’s 10_MB and users’ rights'],
  ['en', "5 steps, it doesn't matter", '5 steps, it doesn’t matter'],
] as const)
  test(`${locale}: ${text}`, () => assert.equal(shown(text, locale), expected))

test('a language without rules is left alone', () =>
  assert.equal(setType("l'eau — 5 %", 'fr' as Locale), "l'eau — 5 %"))
