import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '../core/routes'
import { messagesOf } from '../i18n/messages'
import { SEARCH_KINDS } from './kinds'

test('each kind of search records has a letter of its own and a name in each language', () => {
  const letters = Object.values(SEARCH_KINDS).map(({ letter }) => letter)
  assert.equal(new Set(letters).size, letters.length)
  for (const locale of locales())
    assert.deepEqual(Object.keys(messagesOf(locale).search.kinds).sort(), Object.keys(SEARCH_KINDS).sort())
})
