import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { loadEnv, main } from '../../scripts/env'
import { listFiles } from '../../scripts/files'
import { serve } from '../../scripts/serve'
import { openBrowser } from '../browser'
import { lighthouse } from './lighthouse'
import { median } from './measure'
import { weigh } from './weigh'

const PORT = Number(process.env.PORT ?? 3970)
const ORIGIN = `http://localhost:${PORT}`
const SLOWDOWN = 4
const ROUNDS = 5

const { values: options } = parseArgs({ options: { 'no-lighthouse': { type: 'boolean', default: false } } })

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

/**
 * Prints a table of size and speed for each kind of page of a built site, and one of its response times. `--
 * --no-lighthouse` omits Lighthouse, which is fetched from the registry.
 */
await main(async () => {
  loadEnv()
  const out = path.resolve(process.env.OUT_DIR ?? 'out')
  const server = await serve(out, PORT)
  const browser = await openBrowser()
  const pages = findPages(out)
  const rows: Record<string, Record<string, string | number>> = {}
  for (const [kind, address] of Object.entries(pages)) {
    const { html, script, style, started } = await weigh(browser, ORIGIN + address)
    rows[kind] = { address, HTML: kb(html), JS: kb(script), CSS: kb(style), 'JS, started': kb(started) }
    if (options['no-lighthouse']) continue
    const { scores, values } = await lighthouse(ORIGIN + address)
    Object.assign(rows[kind], {
      Lighthouse: scores.join(' '),
      LCP: `${(values.largest / 1000).toFixed(2)} s`,
      TBT: `${Math.round(values.blocking)} ms`,
      CLS: Number(values.shift.toFixed(3)),
    })
  }
  console.log('KB gzip of a page nobody has touched; Lighthouse as on a middling phone')
  console.table(rows)
  console.log(`from a click or a key to the next paint, ${SLOWDOWN}× slower CPU, median and worst of ${ROUNDS}, ms`)
  console.table(await answerTimes(browser, pages))
  await browser.close()
  server.close()
})

function kb(bytes: number): number {
  return Number((bytes / 1024).toFixed(1))
}

/** A page of each kind the site has: of documentation the heaviest, and the one with the most diagrams. */
function findPages(out: string): Record<string, string> {
  const files = listFiles(out).filter((file) => file.endsWith('.html'))
  const most = (under: RegExp, measure: (html: string) => number) => {
    const sizes = files.filter((file) => under.test(file)).map((file) => [file, measure(read(file))] as const)
    const [file] = sizes.reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const)
    return file && `/${file.replace(/\.html$/, '')}`
  }
  const read = (file: string) => fs.readFileSync(path.join(out, file), 'utf8')
  const found = {
    home: '/',
    'long page': most(/^docs\/(?!etl\/|glossary)/, (html) => html.length),
    diagrams: most(/^docs\//, (html) => html.split('<doc-diagram').length - 1),
    component: most(/^docs\/etl\/(processors|services)\//, (html) => html.length),
    catalogue: files.includes('docs/etl/processors.html') ? '/docs/etl/processors' : '',
    blog: files.includes('blog.html') ? '/blog' : '',
    changes: files.includes('blog/changes.html') ? '/blog/changes' : '',
    search: '/search',
  }
  return Object.fromEntries(Object.entries(found).filter(([, address]) => address !== ''))
}

async function answerTimes(browser: Browser, pages: Record<string, string>) {
  const rows: Record<string, { median: number; worst: number }> = {}
  for (const { name, kind, isStarted, act } of ACTIONS) {
    const address = pages[kind]
    if (address === undefined) continue
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await answerTime(browser, ORIGIN + address, isStarted, act))
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
