import fs from 'node:fs'
import path from 'node:path'
import { checkHtml, missingForHtmlCheck } from '../../scripts/check/html'
import { pagesOf, sampleOf } from '../support/published'
import { expect, PHONE, test } from '../support/reader'
import { SITES } from '../support/sites'

const ALL = [...pagesOf('main'), ...pagesOf('fixture')]

test('the HTML is valid', () => {
  const missing = missingForHtmlCheck()
  test.skip(missing !== undefined, missing)
  // Hundreds of pages of the reference come from one template; `npm run check:html` reads every file of a site.
  const files = sampleOf(ALL).map(({ site, address }) =>
    path.join(SITES[site].out, address === '/' ? 'index.html' : `${address}.html`),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(checkHtml(files)).toEqual([])
})

test('the HTML check finds an issue', { tag: '@nightly' }, async ({ baseURL: _ }, testInfo) => {
  const missing = missingForHtmlCheck()
  test.skip(missing !== undefined, missing)
  const file = testInfo.outputPath('faulty.html')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, '<!doctype html><html lang="en"><title>x</title><p align="left">1')
  expect(checkHtml([file])).toEqual([expect.stringContaining('error: The “align” attribute')])
})

test('the properties of a component stay a table where rows become blocks', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/docs/etl/processors/ExecuteSQL')
  await expect(page.locator('tr[id^="property-"]').first()).not.toHaveCSS('display', 'table-row')
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length
  for (const [role, elements] of [
    ['table', 'table'],
    ['row', 'tr'],
    ['rowheader', 'tbody th'],
    ['columnheader', 'thead th'],
    ['cell', 'td'],
  ] as const)
    expect(count(role), role).toBe(await page.locator('main').locator(elements).count())
})

test('the search that a page offers to the browser is named as the site', () => {
  for (const { address, html } of sampleOf(ALL)) {
    const [, title = ''] = /<link rel="search"[^>]* title="([^"]*)"/.exec(html) ?? []
    const [, site = '?'] = /<meta property="og:site_name" content="([^"]*)"/.exec(html) ?? []
    if (title) expect(title, address).toMatch(new RegExp(` ${site}$`))
  }
})

// A link that is hovered brings the styles of its page along; where they are not needed yet, the browser complains. A third
// stylesheet waits for a connection of its own, which holds up the paint by a round trip.
test('every page of a site has the same two stylesheets', () => {
  for (const site of ['main', 'fixture'] as const) {
    const lists = new Set(
      pagesOf(site).map(({ html }) => (html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join('\n')),
    )
    expect([...lists]).toHaveLength(1)
    expect([...lists].join().split('\n')).toHaveLength(2)
  }
})
