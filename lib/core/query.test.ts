import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onlyOffered, readQuery, writeQuery } from './query'

const NAMES = ['from', 'to', 'q'] as const

for (const { search, fields } of [
  { search: '', fields: { from: '', to: '', q: '' } },
  { search: '?from=7.9.0&to=7.21.0', fields: { from: '7.9.0', to: '7.21.0', q: '' } },
  { search: '?q=%D0%BE%D1%82%D1%87%D1%91%D1%82', fields: { from: '', to: '', q: 'отчёт' } },
]) {
  test(`the address ${search || 'without a query'} and back`, () => {
    assert.deepEqual(readQuery(NAMES, search), fields)
    assert.equal(writeQuery(NAMES, fields), search)
  })
}

for (const { name, fields, search, expected } of [
  { name: 'other names stay', fields: { q: 'x' }, search: '?utm=1', expected: '?utm=1&q=x' },
  { name: 'a field without a value goes', fields: { to: '1', q: '  ' }, search: '?q=y&utm=1', expected: '?utm=1&to=1' },
  { name: 'the order is that of the names', fields: { from: '1', q: 'x' }, search: '?q=y', expected: '?from=1&q=x' },
]) {
  test(`into an address: ${name}`, () => assert.equal(writeQuery(NAMES, fields, search), expected))
}

test('a value that is not offered counts as none', () => {
  const lists = [
    { name: 'from', options: [['1', 'one']] },
    { name: 'to', options: [['1', 'one']] },
  ] as const
  assert.deepEqual(onlyOffered({ from: '1', to: '2', q: 'x' }, lists), { from: '1', to: '', q: 'x' })
})
