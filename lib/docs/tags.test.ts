import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from 'next-intl'
import { groupByLetter, type Tag } from './tags'

const tag = (label: string): Tag => ({ id: label, permalink: label, label, docs: [] })

test('tags are under their first letters, in their order', () => {
  const groups = groupByLetter(['аналитика', 'Архитектура', 'ёмкость', 'etl'].map(tag), 'ru')
  assert.deepEqual(
    groups.map(({ letter, entries }) => `${letter}: ${entries.map(({ label }) => label).join(' ')}`),
    ['А: аналитика Архитектура', 'Ё: ёмкость', 'E: etl'],
  )
})

test('capitals are those of the page, not of the machine', () => {
  const letters = (locale: Locale) => groupByLetter([tag('ilk')], locale).map(({ letter }) => letter)
  assert.deepEqual([letters('en'), letters('tr' as Locale)], [['I'], ['İ']])
})
