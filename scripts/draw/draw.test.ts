import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { placeholder, themeVariables } from '../../components/mdx/diagram/diagram-theme.client'
import { drawingFile, drawingsDir } from '../../lib/content/drawings'
import { tidy } from '../../lib/content/drawings/tidy'
import type { Problem } from '../../lib/core/problem'
import { listDiagrams } from '.'

for (const dir of [path.resolve('content'), path.resolve('e2e/fixtures/site')]) {
  const name = path.relative('.', dir)

  test(`every diagram of ${name} is drawn, and no drawing is left over (npm run draw)`, () => {
    const problems: Problem[] = []
    const wanted = listDiagrams(dir, problems).map(({ source }) => path.basename(drawingFile(dir, source)))
    assert.deepEqual(problems, [])
    assert.ok(wanted.length > 0)
    assert.deepEqual(fs.readdirSync(drawingsDir(dir)).sort(), [...new Set(wanted)].sort())
  })

  for (const file of fs.readdirSync(drawingsDir(dir)))
    test(`${name}/drawings/${file} holds shapes and texts in colours of the site`, () => {
      const svg = fs.readFileSync(path.join(drawingsDir(dir), file), 'utf8')
      assert.doesNotMatch(svg, /<(style|script|foreignObject|a|image|title)\b| (class|style|on\w+|font-family)=/)
      const colors = [...svg.matchAll(/ (?:fill|stroke|color)="([^"]*)"/g)].map(([, color]) => color ?? '')
      assert.ok(colors.length > 0)
      for (const color of colors) assert.match(color, /^(none|var\(--[a-z0-9-]+\))$/)
      for (const [, address] of svg.matchAll(/(?:href="|url\()([^")]+)/g)) assert.match(address ?? '', /^#/)
      assert.match(svg, /^<svg [^>]*width="\d+" height="\d+"/)
      assert.match(svg, /<text\b/)
      assert.doesNotMatch(svg, /&amp;#?\w+;|[\ue000-\uf8ff]/) // codes of characters that were not read
      assert.ok(svg.length < 20 * 1024)
    })
}

test('codes of characters and characters of HTML come out as they are meant', () => {
  const source = listDiagrams(path.resolve('e2e/fixtures/site'), []).find(({ source }) =>
    source.includes('#9829;'),
  )?.source
  const svg = fs.readFileSync(drawingFile('e2e/fixtures/site', source ?? ''), 'utf8')
  const texts = [...svg.matchAll(/<text\b.*?<\/text>/g)].map(([text]) => text.replace(/<[^>]+>/g, ''))
  assert.deepEqual(texts.sort(), [
    '&lt;b&gt; «ёлочки» &apos;x&apos; &amp; &lt;i&gt; &lt;/b&gt;',
    'Сердце ♥ и &quot;кавычки&quot;',
    'меньше &lt; и &gt; больше &amp;амперсанд',
    'тег #1',
  ])
})

test('tidying keeps texts, tokens and the arrows that are used', () => {
  const svg = tidy(
    '<svg xmlns="http://www.w3.org/2000/svg" id="drawing" viewBox="0 0 9 9" width="9" height="9"><desc>D</desc><defs><marker id="drawing-used"><path d="M0 0 L 9.123456 9"/></marker><marker id="drawing-idle"><path d="M0 0h1"/></marker></defs><g><g></g><path d="M1.00001 2h3" stroke="var(--muted)" marker-end="url(#drawing-used)"/><text>Да</text></g></svg>',
  )
  assert.match(svg, /<marker id="a">/)
  assert.match(svg, /url\(#a\)/)
  assert.match(svg, /stroke="var\(--muted\)"/)
  assert.match(svg, /<text>Да<\/text>/)
  assert.match(svg, /<desc>D<\/desc>/)
  assert.doesNotMatch(svg, /drawing-|<g>|\d\.\d{2}/)
})

test('slices of a pie have colours of their own, whichever accent a site has', () => {
  const theme = themeVariables()
  const colours = [1, 2, 3, 4, 5, 6].map((slice) => theme[`pie${slice}`])
  assert.equal(new Set(colours).size, colours.length)
  assert.ok(!colours.includes(placeholder('accent-soft')))
})
