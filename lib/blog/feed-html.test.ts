import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { feedHtml } from './feed-html'

const BASE = 'https://x.example/en/blog/release-1'

test('a text from the right says so, and its code runs from the left', () => {
  const { children } = fromHtml('<p>הפעילו <code>make</code></p>', { fragment: true })
  assert.equal(
    feedHtml(children as ElementContent[], BASE, 'rtl'),
    '<div dir="rtl"><p>הפעילו <code dir="ltr">make</code></p></div>',
  )
})

for (const { name, html, expected } of [
  {
    name: 'a link of the site',
    html: '<a href="/docs/bi">x</a>',
    expected: '<a href="https://x.example/docs/bi">x</a>',
  },
  { name: 'a link within the page', html: '<a href="#end">x</a>', expected: `<a href="${BASE}#end">x</a>` },
  {
    name: 'a link elsewhere, without the site’s marks',
    html: '<a href="https://y.example/" target="_blank" class="external">x<span class="visually-hidden"> new</span></a>',
    expected: '<a href="https://y.example/">x</a>',
  },
  {
    name: 'a mail address',
    html: '<a href="mailto:a@x.example">x</a>',
    expected: '<a href="mailto:a@x.example">x</a>',
  },
  {
    name: 'an image without its states',
    html: '<figure class="image"><doc-image style="--w:1"><picture><source srcset="/media/a.webp 640w"><img src="/media/a.png" alt="A" width="2" height="1" loading="lazy"></picture><button type="button">zoom</button></doc-image></figure>',
    expected: '<figure><img src="https://x.example/media/a.png" alt="A" width="2" height="1"></figure>',
  },
  {
    name: 'a heading without its anchor',
    html: '<h2 id="a">A<a class="anchor" href="#a"></a></h2>',
    expected: '<h2>A</h2>',
  },
  {
    name: 'a term as a word',
    html: '<doc-term><span role="button" tabindex="0" aria-describedby="t">API</span><span role="tooltip" id="t">…</span></doc-term>',
    expected: 'API',
  },
  {
    name: 'a diagram as its source: a drawing needs the colours of the site',
    html: '<figure class="diagram"><doc-diagram data-title="T"><div class="diagram-view"><div class="diagram-box"><svg role="img"><title>T</title><text>A</text></svg></div></div><details><summary>Source</summary><pre>A --> B</pre></details></doc-diagram><figcaption>T</figcaption></figure>',
    expected:
      '<figure><details><summary>Source</summary><pre>A --> B</pre></details><figcaption>T</figcaption></figure>',
  },
  {
    name: 'tabs with their labels',
    html: '<doc-tabs><input type="radio"><label>A</label><doc-tab data-label="A &amp; B"><p>a</p></doc-tab></doc-tabs>',
    expected: '<p><strong>A &#x26; B</strong></p><p>a</p>',
  },
  {
    name: 'an admonition with its kind',
    html: '<div class="admonition danger" role="note" aria-label="Danger"><p class="admonition-title" data-label="Danger"><svg></svg><span>Loss</span></p><p>a</p></div>',
    expected: '<div><p><strong>Danger: <span>Loss</span></strong></p><p>a</p></div>',
  },
  {
    name: 'tasks with their marks',
    html: '<ul><li><input type="checkbox" checked disabled> a</li><li><input type="checkbox" disabled> b</li></ul>',
    expected: '<ul><li>☑ a</li><li>☐ b</li></ul>',
  },
  {
    name: 'the alignment of columns and numbers of lists',
    html: '<table><tr><td align="right">1</td></tr></table><ol start="3" reversed><li value="9">a</li></ol>',
    expected:
      '<table><tbody><tr><td align="right">1</td></tr></tbody></table><ol start="3" reversed><li value="9">a</li></ol>',
  },
  {
    name: 'no scripts and icons',
    html: '<p>a<svg><path d=""></path></svg><script>1</script></p><!-- c -->',
    expected: '<p>a</p>',
  },
]) {
  test(`feedHtml: ${name}`, () =>
    assert.equal(feedHtml(fromHtml(html, { fragment: true }).children as ElementContent[], BASE), expected))
}
