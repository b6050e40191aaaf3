import fs from 'node:fs'
import { test as base, expect, type Page, type Route } from '@playwright/test'
import { createTranslator } from 'next-intl'
import type { Messages } from '../../lib/i18n/messages'

export { expect }

export const LOCALES = ['ru', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const PHONE = { width: 390, height: 844 }

const messages = Object.fromEntries(
  LOCALES.map((locale) => [locale, JSON.parse(fs.readFileSync(`messages/${locale}.json`, 'utf8')) as Messages]),
)
/** Texts of the interface. */
export const texts = (locale: Locale = 'ru'): Messages => messages[locale] as Messages
/** A text with values: `say('ru', 'docs')('tagTitle', { count: 2, tag: 'x' })`. */
export const say = <Namespace extends keyof Messages>(locale: Locale, namespace: Namespace) =>
  createTranslator({ locale, messages: texts(locale), namespace })
/** The address of a page in a language. */
export const at = (locale: string, path: string): string => (locale === 'ru' ? path : `/en${path === '/' ? '' : path}`)

/** What Playwright says where `serviceWorkers` are blocked (playwright.config.ts). */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** A test that fails when the page says anything in the console, unless it provokes that itself (`noisy`). */
export const test = base.extend<{ noisy: boolean; quiet: undefined }>({
  noisy: [false, { option: true }],
  quiet: [
    async ({ context, noisy }, use) => {
      const said: string[] = []
      context.on('console', (message) => {
        if (message.text() === WORKER_BLOCKED) return
        said.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => said.push(error.error().message))
      await use(undefined)
      if (!noisy) expect(said, 'the console stays clean').toEqual([])
    },
    { auto: true },
  ],
})

/** Starts the framework as a reader's first key does, and waits until it listens. */
export async function start(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => customElements.get('doc-toc') !== undefined)
}

/** Opens a page and starts the framework. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await start(page)
}

/** Keeps the site's scripts, or other files, from arriving until the returned function is called: a slow network. */
export async function holdScripts(page: Page, files: string | RegExp = SCRIPTS): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * A network that can be cut: the files fail while it is. It works from the page's first request on: what is routed later
 * the browser learns beside its other work, and a key that is pressed meanwhile may come first.
 */
export async function cuttable(page: Page, files: string): Promise<{ cut: () => void; restore: () => void }> {
  let isCut = false
  await page.route(files, (route) => (isCut ? route.abort() : route.continue()))
  return {
    cut() {
      isCut = true
    },
    restore() {
      isCut = false
    },
  }
}

/**
 * Waits until a page has done what it does by itself: frames, movements that end, an idle moment, and the answer to a request
 * that was made after all of its own, until none of this brings another file. A timer is not waited for: `page.clock` runs it.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const loaded = () => performance.getEntriesByType('resource').length
    const last = `${document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href}`
    let before: number
    do {
      before = loaded()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(moving.map(({ finished }) => finished))
      await new Promise((resolve) => requestIdleCallback(resolve))
      await fetch(last, { method: 'HEAD', cache: 'no-store' })
    } while (loaded() > before + 1) // one is the last request itself
  })

/** Leaves a mark that a loaded page would not have: it tells soft navigation from a reload. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
  return () => page.evaluate(() => 'marked' in window)
}

/** Addresses a page fetches from now on; the router's questions whether there is anything (HEAD) bring nothing. */
export function requests(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => request.method() === 'GET' && requested.push(new URL(request.url()).pathname))
  return requested
}

/** What the policy forbids from now on. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const forbidden: string[] = []
    Object.assign(window, { forbidden })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      forbidden.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return () => page.evaluate(() => (window as unknown as { forbidden: string[] }).forbidden)
}

/** Colour theme that the page shows. */
export const theme = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { colorScheme } = getComputedStyle(document.documentElement)
    if (colorScheme !== 'light dark') return colorScheme
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  })

/** What the page showed at every frame since it began to load: `look` is evaluated in the page. */
export async function atEveryFrame(page: Page, look: string): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(
    `(() => { const seen = window.seen = []; const next = () => { if (document.body?.children.length > 1) seen.push(${look}); requestAnimationFrame(next) }; next() })()`,
  )
  return () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)
}

/** What moves from now on without a press (layout shifts), each as the beginning of its HTML. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        moved.push(
          ...sources.map(({ node }) =>
            (node instanceof Element ? node.outerHTML : `${node?.textContent}`).slice(0, 120),
          ),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
}

/** Answers a request so many milliseconds late. */
export const later = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await route.continue().catch(() => undefined) // the page may have gone
}

/** The button that cycles through the colour modes, while it shows this one. */
export const colorMode = (page: Page, mode: 'mode_system' | 'mode_light' | 'mode_dark') =>
  page.getByRole('button', { name: say('ru', 'shell')('colorMode', { mode: texts().shell[mode] }) })

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** The code of the framework. */
export const SCRIPTS = '**/_next/static/**/*.js'
