import type { Browser, Page } from 'playwright'
import { median } from './measure'

export const SLOWDOWN = 4
export const ROUNDS = 5

type Act = (page: Page) => Promise<unknown>
const click =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().click()
const type =
  (selector: string, text: string): Act =>
  (page) =>
    page.locator(selector).first().pressSequentially(text, { delay: 150 })
const openSearch: Act = (page) => page.keyboard.press('Control+k')

/** What readers do, on which kind of page. Playwright presses keys for Latin letters only; others come without an event. */
const FIRST: [name: string, kind: string, act: Act][] = [
  ['menu, a category', 'long page', click('doc-sidebar details:not([open]) summary')],
  ['theme', 'long page', click('header [data-mode]:visible')],
  ['search, open', 'long page', openSearch],
]
const LATER: typeof FIRST = [
  ['search, a letter', 'long page', (page) => openSearch(page).then(() => type('dialog input', 'postgres')(page))],
  ['catalogue, a letter', 'catalogue', type('main input[type="search"]', 'kafka')],
  ['changes, a filter', 'changes', type('main input', 'sql')],
]

/** Milliseconds from an action to the next paint, for the pages that a site has. */
export async function answerTimes(browser: Browser, origin: string, pages: Record<string, string>) {
  const rows: Record<string, { median: number; worst: number }> = {}
  for (const isStarted of [false, true])
    for (const [name, kind, act] of isStarted ? [...FIRST, ...LATER] : FIRST) {
      if (pages[kind] === undefined) continue
      const times: number[] = []
      while (times.length < ROUNDS) times.push(await answerTime(browser, origin + pages[kind], isStarted, act))
      rows[`${name}${isStarted ? '' : ', page untouched'}`] = { median: median(times), worst: Math.max(...times) }
    }
  return rows
}

/** The longest event of an action, from the press to the next paint, by Event Timing: what INP is made of. Steps of 8 ms. */
async function answerTime(browser: Browser, url: string, isStarted: boolean, act: Act): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url, { waitUntil: 'networkidle' })
  if (isStarted) {
    await page.keyboard.press('Shift')
    await page.waitForFunction(() => performance.getEntriesByName('shell-ready').length > 0)
    await page.waitForLoadState('networkidle')
  }
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(globalThis, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act(page)
  await page.waitForTimeout(1000) // entries come after the paint
  const longest = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { durations: number[] }).durations),
  )
  await page.close()
  return longest
}
