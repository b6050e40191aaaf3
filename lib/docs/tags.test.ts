import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupByLetter, type Tag } from './tags'

test('tags stand under their first letters, in their order', () => {
  const tag = (label: string): Tag => ({ id: label, permalink: label, label, docs: [] })
  const groups = groupByLetter(['аналитика', 'Архитектура', 'ёмкость', 'etl'].map(tag))
  assert.deepEqual(
    groups.map(({ letter, entries }) => `${letter}: ${entries.map(({ label }) => label).join(' ')}`),
    ['А: аналитика Архитектура', 'Ё: ёмкость', 'E: etl'],
  )
})
