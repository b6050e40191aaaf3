import assert from 'node:assert/strict'
import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { serve } from '../host/serve'
import { crawlSite } from './links'

const FOLDER = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'))
const FILES: Record<string, string> = {
  'index.html': `<a href="/docs#there">a</a> <a href="/docs#gone">b</a> <a href="/no">c</a> <a href="/docs/">d</a>
    <a href="https://elsewhere.example/no">e</a> <a href="#t=73">f</a> <a href="mailto:a@b.example">g</a>
    <img src="/a.png" srcset="/a.png 640w, /b.png 1280w">`,
  'docs.html': '<h2 id="there">T</h2><a href="/#top">up</a>',
  'far.html': '<p id="p"><a href="/no-more">only the sitemap knows this page</a>',
  'a.png': '',
  '404.html': '',
  'sitemap.xml': '<urlset><url><loc>https://docs.example/far</loc></url></urlset>',
}
for (const [file, text] of Object.entries(FILES)) fs.writeFileSync(path.join(FOLDER, file), text)
const server = await serve(FOLDER, 0)
after(() => {
  server.close()
  fs.rmSync(FOLDER, { recursive: true, force: true })
})

test('what links lead to is requested: pages, their ids, pictures; of this host, and of the sitemap', async () => {
  const { issues, requested, external } = await crawlSite(`http://localhost:${(server.address() as AddressInfo).port}/`)
  assert.deepEqual(issues, [
    '/: /b.png: answers 404',
    '/: /docs#gone: the page has no “gone”',
    '/: /docs/: is redirected to /docs',
    '/: /no: answers 404',
    '/far: /no-more: answers 404',
  ])
  assert.equal(requested, 8)
  assert.deepEqual([...external], [['https://elsewhere.example/no', '/']])
})
