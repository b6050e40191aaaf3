import assert from 'node:assert/strict'
import { test } from 'node:test'
import { XMLValidator } from 'fast-xml-parser'
import { cardName, drawGround } from '.'

const brand = { accent: '#4b2a8c', letter: 'P' }

test('characters of a section and of a product are no markup', () => {
  const svg = drawGround({ section: 'A < B & "C"', product: 'P & Q', brand })
  assert.equal(XMLValidator.validate(svg), true)
  assert.ok(svg.includes('A &lt; B &amp; &quot;C&quot;'))
})
test('the name of a card changes with what it shows', () => {
  const card = { title: 'a', section: 'b', product: 'c', brand }
  assert.equal(cardName(card), cardName({ ...card }))
  assert.notEqual(cardName(card), cardName({ ...card, title: 'd' }))
  assert.notEqual(cardName(card), cardName({ ...card, section: 'd' }))
  assert.notEqual(cardName(card), cardName({ ...card, brand: { ...brand, accent: '#0a6665' } }))
})
