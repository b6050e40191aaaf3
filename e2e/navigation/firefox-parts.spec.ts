/**
 * The main journeys in Firefox. Playwright drives only a Firefox it has patched itself, so Puppeteer drives the stock
 * one by WebDriver BiDi; Playwright's runner serves the sites and counts the tests.
 */
import { expect } from '@playwright/test'
import { KINDS, NIGHTLY_KINDS } from '../support/kinds'
import { say, texts } from '../support/reader'
import { url } from '../support/sites'
import { click, named, open, path, test, value } from './firefox'

// One Firefox for all of them: to start one takes longer than a journey.
test.describe.configure({ mode: 'default' })

test('the colour mode is kept over a reload', { tag: '@nightly' }, async ({ tab }) => {
  const shell = say('ru', 'shell')
  await open(tab, url('main', '/docs'))
  for (const mode of ['mode_system', 'mode_light'] as const)
    await click(tab, named('button', shell('colorMode', { mode: texts().shell[mode] })))
  await value(tab, 'document.documentElement.dataset.theme').toBe('dark')
  await tab.reload()
  await value(tab, 'document.documentElement.dataset.theme').toBe('dark')
  await value(tab, 'getComputedStyle(document.documentElement).colorScheme').toBe('dark')
})

test('tabs change together, a fold opens, code is copied', { tag: '@nightly' }, async ({ tab }) => {
  await open(tab, url('fixture', '/docs/kitchen-sink'))
  await click(tab, 'doc-tabs[data-group="edition"] > label:nth-of-type(2)')
  await value(
    tab,
    '[...document.querySelectorAll("doc-tabs[data-group=edition]")].every((tabs) => tabs.querySelectorAll("input")[1].checked)',
  ).toBe(true)
  await click(tab, 'details.fold:not([open]) > summary')
  await value(tab, 'document.querySelector("details.fold").open').toBe(true)
  await click(tab, named('button', texts().kit.copy))
  await tab.waitForSelector('button[data-state="done"]')
})

test('the catalogue is filtered, and the address keeps it', { tag: '@nightly' }, async ({ tab }) => {
  await open(tab, url('main', '/docs/etl/processors'))
  await tab.locator('main [type="search"]').fill('PutS3Object')
  await value(tab, 'document.querySelector("main output").textContent').toContain('из 306')
  await value(tab, 'location.search').toContain('PutS3Object')
  await tab.reload()
  await value(tab, 'document.querySelector("main output").textContent').toContain('из 306')
})

test('a chapter of a video seeks', { tag: '@nightly' }, async ({ tab }) => {
  await open(tab, url('main', '/docs/bi/video/bi-start'))
  await click(tab, 'main a[href="#t=12"]')
  await path(tab).toBe('/docs/bi/video/bi-start#t=12')
  await value(tab, 'document.querySelector("video").currentTime').toBeGreaterThanOrEqual(12)
})

test('a diagram is drawn and grows', { tag: '@nightly' }, async ({ tab }) => {
  await open(tab, url('fixture', '/docs/kitchen-sink'))
  const width = () => tab.$$eval('figure.diagram svg[role="img"]', ([, svg]) => svg?.getBoundingClientRect().width ?? 0)
  const natural = await width()
  expect(natural).toBeGreaterThan(100)
  await click(tab, named('button', texts().shell.zoomIn))
  await expect.poll(width).toBeGreaterThan(natural * 1.2)
})

test('nothing of any kind of page is forbidden by its policy', { tag: '@nightly' }, async ({ tab }) => {
  for (const [site, address] of [...KINDS, ...NIGHTLY_KINDS]) {
    await open(tab, url(site, address))
    await tab.evaluate(() => document.querySelector<HTMLElement>('[data-replay="color-mode"]')?.click())
    // Firefox calls a request that its service worker answers, and that a reader leaves behind, an error.
    await tab.waitForNetworkIdle({ idleTime: 100 })
  }
})
