import type { Browser, CDPSession, Page } from 'playwright'
import { median } from './measure'

const ROUNDS = 15

/** One visit, in ms. */
interface Race {
  /** From the first intent until the framework runs; undefined on a site that starts at once. */
  started?: number
  /** From the click until the new h1 is in the document. */
  present: number
  /** Until the frame that shows it is painted. */
  painted: number
}

/** Prints the medians of pages, of one site or of several, visited in alternating rounds. */
export async function compareNavigation(browser: Browser, urls: string[]): Promise<void> {
  const rounds: Race[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const taken: Race[] = []
    for (const url of urls) taken.push(await race(browser, url))
    rounds.push(taken)
  }
  for (const [index, url] of urls.entries()) {
    const middle = (measure: keyof Race) => {
      const values = rounds.flatMap((taken) => taken[index]?.[measure] ?? [])
      return values.length > 0 ? `${Math.round(median(values))} ms` : 'by itself'
    }
    console.log(
      `${url}: framework started ${middle('started')}; CPU slowed 4×: new h1 in the document ${middle('present')}, painted ${middle('painted')} (medians of ${ROUNDS})`,
    )
  }
}

/**
 * Opens a page, starts its framework, hovers over the first link of its text and follows it on a CPU slowed four times.
 * It knows nothing of our pages except the mark `shell-ready`, so it can measure other sites.
 */
async function race(browser: Browser, url: string): Promise<Race> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript('globalThis.__name = (named) => named') // tsx wraps named functions in this
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const isOurs = (await page.locator('#start-data').count()) > 0
  const started = isOurs ? await startAfterIntent(page) : undefined
  const taken = { started, ...(await softNavigation(page, session)) }
  await context.close()
  return taken
}

async function startAfterIntent(page: Page): Promise<number> {
  const began = await page.evaluate(() => {
    const began = performance.now()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
    return began
  })
  const ready = await page.waitForFunction(() => performance.getEntriesByName('shell-ready')[0]?.startTime)
  return Number(await ready.jsonValue()) - began
}

async function softNavigation(page: Page, session: CDPSession): Promise<Pick<Race, 'present' | 'painted'>> {
  const link = page.locator('article a[href^="/docs/"]:not([href*="#"])').filter({ visible: true }).first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const taken = page.evaluate(
    () =>
      new Promise<{ present: number; painted: number }>((resolve) => {
        const before = document.querySelector('h1')
        const said = before?.textContent
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const changes = new MutationObserver(() => {
              const title = document.querySelector('h1')
              if (!title || (title === before && title.textContent === said)) return
              changes.disconnect()
              const present = performance.now() - timeStamp
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => resolve({ present, painted: performance.now() - timeStamp })
              requestAnimationFrame(() => port2.postMessage('')) // runs after the frame
            })
            changes.observe(document.body, { childList: true, subtree: true, characterData: true })
          },
          { capture: true, once: true },
        )
      }),
  )
  await link.click()
  return taken
}
