import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { splitSections } from './section'

for (const { name, html, expected } of [
  {
    name: 'headings with anchors part a page, others belong to their section',
    html: '<p>One</p><h2 id="a">Two<a class="anchor" href="#a" aria-label="link"></a></h2><p>Three</p><h4 id="x">Four</h4><h3 id="b">Five</h3>six',
    expected: ['1 #  One', '2 #a Two Three Four', '3 #b Five six'],
  },
  {
    name: 'blocks part words, marks in a line do not',
    html: '<ul><li>a</li><li>b</li></ul><p>c<strong>d</strong><wbr/>e</p><table><tr><td>f</td><td>g</td></tr></table>',
    expected: ['1 #  a b cde f g'],
  },
  {
    name: 'captions and what images, videos and diagrams are called',
    html: '<figure><img alt="Screen"/><button aria-label="zoom">+</button><figcaption>Caption</figcaption></figure><video aria-label="Film"></video><doc-diagram data-title="Scheme"><svg><text>no</text></svg><pre>no</pre></doc-diagram>',
    expected: ['1 #  Screen Caption Film Scheme'],
  },
  {
    name: 'a term without its definition',
    html: '<p>the <doc-term><span role="button" aria-describedby="t">flow</span><span role="tooltip" id="t">no</span></doc-term> file</p>',
    expected: ['1 #  the flow file'],
  },
  {
    name: 'code without its tools and language',
    html: '<figcaption><span class="code-title">q.sql</span><span class="code-lang">sql</span></figcaption><div><button title="copy"></button></div><pre><code><span>SELECT</span> <span>1</span></code></pre>',
    expected: ['1 #  q.sql SELECT 1'],
  },
])
  test(`text of a page: ${name}`, () =>
    assert.deepEqual(
      splitSections(fromHtml(html, { fragment: true }).children as ElementContent[]).map(
        ({ level, id, heading, text }) => `${level} #${id} ${heading} ${text}`,
      ),
      expected,
    ))

test('a term belongs to its line, and rows are known by the code they begin with', () => {
  const html =
    '<p><span role="button" aria-describedby="t">доски</span>, списки.</p><table><tr><td><code>BI-101</code>, <code>403</code></td><td>b</td></tr><tr><td>c</td><td><code>d</code></td></tr></table>'
  const [section] = splitSections(fromHtml(html, { fragment: true }).children as ElementContent[])
  assert.equal(section?.text.slice(0, 14), 'доски, списки.')
  assert.deepEqual(section?.codes, ['BI-101, 403'])
})

test('items of a list are known by the name they begin with', () => {
  const html =
    '<ul><li><strong>Кому:</strong> всем, <code>a</code></li><li><p><strong>Срок:</strong> до 5</p></li><li><strong>Важно</strong>: нет</li><li>просто <strong>так:</strong> нет</li></ul>'
  const [section] = splitSections(fromHtml(html, { fragment: true }).children as ElementContent[])
  assert.deepEqual(section?.notes, [
    ['Кому', 'всем, a'],
    ['Срок', 'до 5'],
  ])
})
