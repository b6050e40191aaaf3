import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectWords, TextIndex } from '../search/words/text-index'
import { type ChangeFilter, filterChanges, parseFilter, toMarkdown } from './change-filter'

test('what the address does not say is empty', () =>
  assert.deepEqual(parseFilter('?type=new&utm=1'), { from: '', to: '', module: '', type: 'new', q: '' }))

const change = {
  version: '7.10.0',
  module: 'bi',
  type: 'breaking' as const,
  text: 'Отчёт рассылается Аналитика 7.10.0',
}
for (const { filter, expected } of [
  { filter: {}, expected: true },
  { filter: { from: '7.9.0' }, expected: true },
  { filter: { from: '7.10.0' }, expected: false },
  { filter: { to: '7.10.0' }, expected: true },
  { filter: { to: '7.9.0' }, expected: false },
  { filter: { module: 'bi', type: 'breaking' }, expected: true },
  { filter: { module: 'etl' }, expected: false },
  { filter: { type: 'new' }, expected: false },
  { filter: { q: 'ОТЧЕТ аналит' }, expected: true },
  { filter: { q: 'отчёт чат' }, expected: false },
  { filter: { q: 'отчетов' }, expected: true },
  { filter: { q: 'рассылаеться' }, expected: true },
  { filter: { q: 'jnx`n' }, expected: true },
  { filter: { q: '7_10' }, expected: true },
  { filter: { q: '7.11' }, expected: false },
] satisfies { filter: Partial<ChangeFilter>; expected: boolean }[]) {
  test(`matches ${JSON.stringify(filter)}: ${expected}`, () =>
    assert.equal(
      filterChanges([change], () => new TextIndex(collectWords([change])), { ...parseFilter(''), ...filter }).length ===
        1,
      expected,
    ))
}

test('Markdown for a change request: breaking changes first, every line with its address', () => {
  const copied = (type: 'new' | 'breaking', typeLabel: string, sentence: string) => ({
    ...change,
    type,
    typeLabel,
    moduleLabel: 'Аналитика',
    sentence,
    url: `https://x.example/#${type}`,
  })
  const text = toMarkdown('Изменения 7.9.0 → 7.10.0', [
    copied('new', 'Новое', 'Есть *звёзды*.'),
    copied('breaking', 'Требует внимания', 'Нет API.'),
  ])
  assert.equal(
    text,
    [
      '# Изменения 7.9.0 → 7.10.0',
      '## Требует внимания',
      '- **7.10.0, Аналитика.** Нет API. [#](https://x.example/#breaking)',
      '## Новое',
      '- **7.10.0, Аналитика.** Есть \\*звёзды\\*. [#](https://x.example/#new)\n',
    ].join('\n\n'),
  )
})
