import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPageAddress } from './routes'

const PUBLIC = new Set(['/favicon.svg', '/vendor/icons.e0d478f385.svg'])
const cases: [address: string, isPage: boolean][] = [
  ['/', true],
  ['/docs', true],
  ['/docs/bi/intro', true],
  ['/docs/1.0', true],
  ['/docs/1.0/bi/intro', true],
  ['/docs/v2.x/bi', true],
  ['/blog/7.21.0', true],
  ['/en', true],
  ['/en/docs/1.0/bi', true],
  ['/media', true],
  ['/media-kit', true],
  ['/treeview', true],
  ['/vendors', true],
  ['/etl-guide', true],
  ['/content-events-2026', true],
  ['/docs/media/upload', true],
  ['/none.html', true],
  ['/_next/static/chunks/app.js', false],
  ['/_next/webpack-hmr', false],
  ['/__nextjs_original-stack-frames', false],
  ['/cards/current.ru.0123456789.png', false],
  ['/tree/current.ru.0123456789.json', false],
  ['/etl/processors.ru.0123456789.json', false],
  ['/media/shot.0123456789-640.webp', false],
  ['/vendor/mermaid/11.17.2/mermaid.esm.min.mjs', false],
  ['/vendor/icons.e0d478f385.svg', false],
  ['/favicon.svg', false],
  ['/content-events', false],
  ['/content-problems', false],
  ['/content-drawings', false],
]
for (const [address, expected] of cases)
  test(`${address} is ${expected ? 'a page' : 'no page'}`, () =>
    assert.equal(
      isPageAddress(address, (pathname) => PUBLIC.has(pathname)),
      expected,
    ))
