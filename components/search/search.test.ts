import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { SearchHit } from '@/lib/search/types'
import { groupHits, savedPageOf, titleLevels } from './hits'
import { wordTest } from './mark-words.client'
import { addressWords } from './question'
import { readRoute } from './route'
import { addFavorite, addRecent, readSaved, removeSaved, type SavedPages } from './saved-pages'
import { writeRoute } from './search-routing.client'
import { isSearchShortcut } from './shortcut'

const key = (values: Partial<KeyboardEvent>) =>
  isSearchShortcut({ key: '', code: '', target: null, ...values } as KeyboardEvent)

globalThis.HTMLElement ??= class {} as typeof HTMLElement

describe('keys that open the search', () => {
  const opens: [string, Partial<KeyboardEvent>][] = [
    ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['⌘K', { key: 'k', code: 'KeyK', metaKey: true }],
    ['Ctrl+K on a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }],
    ['Ctrl+K by Dvorak', { key: 'k', code: 'KeyV', ctrlKey: true }],
    ['slash', { key: '/', code: 'Slash' }],
    ['slash on a Russian keyboard', { key: '.', code: 'Slash' }],
    ['slash of the number pad', { key: '/', code: 'NumpadDivide' }],
  ]
  for (const [name, values] of opens) test(name, () => assert.equal(key(values), true))
  const others: [string, Partial<KeyboardEvent>][] = [
    ['k alone', { key: 'k', code: 'KeyK' }],
    ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
    ['Ctrl+T by Dvorak', { key: 't', code: 'KeyK', ctrlKey: true }],
    ['the dash of a German keyboard', { key: '-', code: 'Slash' }],
    ['a full stop', { key: '.', code: 'Period' }],
    ['a letter being composed', { key: '/', code: 'Slash', isComposing: true }],
  ]
  for (const [name, values] of others) test(`not ${name}`, () => assert.equal(key(values), false))
})

describe('saved pages', () => {
  const page = (name: string) => ({ url: `/docs/${name}`, title: name, place: '' })
  const names = ({ recent, favorites }: SavedPages) => [recent.map((p) => p.title), favorites.map((p) => p.title)]
  const none: SavedPages = { recent: [], favorites: [] }

  test('the newest comes first, once, and seven are kept', () => {
    const opened = [...'abcdefgha'].reduce((saved, name) => addRecent(saved, page(name)), none)
    assert.deepEqual(names(opened), [[...'ahgfedc'], []])
  })
  test('a favourite is not among the recent ones any more, and does not come back there', () => {
    const starred = addFavorite(addRecent(addRecent(none, page('a')), page('b')), page('a'))
    assert.deepEqual(names(starred), [['b'], ['a']])
    assert.deepEqual(names(addRecent(starred, page('a'))), [['b'], ['a']])
    assert.deepEqual(names(removeSaved(starred, '/docs/a')), [['b'], []])
  })
  const stored: [string, string | undefined, string[][]][] = [
    ['nothing', undefined, [[], []]],
    ['what is no JSON', '{"recent":[', [[], []]],
    ['null', 'null', [[], []]],
    ['another shape', '{"recent":{"a":1},"favorites":"b"}', [[], []]],
    ['a page among rubbish', JSON.stringify({ recent: [1, null, page('a'), { url: '/x' }] }), [['a'], []]],
    [
      'an address elsewhere',
      JSON.stringify({
        recent: [
          { ...page('a'), url: 'javascript:alert(1)' },
          { ...page('b'), url: '//evil' },
          { ...page('c'), url: '/\\evil' },
          { ...page('d'), url: '/\t/evil' },
        ],
      }),
      [[], []],
    ],
  ]
  for (const [name, text, expected] of stored)
    test(`${name} in the store`, () => assert.deepEqual(names(readSaved(text)), expected))
})

describe('the address of the page of results', () => {
  const addresses: [string, ReturnType<typeof readRoute>][] = [
    ['', {}],
    ['?q=%D0%B1%D0%B8', { q: 'би' }],
    ['?q=a&kind=etl&kind=docs&section=%D0%90&page=3', { q: 'a', kind: ['etl', 'docs'], section: ['А'], page: 3 }],
  ]
  for (const [search, route] of addresses)
    test(search || 'empty', () => {
      assert.deepEqual(readRoute(search), route)
      assert.equal(writeRoute(route), search)
    })
  test('a long question is cut', () => assert.equal(readRoute(`?q=${'я'.repeat(80)}`).q, 'я'.repeat(64)))
  for (const page of ['0', '1', '-2', '1.5', 'x', ''])
    test(`page ${page} is the first`, () => assert.deepEqual(readRoute(`?page=${page}`), {}))
})

describe('hits', () => {
  const hit = (objectID: string, ...levels: (string | null)[]) =>
    ({
      objectID,
      hierarchy: { lvl0: levels[0], lvl1: levels[1], lvl2: levels[2] ?? null, lvl3: levels[3] ?? null },
    }) as SearchHit
  test('are grouped by section in the order of the first of each', () => {
    const groups = groupHits([hit('1', 'A', 'a'), hit('2', 'B', 'b'), hit('3', 'A', 'c')])
    assert.deepEqual(
      groups.map(({ name, hits, first }) => [name, first, ...hits.map(({ objectID }) => objectID)]),
      [
        ['A', 0, '1', '3'],
        ['B', 2, '2'],
      ],
    )
  })
  test('have the page in their title, and what that leaves out below it', () => {
    const said = (one: SearchHit) => [savedPageOf(one).title, savedPageOf(one).place]
    assert.deepEqual(said(hit('1', 'A', 'page')), ['page', 'A'])
    assert.deepEqual(said(hit('1', 'A', 'page', 'section')), ['page › section', 'A'])
    assert.deepEqual(said(hit('1', 'A', 'page', 'section', 'row')), ['page › row', 'A'])
  })
  test('say their section where no group does, and a page named like its section once', () => {
    assert.deepEqual(titleLevels(hit('1', 'A', 'page'), true), ['lvl0', 'lvl1'])
    assert.deepEqual(titleLevels(hit('1', 'A', 'A', 'section'), true), ['lvl1', 'lvl2'])
  })
})

test('an opened page marks the words that were asked for, in any form, and no others', () => {
  const marks = (question: string, text: string) => text.split(' ').filter(wordTest(question))
  assert.deepEqual(marks('роль', 'Роль и роли источник ролик'), ['Роль', 'роли'])
  assert.deepEqual(marks('как подключить postgresql', 'Подключите источник PostgreSQL как данные'), [
    'Подключите',
    'PostgreSQL',
  ])
  assert.deepEqual(marks('puts3object bucket', 'PutS3Object Put Bucket'), ['PutS3Object', 'Bucket'])
  assert.deepEqual(marks('даш', 'Дашборды и даты'), ['Дашборды'])
})

test('words of a missing address', () => {
  assert.equal(addressWords('/docs/bi/data-sources/'), 'bi data sources')
  assert.equal(addressWords('/en/docs/etl/processors/PutS3Object.html'), 'etl processors PutS3Object')
  assert.equal(addressWords('/docs/%D1%80%D0%BE%D0%BB%D0%B8'), 'роли')
})
