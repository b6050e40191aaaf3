import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insertItem, removeItem } from './yaml-items'

const inserted: { name: string; text: string; index: number; expected: string }[] = [
  {
    name: 'after a block, whose comments stay',
    text: 'a:\n  b:\n    # one\n    - name: x # first\n      label: X\n\n# end\nc: [1, 2]\n',
    index: 1,
    expected: 'a:\n  b:\n    # one\n    - name: x # first\n      label: X\n    - { n: 1 }\n\n# end\nc: [1, 2]\n',
  },
  {
    name: 'before a line',
    text: 'a:\n  b:\n  - { x: 1 }\n',
    index: 0,
    expected: 'a:\n  b:\n  - { n: 1 }\n  - { x: 1 }\n',
  },
  {
    name: 'between lines',
    text: 'a:\n  b:\n    - 1\n    - 2\n',
    index: 1,
    expected: 'a:\n  b:\n    - 1\n    - { n: 1 }\n    - 2\n',
  },
  {
    name: 'at an end without a line end',
    text: 'a:\n  b:\n    - 1',
    index: 1,
    expected: 'a:\n  b:\n    - 1\n    - { n: 1 }\n',
  },
  {
    name: 'into brackets',
    text: 'a: { b: [{ x: 1 }] } # c\n',
    index: 1,
    expected: 'a: { b: [{ x: 1 }, { n: 1 }] } # c\n',
  },
  { name: 'first in brackets', text: 'a: { b: [{ x: 1 }] }\n', index: 0, expected: 'a: { b: [{ n: 1 }, { x: 1 }] }\n' },
  { name: 'into empty brackets', text: 'a: { b: [] }\n', index: 0, expected: 'a: { b: [{ n: 1 }] }\n' },
]
for (const { name, text, index, expected } of inserted)
  test(`an item is written: ${name}`, () => assert.equal(insertItem(text, ['a', 'b'], '{ n: 1 }', index), expected))

const removed: { name: string; text: string; index: number; expected: string }[] = [
  {
    name: 'a block between two',
    text: 'a:\n  b:\n    - 1\n    - x: 1\n      y: 2 # two\n    - 3\nc: 1\n',
    index: 1,
    expected: 'a:\n  b:\n    - 1\n    - 3\nc: 1\n',
  },
  {
    name: 'the last line',
    text: 'a:\n  b:\n    - 1\n    - 2\n\nc: 1\n',
    index: 1,
    expected: 'a:\n  b:\n    - 1\n\nc: 1\n',
  },
  { name: 'the last in brackets', text: 'a: { b: [1, 2] }\n', index: 1, expected: 'a: { b: [1] }\n' },
  { name: 'the first in brackets', text: 'a: { b: [1, 2] }\n', index: 0, expected: 'a: { b: [2] }\n' },
  { name: 'the only one', text: 'a: { b: [1] }\n', index: 0, expected: 'a: { b: [] }\n' },
]
for (const { name, text, index, expected } of removed)
  test(`an item is removed: ${name}`, () => assert.equal(removeItem(text, ['a', 'b'], index), expected))

test('what is no list is told', () => assert.throws(() => insertItem('a: 1\n', ['a', 'b'], '1', 0), /a\.b is no list/))
