/**
 * The main journeys in Firefox. Playwright drives only a Firefox it has patched itself, so Puppeteer drives the stock
 * one by WebDriver BiDi; Playwright's runner serves the sites and counts the tests.
 */
import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { PHONE, say, texts } from '../support/reader'
import { url } from '../support/sites'
import { click, named, open, path, test, value } from './firefox'

// One Firefox for all of them: to start one takes longer than a journey.
test.describe.configure({ mode: 'default' })

const heading = (tab: Page) => expect.poll(() => tab.evaluate(() => document.querySelector('main h1')?.textContent))
const scrolled = (tab: Page) => expect.poll(() => tab.evaluate(() => Math.round(scrollY)))

async function chord(tab: Page, key: 'k'): Promise<void> {
  await tab.keyboard.down('Control')
  await tab.keyboard.press(key)
  await tab.keyboard.up('Control')
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

test('a category of the menu opens', { tag: '@nightly' }, async ({ tab }) => {
  await open(tab, url('main', '/docs'))
  await click(tab, `doc-sidebar [aria-label="${say('ru', 'shell')('category', { label: 'Аналитика' })}"]`)
  await click(tab, 'doc-sidebar a[href="/docs/bi/dashboard"]')
  await heading(tab).toBe('Дашборды')
})

test('by keyboard alone: the search, a result, the next link', { tag: '@nightly' }, async ({ tab }) => {
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

test('the language switch leads to the same page', { tag: '@nightly' }, async ({ tab }) => {
  await open(tab, url('main', '/docs/workflow/intro'))
  await click(tab, `::-p-xpath(//header//summary[contains(., "${texts().shell.language}: ")])`)
  await click(tab, named('link', 'English'))
  await path(tab).toBe('/en/docs/workflow/intro')
  await value(tab, 'document.documentElement.lang').toBe('en')
})

test('the drawer of a phone opens, closes by Escape and leads on', { tag: '@nightly' }, async ({ tab }) => {
  await tab.setViewport(PHONE)
  await open(tab, url('main', '/docs/bi/intro'))
  const burger = named('button', texts().shell.menu)
  await click(tab, burger)
  await tab.waitForSelector('aside a[href="/docs/bi/dashboard"]', { visible: true })
  await tab.keyboard.press('Escape')
  await tab.waitForSelector('aside a[href="/docs/bi/dashboard"]', { hidden: true })
  await value(tab, 'document.activeElement.getAttribute("aria-label")').toBe(texts().shell.menu)
  await click(tab, burger)
  await tab.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished')) // a drawer that has just opened takes no tap
  await click(tab, 'aside a[href="/docs/bi/dashboard"]')
  await heading(tab).toBe('Дашборды')
  await value(tab, 'document.documentElement.scrollWidth <= innerWidth').toBe(true)
})

test.describe('a missing page', () => {
  test.use({ noisy: true }) // the browser reports the answer 404

  test('says so and leads home', { tag: '@nightly' }, async ({ tab }) => {
    const response = await tab.goto(url('main', '/docs/nowhere'))
    expect(response?.status()).toBe(404)
    await click(tab, 'main a[href="/"]')
    await path(tab).toBe('/')
  })
})
