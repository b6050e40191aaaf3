import fs from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { holdScripts, test } from '../support/reader'
import { someOf, url } from '../support/sites'

/** Twenty kinds of page. What a picture shows below its height has the same parts. */
const KINDS = {
  home: url('main', '/'),
  category: url('main', '/docs'),
  text: url('main', '/docs/bi/dashboard'),
  diagram: url('main', '/docs/architecture/intro'),
  table: url('main', '/docs/architecture/components'),
  video: url('main', '/docs/bi/video/bi-start'),
  glossary: url('main', '/docs/glossary'),
  tags: url('main', '/docs/tags'),
  tag: url('main', '/docs/tags/безопасность'),
  catalogue: url('main', '/docs/etl/processors'),
  processor: url('main', '/docs/etl/processors/InvokeHTTP'),
  service: url('main', '/en/docs/etl/services/CSVReader'),
  help: url('main', '/en/help'),
  missing: url('main', '/404'),
  search: url('main', '/search'),
  releases: url('main', '/blog'),
  release: url('main', '/en/blog/release-7_15_0'),
  changes: url('main', '/blog/changes'),
  authors: url('main', '/en/blog/authors'),
  kit: url('fixture', '/docs/kitchen-sink'),
}
/** A desktop at half its size: a picture of a third of the bytes shows the same issues. */
const WINDOWS = {
  desktop: { viewport: { width: 1440, height: 1400 }, deviceScaleFactor: 0.5 },
  phone: { viewport: { width: 390, height: 1200 }, hasTouch: true, isMobile: true, deviceScaleFactor: 0.75 },
}
const FONTS = { 400: 'Regular', 700: 'Bold' }

/** Letters are those of the repository, whichever fonts a machine has. */
async function setFonts(page: Page): Promise<void> {
  const faces = Object.entries(FONTS).map(([weight, name]) => {
    const data = fs.readFileSync(`lib/site/cards/fonts/NotoSans-${name}.ttf`, 'base64')
    return `@font-face { font-family: Looks; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}) }`
  })
  await page.addStyleTag({
    content: `${faces.join('\n')} :root { --font: Looks !important; --mono: Looks !important }`,
  })
  await page.evaluate(
    (weights) => Promise.all(weights.map((weight) => document.fonts.load(`${weight} 1em Looks`))),
    Object.keys(FONTS),
  )
}

/** Pictures in the window are there. */
const seen = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.images].every(({ complete, y, loading }) => complete || (loading === 'lazy' && y > innerHeight)),
  )

for (const [device, settings] of someOf(Object.entries(WINDOWS)))
  test.describe(device, () => {
    // The policy forbids what is injected.
    test.use({ ...settings, bypassCSP: true })
    for (const [kind, address] of Object.entries(KINDS))
      test(`${kind} looks as it did; else: npm run snapshots`, { tag: kind === 'home' ? [] : '@nightly' }, async ({
        page,
      }) => {
        await holdScripts(page)
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await setFonts(page)
        await expect.poll(() => seen(page)).toBe(true)
        for (const theme of ['light', 'dark']) {
          await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme)
          await expect.soft(page).toHaveScreenshot(`${kind}-${device}-${theme}.png`)
        }
      })
  })
