import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { EtlComponent } from '@/lib/etl'
import { RichText } from './rich-text'

const self = { name: 'PutThing', properties: [] as EtlComponent['properties'] } as EtlComponent

test('a text of the reference ends no line with a short word, as a text of the documentation', () => {
  const html = renderToStaticMarkup(createElement(RichText, { text: 'пишет в бакет, `a в b`', self, locale: 'ru' }))
  assert.equal(html, 'пишет в\u00a0бакет, <code>a в b</code>')
})
