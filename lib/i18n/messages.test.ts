import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from 'next-intl'
import { messagesOf } from './messages'
import { formatter, translator } from './translator'

/** Every text with its dotted key, at whatever depth it lies. */
const flatten = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )

/** Every key with the values its text needs, `docs.tagTitle count tag`. Words that are first in a plural branch are no values. */
const keysOf = (locale: Locale): string[] =>
  flatten(messagesOf(locale)).map(([key, text]) =>
    [key, ...[...new Set([...text.matchAll(/\{([a-z]\w*)(?=[},])/g)].map(([, name]) => name))].sort()].join(' '),
  )

test('both languages have the same keys with the same values', () =>
  assert.deepEqual(keysOf('ru').sort(), keysOf('en').sort()))

test('no text is empty', () => {
  for (const locale of ['ru', 'en'] as const)
    for (const [key, text] of flatten(messagesOf(locale))) assert.notEqual(text.trim(), '', `${locale} ${key}`)
})

test('plural forms; the count is always printed', () => {
  const count = (locale: Locale, number: number) => translator(locale, 'docs')('pageCount', { count: number })
  assert.deepEqual(
    [0, 1, 2, 5, 11, 21, 22, 111].map((number) => count('ru', number)),
    ['0 страниц', '1 страница', '2 страницы', '5 страниц', '11 страниц', '21 страница', '22 страницы', '111 страниц'],
  )
  assert.deepEqual(
    [0, 1, 2, 21].map((number) => count('en', number)),
    ['0 pages', '1 page', '2 pages', '21 pages'],
  )
})

test('a date does not shift with the machine', () => {
  assert.equal(formatter('ru').dateTime(new Date('2025-03-04'), { dateStyle: 'long' }), '4 марта 2025 г.')
  assert.equal(formatter('en').dateTime(new Date('2025-03-04T23:59:59Z'), { dateStyle: 'long' }), 'March 4, 2025')
})
