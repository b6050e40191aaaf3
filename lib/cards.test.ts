import assert from 'node:assert/strict'
import { test } from 'node:test'
import { XMLValidator } from 'fast-xml-parser'
import { cardName, drawCard, wrap } from './cards'

const brand = { accent: '#4b2a8c', letter: 'P' }

for (const { title, lines } of [
  { title: 'Чат', lines: ['Чат'] },
  {
    title: 'Версия 7.21: отладка процессов и данные по URL',
    lines: ['Версия 7.21: отладка', 'процессов и данные по URL'],
  },
  { title: 'GetGcpVisionAnnotateFilesOperationStatusAndMore', lines: 2 },
  { title: 'слово '.repeat(60).trim(), lines: 4 },
]) {
  test(`wrap: ${title.slice(0, 40)}`, () => {
    const wrapped = wrap(title, 68)
    if (typeof lines === 'number') assert.equal(wrapped.length, lines)
    else assert.deepEqual(wrapped, lines)
  })
}

test('a title that does not fit ends in an ellipsis', () =>
  assert.match(wrap('слово '.repeat(60), 56).at(-1) ?? '', /…$/))
test('signs of a title are no markup', () => {
  const svg = drawCard({ title: 'A < B & "C"', section: '<s>', product: 'P & Q', brand })
  assert.equal(XMLValidator.validate(svg), true)
  assert.ok(svg.includes('A &lt; B &amp; &quot;C&quot;'))
})
test('the name of a card changes with what it shows', () => {
  const card = { title: 'a', section: 'b', product: 'c', brand }
  assert.equal(cardName(card), cardName({ ...card }))
  assert.notEqual(cardName(card), cardName({ ...card, title: 'd' }))
  assert.notEqual(cardName(card), cardName({ ...card, brand: { ...brand, accent: '#0a6665' } }))
})
