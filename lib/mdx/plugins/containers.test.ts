import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understandContainers } from './containers'

const containers: { name: string; text: string; expected: string }[] = [
  { name: 'a blank', text: '::: tip\na\n:::', expected: ':::tip\na\n:::' },
  { name: 'a title', text: ':::tip Own title\na', expected: ':::tip[Own title]\na' },
  { name: 'a blank and a title', text: ':::: warning  Own title ', expected: '::::warning[Own title]' },
  { name: 'a blank before brackets', text: '::: tip [a]', expected: ':::tip[a]' },
  {
    name: 'in a list and a quotation',
    text: '> 1. ::: tip\n>    ::: note a',
    expected: '> 1. :::tip\n>    :::note[a]',
  },
  { name: 'what is right', text: ':::tip[a]{.b}\n:::\n:: a', expected: ':::tip[a]{.b}\n:::\n:: a' },
  { name: 'code', text: '```\n::: a\n```\n::: b', expected: '```\n::: a\n```\n:::b' },
  {
    name: 'a longer fence around a shorter one',
    text: '````\n```\n::: a\n```\n::: b\n````\n::: c',
    expected: '````\n```\n::: a\n```\n::: b\n````\n:::c',
  },
  { name: 'tildes around backticks', text: '~~~ md\n```\n~~~\n::: a', expected: '~~~ md\n```\n~~~\n:::a' },
  { name: 'code in a list', text: '- ```\n  x\n  ```\n\n::: a', expected: '- ```\n  x\n  ```\n\n:::a' },
  { name: 'code in a line', text: '```a``` b\n::: a', expected: '```a``` b\n:::a' },
  {
    name: 'Windows line ends',
    text: '```\r\n::: a\r\n```\r\n::: b c\r\n',
    expected: '```\r\n::: a\r\n```\r\n:::b[c]\n',
  },
]
for (const { name, text, expected } of containers)
  test(`understands containers of other generators: ${name}`, () => assert.equal(understandContainers(text), expected))
