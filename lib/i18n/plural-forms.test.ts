import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counter, pluralForms } from './plural-forms'
import { translator } from './translator'

for (const [locale, expected] of [
  ['ru', { one: '{count} изменение', few: '{count} изменения', other: '{count} изменений' }],
  ['en', { one: '{count} change', other: '{count} changes' }],
] as const) {
  const t = translator(locale, 'blog')
  const forms = pluralForms(locale, (count) => t('changeCount', { count }))
  test(`forms of a count in ${locale}`, () => assert.deepEqual(forms, expected))
  for (const count of [0, 1, 2, 5, 11, 21, 22, 111, 1234, 1_000_000])
    test(`${count} in ${locale} is counted as the messages do`, () =>
      assert.equal(counter(locale, forms)(count), t('changeCount', { count })))
}

test('a phrase that is the same for all numbers has one form', () => {
  const t = translator('ru', 'docs')
  assert.deepEqual(
    pluralForms('ru', (count) => t('more', { count })),
    { other: 'Ещё {count}' },
  )
})
