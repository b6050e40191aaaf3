import { random } from '../../scripts/system/random'
import { expect, open, test } from '../support/reader'
import { IS_ALL, someOf } from '../support/sites'

/** Pages that read their address. */
const PAGES = [
  '/docs/etl/processors',
  '/blog/changes',
  '/search',
  '/docs/bi/video/bi-start',
  '/docs/workflow/elements/switch',
  '/docs',
]
/** Addresses of each page. */
const COUNT = IS_ALL ? 12 : 2
/** Names that such an address gives its values. */
const FIELDS = ['q', 'tag', 'section', 'kind', 'bundle', 'input', 'page', 'module', '__proto__', 'constructor']
const VALUES = [
  '<img src=x onerror=hacked()>',
  '"><script>hacked()</script>',
  "';hacked();//",
  'javascript:hacked()',
  '%E0%A4%A',
  '%',
  '\u0000\uffff',
  '__proto__',
  '-1',
  '1e309',
  'я'.repeat(200),
  '[object Object]',
  '../../..//evil.example',
]

/** The same cases at every run. */
function* addresses(page: string, count: number): Generator<string> {
  const next = random(page)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  for (let made = 0; made < count; made++) {
    const value = () => (pick([true, false]) ? encodeURIComponent(pick(VALUES)) : pick(VALUES).replace(/[#&?\s]/g, ''))
    const query = Array.from({ length: 1 + Math.floor(next() * 3) }, () => `${pick(FIELDS)}=${value()}`)
    yield `${page}?${query.join('&')}#${pick(['', 't=', 'top&'])}${value()}`
  }
}

for (const address of someOf(PAGES))
  test(`no address makes ${address} run or break anything`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(window, { hacks: 0, hacked: () => Object.assign(window, { hacks: 1 }) }),
    )
    page.on('dialog', (dialog) => Promise.reject(new Error(dialog.message())))
    for (const malicious of addresses(address, COUNT)) {
      await test.step(malicious.slice(0, 80), async () => {
        await open(page, malicious)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => 'hacks' in window && window.hacks)).toBe(0)
        expect(new URL(page.url()).pathname).toBe(address)
      })
    }
  })
