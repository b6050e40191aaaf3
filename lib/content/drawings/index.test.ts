import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawingFile } from '.'

const SOURCE = 'flowchart LR\n  A --> B'
const others: { name: string; source: string; isSame: boolean }[] = [
  { name: 'another text', source: 'flowchart LR\n  A --> C', isSame: false },
  { name: 'another indentation', source: 'flowchart LR\n    A --> B', isSame: false },
  { name: 'Windows line ends', source: SOURCE.replaceAll('\n', '\r\n'), isSame: true },
  { name: 'blank lines around', source: `\n${SOURCE}\n\n`, isSame: true },
]
for (const { name, source, isSame } of others)
  test(`the drawing of a source: ${name}`, () =>
    assert.equal(drawingFile('/content', source) === drawingFile('/content', SOURCE), isSame))

test('a drawing lies in the content folder, named by a hash', () =>
  assert.match(drawingFile('/content', SOURCE), /^\/content\/drawings\/[\da-f]{10}\.svg$/))
