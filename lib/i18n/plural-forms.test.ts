import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pluralForms } from './plural-forms'
import { translator } from './translator'

for (const [locale, expected] of [
  ['ru', { one: '{count} изменение', few: '{count} изменения', many: '{count} изменений' }],
  ['en', { one: '{count} change', other: '{count} changes' }],
] as const) {
  test(`forms of a count in ${locale}`, () => {
    const t = translator(locale, 'blog')
    assert.deepEqual(
      pluralForms(locale, (count) => t('changeCount', { count })),
      expected,
    )
  })
}
