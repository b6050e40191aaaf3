import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { checkSite } from '../../lib/check'
import { sourceHash } from '../../lib/content/doc-file'
import { listContent } from '../../lib/content/files'
import { compileContent, type Files, page, writeContent } from '../tests/small-site'
import { movePages } from '.'
import { toAddress } from './plan'
import { changePage } from './written'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'move-'))
process.env.WORK_DIR = path.join(root, 'work')
after(() => fs.rmSync(root, { recursive: true }))

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const ORIGINAL = page(
  '## Открыть {#open}\n\n![a](./media/own.png) ![b](./media/shared.png) [второй](/docs/bi/second#part)',
)
const SITE: Files = {
  'docs/x.ru.mdx': page(
    '[a](/docs/bi/first#open), [b](</docs/bi/first/>), `/docs/bi/first`, [c](/docs/bi/first-steps)',
  ),
  'docs/bi/first.ru.mdx': ORIGINAL,
  'docs/bi/first.en.mdx': page(
    '## Open {#open}\n\n[second](/docs/bi/second)',
    `translated_from: "${sourceHash(ORIGINAL)}"\n`,
  ),
  'docs/bi/first-steps.ru.mdx': page('[назад](/docs/bi/first)'),
  'docs/bi/second.ru.mdx': page('## Часть {#part}\n\n![b](./media/shared.png)\n\n[d]: /docs/bi/first#open\n\n[d]'),
  'docs/bi/media/own.png': PIXEL,
  'docs/bi/media/shared.png': PIXEL,
  'sidebars.yaml':
    '# kept\nmain:\n  - index\n  - x\n  - category: bi\n    label: { ru: "А", en: "A" }\n    link: "bi/first"\n    folder: bi\n',
  'redirects.yaml': '/docs/oldest: /docs/bi/first\n/docs/oldest#a: /docs/bi/first#open\n',
  'thesaurus/a.yaml': '- on: /docs/bi/first#open # kept\n  ru: [открыть]\n  en: [open]\n',
}

let count = 0
function site(files: Files = {}) {
  const dir = path.join(root, String(count++))
  writeContent(dir, { ...SITE, ...files })
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8')
  const move = (from: string, to: string) => movePages(dir, toAddress(from), toAddress(to))
  const errors = async () =>
    checkSite(dir, await compileContent(dir)).flatMap(({ severity, file, message }) =>
      severity === 'error' ? [`${file}: ${message}`] : [],
    )
  return { dir, read, move, errors }
}

test('a page moves with its languages, its media and all links, and leaves a redirect', async () => {
  const { dir, read, move, errors } = site()
  assert.deepEqual(await errors(), [])
  move('bi/first', 'reports/list')
  assert.deepEqual(await errors(), [])
  assert.ok(fs.existsSync(path.join(dir, 'docs/reports/media/own.png')))
  assert.ok(fs.existsSync(path.join(dir, 'docs/bi/media/shared.png')))
  assert.match(
    read('docs/reports/list.ru.mdx'),
    /!\[a\]\(\.\/media\/own\.png\) !\[b\]\(\.\.\/bi\/media\/shared\.png\) .*\/docs\/bi\/second#part/,
  )
  assert.match(
    read('docs/x.ru.mdx'),
    /\[a\]\(\/docs\/reports\/list#open\), \[b\]\(<\/docs\/reports\/list>\), `\/docs\/bi\/first`, \[c\]\(\/docs\/bi\/first-steps\)/,
  )
  assert.match(read('docs/bi/second.ru.mdx'), /^\[d\]: \/docs\/reports\/list#open$/m)
  assert.match(read('sidebars.yaml'), /^# kept\n[\s\S]*link: "reports\/list"\n {4}folder: bi\n/)
  assert.match(read('thesaurus/a.yaml'), /^- on: \/docs\/reports\/list#open # kept$/m)
  assert.ok(
    read('docs/reports/list.en.mdx').includes(sourceHash(read('docs/reports/list.ru.mdx'))),
    'the translation stays current',
  )
  assert.equal(
    read('redirects.yaml'),
    '/docs/bi/first: /docs/reports/list\n/docs/oldest: /docs/reports/list\n/docs/oldest#a: /docs/reports/list#open\n',
  )
})

test('a folder moves as a whole, and back again', async () => {
  const { dir, read, move, errors } = site()
  const before = listContent(dir).map(({ file }) => file)
  move('bi', 'analytics/bi')
  assert.deepEqual(await errors(), [])
  assert.ok(!fs.existsSync(path.join(dir, 'docs/bi')))
  assert.ok(fs.existsSync(path.join(dir, 'docs/analytics/bi/media/shared.png')))
  assert.match(read('sidebars.yaml'), /link: "analytics\/bi\/first"\n {4}folder: analytics\/bi\n/)
  move('analytics/bi', 'bi')
  assert.deepEqual(await errors(), [])
  assert.deepEqual(
    listContent(dir).map(({ file }) => file),
    before,
  )
  assert.deepEqual(read('docs/x.ru.mdx'), String(SITE['docs/x.ru.mdx']).replace('/docs/bi/first/>', '/docs/bi/first>'))
  assert.match(read('redirects.yaml'), /^\/docs\/analytics\/bi\/first: \/docs\/bi\/first$/m)
  assert.doesNotMatch(read('redirects.yaml'), /^\/docs\/bi/m)
})

test('the changes of a release move with its post', () => {
  const post = page('Text.', 'date: 2025-01-01\n')
  const { dir, move } = site({ 'blog/v1.ru.mdx': post, 'blog/v1.changes.yaml': '[]\n' })
  move('/blog/v1', '/blog/v2')
  assert.deepEqual(fs.readdirSync(path.join(dir, 'blog')).sort(), ['v2.changes.yaml', 'v2.ru.mdx'])
})

for (const [from, to, expected] of [
  ['bi/frist', 'bi/a', /there is no page and no folder \/docs\/bi\/frist; did you mean \/docs\/bi\/first\?/],
  ['bi/first', 'bi/second', /\/docs\/bi\/second is there already/],
  ['bi/first', 'bi/first', /is there already/],
  ['bi/first', '/blog/first', /moves within its part of the site/],
  ['bi/first', 'bi/a b', /is no address/],
  ['bi/first', 'bi/../a', /is no address/],
  ['bi/first', 'tags/a', /\/docs\/tags is taken/],
  ['/docs', 'bi', /is a start page/],
] as const)
  test(`${from} → ${to} is refused, and nothing changes`, () => {
    const { dir, move } = site()
    const all = () => listContent(dir).map(({ file }) => [file, fs.readFileSync(path.join(dir, file), 'base64')])
    const before = all()
    assert.throws(() => move(from, to), expected)
    assert.deepEqual(all(), before)
  })

test('targets are changed where the parser finds them, and nowhere else', () => {
  const source =
    '---\ntitle: "x"\n---\n\n## A {#x}\n\n<Card href="x">[x](x) ![x](x "x")</Card>\n\n```js\nx\n```\n\n[r]: x\n'
  assert.equal(
    changePage(
      source,
      (target) => (target === 'x' ? 'longer' : target),
      (text) => text,
    ),
    source
      .replace('href="x"', 'href="longer"')
      .replace('](x)', '](longer)')
      .replace('](x "x")', '](longer "x")')
      .replace('[r]: x', '[r]: longer'),
  )
})
