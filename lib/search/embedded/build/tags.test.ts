import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storedTags } from './tags'

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)

test('names of one thing are one filter, which has the pages of all and the name with capitals', () => {
  const { names, pages } = storedTags([
    ...times(28, ['aws', 'amazon', 'Amazon Web Services']),
    ...times(2, ['aws', 'lambda']),
    ...times(20, ['storage']),
  ])
  assert.deepEqual(names, ['Amazon Web Services', 'storage', 'lambda'])
  assert.deepEqual(pages[0], [0])
  assert.deepEqual(pages[28], [0, 2])
})

test('tags that are often together stay apart, and so do those of a few pages', () => {
  const often = storedTags([...times(20, ['azure', 'microsoft']), ...times(5, ['azure'])])
  assert.deepEqual(often.names, ['azure', 'microsoft'])
  assert.deepEqual(storedTags(times(3, ['a', 'b'])).names, ['a', 'b'])
})

test('a page without tags', () => assert.deepEqual(storedTags([[], ['a']]), { names: ['a'], pages: [[], [0]] }))
