import fs from 'node:fs'
import path from 'node:path'
import { checkHtml, missingForHtmlCheck } from '../../scripts/check/html'
import { KINDS } from '../support/kinds'
import { pagesOf } from '../support/published'
import { expect, PHONE, test } from '../support/reader'
import { IS_ALL, SITES } from '../support/sites'

test('the HTML is valid', () => {
  const missing = missingForHtmlCheck()
  test.skip(missing !== undefined, missing)
  // By day a page of every kind; `npm run check:html` reads every file of a site too.
  const pages = IS_ALL
    ? [...pagesOf('main'), ...pagesOf('fixture')]
    : KINDS.map(([site, address]) => ({ site, address: address.replace(/^\/base|\?.*/g, '') }))
  const files = pages.map(({ site, address }) =>
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
