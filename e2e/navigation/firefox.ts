/**
 * The main journeys in Firefox. Playwright drives only a Firefox it has patched itself, so Puppeteer drives the stock
 * one by WebDriver BiDi; Playwright's runner serves the sites and counts the tests.
 */
import { test as base, expect } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

export const DESKTOP = { width: 1440, height: 900 }
/** `prefers-color-scheme` of pages: light. */
export const PREFERENCES = {
  'layout.css.prefers-color-scheme.content-override': 1,
  'intl.accept_languages': 'ru-RU, ru',
}

/** A page in a fresh profile of the worker's Firefox; the test fails when anything goes to the console or is thrown. */
export const test = base.extend<{ noisy: boolean; tab: Page }, { firefox: Browser }>({
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

/** What a reader calls an element: its role and accessible name. */
export const named = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`
export const path = (tab: Page) => expect.poll(() => decodeURI(new URL(tab.url()).pathname + new URL(tab.url()).hash))
export const value = (tab: Page, expression: string) => expect.poll(() => tab.evaluate(expression), expression)
export const click = (tab: Page, selector: string) => tab.locator(selector).click()

/** Opens a page and starts the framework, as `open` of ./reader does. */
export async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(address)
  await tab.keyboard.press('Shift')
  await tab.waitForFunction(() => customElements.get('doc-toc') !== undefined)
}
