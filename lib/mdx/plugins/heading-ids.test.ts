import assert from 'node:assert/strict'
import { test } from 'node:test'
import { escapeHeadingIds } from './heading-ids'

const fences: { name: string; text: string; expected: string }[] = [
  { name: 'a heading', text: '## A {#a}', expected: '## A \\{#a}' },
  { name: 'an escaped heading', text: '## A \\{#a}', expected: '## A \\{#a}' },
  { name: 'code', text: '```\n## A {#a}\n```\n## B {#b}', expected: '```\n## A {#a}\n```\n## B \\{#b}' },
  {
    name: 'a longer fence around a shorter one',
    text: '````\n```\n## A {#a}\n```\n## B {#b}\n````\n## C {#c}',
    expected: '````\n```\n## A {#a}\n```\n## B {#b}\n````\n## C \\{#c}',
  },
  { name: 'tildes around backticks', text: '~~~ md\n```\n~~~\n## A {#a}', expected: '~~~ md\n```\n~~~\n## A \\{#a}' },
  { name: 'code in a list', text: '- ```\n  x\n  ```\n\n## A {#a}', expected: '- ```\n  x\n  ```\n\n## A \\{#a}' },
  { name: 'code in a line', text: '```a``` b\n## A {#a}', expected: '```a``` b\n## A \\{#a}' },
  {
    name: 'Windows line ends',
    text: '```\r\n## A {#a}\r\n```\r\n## B {#b}\r\n',
    expected: '```\r\n## A {#a}\r\n```\r\n## B \\{#b}\r\n',
  },
]
for (const { name, text, expected } of fences)
  test(`escapes ids of headings: ${name}`, () => assert.equal(escapeHeadingIds(text), expected))
