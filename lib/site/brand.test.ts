import assert from 'node:assert/strict'
import { test } from 'node:test'
import { XMLValidator } from 'fast-xml-parser'
import { accentStyle, contrastOf, favicon, readable } from './brand'

const LIGHT = { ground: '#ffffff', ink: '#000000', contrast: 6 }
const DARK = { ground: '#182024', ink: '#ffffff', contrast: 7 }

test('contrast is that of WCAG', () => {
  assert.equal(contrastOf('#000000', '#ffffff'), 21)
  assert.equal(contrastOf('#777777', '#ffffff').toFixed(2), '4.48')
})

for (const color of ['#ffee00', '#000000', '#ffffff', '#808080', '#ff0000', '#0a6665'])
  test(`text of ${color} can be read in both themes`, () => {
    for (const theme of [LIGHT, DARK]) assert.ok(contrastOf(readable(color, theme), theme.ground) >= theme.contrast)
  })

test('a colour that can be read stays as it is', () => assert.equal(readable('#4b2a8c', LIGHT), '#4b2a8c'))
test('a site without its own colour has the tokens of the stylesheet', () =>
  assert.equal(accentStyle(undefined), undefined))

for (const logo of [undefined, 'M4 4h16v16H4z'])
  test(`an icon ${logo === undefined ? 'of a letter' : 'of a path'} is an SVG in the accent colour`, () => {
    const svg = favicon({ accent: '#4b2a8c', logo, letter: '&' })
    assert.equal(XMLValidator.validate(svg), true)
    assert.match(svg, /#4b2a8c/)
    assert.ok(svg.includes(logo ?? '&amp;'))
  })
