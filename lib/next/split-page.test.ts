import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Fragment, createElement as h, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type StillElement, splitPage } from './split-page'

/** As the RSC layer sees a client component. */
const Filter = Object.assign((): ReactNode => assert.fail('a client component is called on the server'), {
  $$typeof: Symbol.for('react.client.reference'),
})
const Title = ({ children }: { children?: ReactNode }) => h('h1', { className: 'title' }, children)

/** The page, with `<s>` for what is still and `<b>` for client components. */
function split(page: ReactNode) {
  const kept: StillElement[] = []
  const { node, hasClient } = splitPage(page, {
    still(element) {
      kept.push(element)
      return h('s', {}, element.type)
    },
    client: ({ key }: ReactElement) => h('b', { key }, 'client'),
  })
  const keys = kept.map(({ key }) => key)
  return { html: renderToStaticMarkup(node), hasClient, kept: kept.map((part) => renderToStaticMarkup(part)), keys }
}

test('a page without client components is left whole', () => {
  const { html, hasClient, kept } = split(h('main', {}, h(Title, {}, 'A')))
  assert.equal(html, '<main><h1 class="title">A</h1></main>')
  assert.equal(hasClient, false)
  assert.deepEqual(kept, [])
})

test('what stands around a client component is React’s, its siblings are still, texts and empty elements stay', () => {
  const list = h('ul', {}, h('li', {}, h(Title, {}, 'B')))
  const { html, hasClient, kept } = split(
    h(
      'main',
      { id: 'm' },
      h(Title, {}, 'A'),
      'text',
      h('hr'),
      false,
      h('section', {}, h(Filter), list),
      h('div', { dangerouslySetInnerHTML: { __html: '<p>C</p>' } }),
    ),
  )
  assert.equal(html, '<main id="m"><s>h1</s>text<hr/><section><b>client</b><s>ul</s></section><s>div</s></main>')
  assert.equal(hasClient, true)
  assert.deepEqual(kept, [
    '<ul><li><h1 class="title">B</h1></li></ul>',
    '<h1 class="title">A</h1>',
    '<div><p>C</p></div>',
  ])
})

test('lists and fragments around a client component keep their keys', () => {
  const titles = ['a', 'b'].map((key) => h(Title, { key }, key))
  const { html, keys } = split(h(Fragment, {}, titles, h(Filter)))
  assert.equal(html, '<s>h1</s><s>h1</s><b>client</b>')
  assert.deepEqual(keys, ['a', 'b'])
})

test('a custom element beside a client component is refused', () =>
  assert.throws(() => split(h('main', {}, h(Filter), h('doc-toc', {}, 'A'))), /<doc-toc> stands beside a client/))
