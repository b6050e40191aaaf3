import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageRecords, type RecordPage } from './record'

const page: RecordPage = {
  path: '/docs/bi',
  locale: 'en',
  version: 'current',
  kind: 'docs',
  section: 'Analytics',
  title: 'Dashboards',
  label: 'Boards',
  description: 'How to.',
  tags: ['bi'],
}
const section = (level: number, id: string, heading: string, text = '') => ({ level, id, heading, text })

test('records in the shape of DocSearch, one a section and a row', () => {
  const records = pageRecords(page, [
    section(1, '', '', 'Intro'),
    section(2, 'create', 'Create', 'Press'),
    section(3, 'table', 'Table'),
    {
      ...section(2, 'props', 'Properties'),
      rows: [
        { id: 'p-1', name: 'Bucket', text: 'Its name' },
        { id: 'c-1', text: 'A change' },
      ],
    },
  ])
  assert.deepEqual(
    records.map(({ url, type, hierarchy: { lvl0, lvl1, lvl2, lvl3 }, content, isRow = false }) =>
      [url, type, [lvl0, lvl1, lvl2, lvl3].join(' > '), content, isRow].join(' | '),
    ),
    [
      '/en/docs/bi | lvl1 | Analytics > Dashboards >  >  | Intro | false',
      '/en/docs/bi#create | lvl2 | Analytics > Dashboards > Create >  | Press | false',
      '/en/docs/bi#table | lvl3 | Analytics > Dashboards > Create > Table |  | false',
      '/en/docs/bi#props | lvl2 | Analytics > Dashboards > Properties >  |  | false',
      '/en/docs/bi#p-1 | lvl3 | Analytics > Dashboards > Properties > Bucket | Its name | true',
      '/en/docs/bi#c-1 | content | Analytics > Dashboards > Properties >  | A change | true',
    ],
  )
  assert.equal(new Set(records.map(({ objectID }) => objectID)).size, records.length)
  const [first, second] = records
  assert.equal(first?.label, 'Boards')
  assert.equal(second?.label, undefined, 'what describes the page is in its first record')
  assert.deepEqual(
    [second?.language, second?.version, second?.docs_tag, second?.section],
    ['en', 'current', 'docs-current', 'Analytics'],
  )
})

test('a message that a table shows with a code is found whole, other cells are not', () => {
  const tables = [
    [
      ['Code', 'Text'],
      ['BI-101', 'Cannot connect'],
      ['Port', 'Is closed'],
    ],
  ]
  const [record] = pageRecords(page, [{ ...section(2, 'errors', 'Errors'), codes: ['BI-101'], tables }])
  assert.deepEqual(record?.messages, ['Cannot connect'])
})

test('a heading of level 3 without one above is of level 2 to a reader', () => {
  const [record] = pageRecords(page, [section(3, 'x', 'Alone')])
  assert.deepEqual([record?.type, record?.hierarchy.lvl2, record?.hierarchy.lvl3], ['lvl2', 'Alone', null])
})
