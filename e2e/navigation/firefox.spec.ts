/**
 * The main journeys in Firefox. Playwright drives only a Firefox it has patched itself, so Puppeteer drives the stock
 * one by WebDriver BiDi; Playwright's runner serves the sites and counts the tests.
 */
import { test as base, expect } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { KINDS } from '../support/kinds'
import { PHONE, say, texts } from '../support/reader'
import { url } from '../support/sites'

const DESKTOP = { width: 1440, height: 900 }
/** `prefers-color-scheme` of pages: light. */
const PREFERENCES = { 'layout.css.prefers-color-scheme.content-override': 1, 'intl.accept_languages': 'ru-RU, ru' }

/** A page in a fresh profile of the worker's Firefox; the test fails when anything goes to the console or is thrown. */
const test = base.extend<{ noisy: boolean; tab: Page }, { firefox: Browser }>({
  noisy: [false, { option: true }],
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const firefox = await puppeteer.launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
        extraPrefsFirefox: PREFERENCES,
      })
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ firefox, noisy }, use) => {
    const context = await firefox.createBrowserContext()
    const tab = await context.newPage()
    const said: string[] = []
    tab.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    tab.on('pageerror', (error) => said.push(String(error)))
    // Firefox reports what the policy forbids to its own console only.
    await tab.evaluateOnNewDocument(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`forbidden: ${violatedDirective} ${blockedURI}`),
      ),
    )
    await tab.setViewport(DESKTOP)
    await use(tab)
    await context.close()
    if (!noisy) expect(said, 'the console stays clean').toEqual([])
  },
})
// One Firefox for all of them: to start one takes longer than a journey.
test.describe.configure({ mode: 'default' })

/** What a reader calls an element: its role and accessible name. */
const named = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`
const path = (tab: Page) => expect.poll(() => decodeURI(new URL(tab.url()).pathname + new URL(tab.url()).hash))
const heading = (tab: Page) => expect.poll(() => tab.evaluate(() => document.querySelector('main h1')?.textContent))
const scrolled = (tab: Page) => expect.poll(() => tab.evaluate(() => Math.round(scrollY)))
const value = (tab: Page, expression: string) => expect.poll(() => tab.evaluate(expression), expression)
const click = (tab: Page, selector: string) => tab.locator(selector).click()

async function chord(tab: Page, key: 'k'): Promise<void> {
  await tab.keyboard.down('Control')
  await tab.keyboard.press(key)
  await tab.keyboard.up('Control')
}

/** Opens a page and starts the framework, as `open` of ./reader does. */
async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(address)
  await tab.keyboard.press('Shift')
  await tab.waitForFunction(() => customElements.get('doc-toc') !== undefined)
}

test('a link of the menu opens its page softly; Back and Forward keep the place', async ({ tab }) => {
  await open(tab, url('main', '/'))
  await tab.evaluate(() => Object.assign(window, { marked: true }))
  await click(tab, 'header nav a[href="/docs"]')
  await path(tab).toBe('/docs')
  await click(tab, 'doc-sidebar a[href="/docs/architecture/intro"]')
  await path(tab).toBe('/docs/architecture/intro')
  await heading(tab).toBe('Архитектура платформы')
  await tab.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scrollend', resolve, { once: true })
        scrollTo({ top: 400, behavior: 'instant' })
      }),
  )
  await click(tab, 'doc-sidebar a[href="/docs/bi/intro"]')
  await heading(tab).toBe('Аналитика: обзор модуля')
  await scrolled(tab).toBe(0)
  await tab.evaluate(() => history.back())
  await heading(tab).toBe('Архитектура платформы')
  await scrolled(tab).toBe(400)
  await tab.evaluate(() => history.forward())
  await heading(tab).toBe('Аналитика: обзор модуля')
  await scrolled(tab).toBe(0)
  await value(tab, 'marked').toBe(true)
})

test('a category of the menu opens', async ({ tab }) => {
  await open(tab, url('main', '/docs'))
  await click(tab, `doc-sidebar [aria-label="${texts().docs.category.replace('{label}', 'Аналитика')}"]`)
  await click(tab, 'doc-sidebar a[href="/docs/bi/dashboard"]')
  await heading(tab).toBe('Дашборды')
})

test('by keyboard alone: the search, a result, the next link', async ({ tab }) => {
  await open(tab, url('main', '/docs'))
  await chord(tab, 'k')
  await value(tab, 'document.activeElement.getAttribute("role")').toBe('combobox')
  await tab.keyboard.type('дашборды')
  // The answer to the whole word: an earlier one may be shown still, and the next begins at its first result again.
  await tab.waitForSelector(`dialog a[href$="?q=${encodeURIComponent('дашборды')}"]`)
  const chosen = '[...document.querySelectorAll("[role=option]")].findIndex((option) => option.ariaSelected === "true")'
  await tab.keyboard.press('ArrowDown')
  await value(tab, chosen).toBe(1)
  await tab.keyboard.press('ArrowUp')
  await value(tab, chosen).toBe(0)
  await tab.keyboard.press('Enter')
  await heading(tab).toBe('Дашборды')
  await value(tab, 'document.querySelector("dialog[open]")').toBeNull()
  await tab.keyboard.press('Tab')
  await value(tab, 'document.activeElement.textContent').toBe(texts().shell.skip)
  await tab.keyboard.press('Enter')
  await tab.keyboard.press('Tab')
  await value(tab, 'document.activeElement.closest("main") !== null').toBe(true)
  await value(tab, 'document.activeElement.matches(":focus-visible")').toBe(true)
})

test('the colour mode is kept over a reload', async ({ tab }) => {
  const shell = say('ru', 'shell')
  await open(tab, url('main', '/docs'))
  for (const mode of ['mode_system', 'mode_light'] as const)
    await click(tab, named('button', shell('colorMode', { mode: texts().shell[mode] })))
  await value(tab, 'document.documentElement.dataset.theme').toBe('dark')
  await tab.reload()
  await value(tab, 'document.documentElement.dataset.theme').toBe('dark')
  await value(tab, 'getComputedStyle(document.documentElement).colorScheme').toBe('dark')
})

test('the language switch leads to the same page', async ({ tab }) => {
  await open(tab, url('main', '/docs/workflow/intro'))
  await click(tab, `::-p-xpath(//header//summary[contains(., "${texts().shell.language}: ")])`)
  await click(tab, named('link', 'English'))
  await path(tab).toBe('/en/docs/workflow/intro')
  await value(tab, 'document.documentElement.lang').toBe('en')
})

test('the drawer of a phone opens, closes by Escape and leads on', async ({ tab }) => {
  await tab.setViewport(PHONE)
  await open(tab, url('main', '/docs/bi/intro'))
  const burger = named('button', texts().shell.menu)
  await click(tab, burger)
  await tab.waitForSelector('aside a[href="/docs/bi/dashboard"]', { visible: true })
  await tab.keyboard.press('Escape')
  await tab.waitForSelector('aside a[href="/docs/bi/dashboard"]', { hidden: true })
  await value(tab, 'document.activeElement.getAttribute("aria-label")').toBe(texts().shell.menu)
  await click(tab, burger)
  await click(tab, 'aside a[href="/docs/bi/dashboard"]')
  await heading(tab).toBe('Дашборды')
  await value(tab, 'document.documentElement.scrollWidth <= innerWidth').toBe(true)
})

test('tabs change together, a fold opens, code is copied', async ({ tab }) => {
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

test('the catalogue is filtered, and the address keeps it', async ({ tab }) => {
  await open(tab, url('main', '/docs/etl/processors'))
  await tab.locator('main [type="search"]').fill('PutS3Object')
  await value(tab, 'document.querySelector("main output").textContent').toContain('из 306')
  await value(tab, 'location.search').toContain('PutS3Object')
  await tab.reload()
  await value(tab, 'document.querySelector("main output").textContent').toContain('из 306')
})

test('a chapter of a video seeks', async ({ tab }) => {
  await open(tab, url('main', '/docs/bi/video/bi-start'))
  await click(tab, 'main a[href="#t=12"]')
  await path(tab).toBe('/docs/bi/video/bi-start#t=12')
  await value(tab, 'document.querySelector("video").currentTime').toBeGreaterThanOrEqual(12)
})

test('a diagram is drawn and grows', async ({ tab }) => {
  await open(tab, url('fixture', '/docs/kitchen-sink'))
  const width = () => tab.$$eval('figure.diagram svg[role="img"]', ([, svg]) => svg?.getBoundingClientRect().width ?? 0)
  const natural = await width()
  expect(natural).toBeGreaterThan(100)
  await click(tab, named('button', texts().kit.zoomIn))
  await expect.poll(width).toBeGreaterThan(natural * 1.2)
})

test.describe('a missing page', () => {
  test.use({ noisy: true }) // the browser reports the answer 404

  test('says so and leads home', async ({ tab }) => {
    const response = await tab.goto(url('main', '/docs/nowhere'))
    expect(response?.status()).toBe(404)
    await click(tab, 'main a[href="/"]')
    await path(tab).toBe('/')
  })
})

test('nothing of any kind of page is forbidden by its policy', async ({ tab }) => {
  test.setTimeout(180_000)
  for (const [site, address] of KINDS) {
    await open(tab, url(site, address))
    await tab.evaluate(() => document.querySelector<HTMLElement>('[data-act="color-mode"]')?.click())
  }
})
