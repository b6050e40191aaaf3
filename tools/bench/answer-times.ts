import type { Browser, Page } from 'playwright'
import { median } from './measure'

export const SLOWDOWN = 4
export const ROUNDS = 5

/** What readers do, on which kind of page. Playwright presses keys for Latin letters only; others come without an event. */
const ACTIONS: { name: string; kind: string; isStarted: boolean; act: (page: Page) => Promise<void> }[] = [
  ...[false, true].flatMap((isStarted) => [
    {
      name: 'menu, a category',
      kind: 'long page',
      isStarted,
      act: (page: Page) => page.locator('doc-sidebar details:not([open]) summary').first().click(),
    },
    {
      name: 'theme',
      kind: 'long page',
      isStarted,
      act: (page: Page) => page.locator('header [data-mode]:visible').first().click(),
    },
    { name: 'search, open', kind: 'long page', isStarted, act: (page: Page) => page.keyboard.press('Control+k') },
  ]),
  {
    name: 'search, a letter',
    kind: 'long page',
    isStarted: true,
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('dialog input').pressSequentially('postgres', { delay: 150 })
    },
  },
  {
    name: 'catalogue, a letter',
    kind: 'catalogue',
    isStarted: true,
    act: (page) => page.locator('main input[type="search"]').first().pressSequentially('kafka', { delay: 150 }),
  },
  {
    name: 'changes, a filter',
    kind: 'changes',
    isStarted: true,
    act: (page) => page.locator('main input').first().pressSequentially('sql', { delay: 150 }),
  },
]

/** Milliseconds from an action to the next paint, for the pages that a site has. */
export async function answerTimes(browser: Browser, origin: string, pages: Record<string, string>) {
  const rows: Record<string, { median: number; worst: number }> = {}
  for (const { name, kind, isStarted, act } of ACTIONS) {
    const address = pages[kind]
    if (address === undefined) continue
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await answerTime(browser, origin + address, isStarted, act))
    rows[`${name}${isStarted ? '' : ', page untouched'}`] = { median: median(times), worst: Math.max(...times) }
  }
  return rows
}

/** The longest event of an action, from the press to the next paint, by Event Timing: what INP is made of. Steps of 8 ms. */
async function answerTime(
  browser: Browser,
  url: string,
  isStarted: boolean,
  act: (page: Page) => Promise<void>,
): Promise<number> {
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
