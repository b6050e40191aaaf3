import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { serve } from '../../../scripts/host/serve'
import { loadEnv, main } from '../../../scripts/system/env'
import { openBrowser } from '../../browser'
import { median } from '../measure'
import { countBytes } from '../weigh'
import { quantile, readQueries } from './judge'

const PORT = Number(process.env.PORT ?? 3960)
const SLOWDOWN = 4
/** Milliseconds between what a key shows and the next key, as of a fast typist; then nothing of the last key is left to do. */
const PAUSE = 100
/** Of the queries by hand, in the default language. */
const EVERY = 4
/** Each key is pressed so often, and its median is what counts: a busy host doubles some keys, others each time. */
const ROUNDS = 3
/** A slow 4G: bytes a second, and milliseconds of a round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** A shared address is opened so often, each time with an empty cache. */
const OPENED = 5

/**
 * Prints what the search loads in a browser, the time of a key press on a CPU four times slower, and the time in which
 * a shared address shows its first result on a slow network. Needs a built site.
 */
await main(async () => {
  loadEnv()
  const server = await serve(path.resolve(process.env.OUT_DIR ?? 'out'), PORT)
  const browser = await openBrowser()
  const origin = `http://localhost:${PORT}${process.env.BASE_PATH ?? ''}`
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const loaded = countBytes(page, (response) => path.extname(new URL(response.url()).pathname))
  await page.goto(`${origin}/docs`)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => performance.getEntriesByName('shell-ready').length > 0)
  await page.waitForLoadState('networkidle')
  print('the page and its framework', loaded())
  await page.keyboard.press('Control+k')
  await page.locator('dialog input').waitFor()
  await page.waitForLoadState('networkidle')
  print('the dialog', loaded())
  await page.locator('dialog input').fill('дашборд')
  await page.locator('dialog [role="option"]').first().waitFor()
  await page.waitForLoadState('networkidle')
  print('the first result', loaded())

  const queries = readQueries().filter(({ lang }, index) => lang === 'ru' && index % EVERY === 0)
  for (const { q } of queries) await type(page, q) // loads the pieces, and warms the script up
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const rounds: Key[][] = []
  while (rounds.length < ROUNDS) {
    const keys: Key[] = []
    for (const { q } of queries) keys.push(...(await type(page, q)))
    rounds.push(keys)
  }
  for (const [what, name] of [
    ['results', 'found'],
    ['results drawn', 'drawn'],
  ] as const) {
    const all = rounds.map((keys) => keys.map((key) => key[name]))
    const values = (all[0] ?? []).map((_, key) => median(all.map((round) => round[key] ?? Number.NaN)))
    const figures = [
      `median ${median(values).toFixed(1)} ms, p95 ${quantile(values, 0.95).toFixed(1)}, max ${Math.max(...values).toFixed(1)}`,
      `of ${values.length} keys, each the median of ${ROUNDS}; p95 of all presses ${quantile(all.flat(), 0.95).toFixed(1)}`,
    ]
    console.log(`key to ${what}, ${SLOWDOWN}× slower CPU, warm: ${figures.join(' ')}`)
  }
  await page.close()
  const shared: number[] = []
  while (shared.length < OPENED)
    shared.push(await openShared(browser, `${origin}/search?q=${encodeURIComponent('дашборд')}`))
  console.log(
    `a shared address to its first result, slow 4G, ${SLOWDOWN}× slower CPU, nothing cached: median ${median(shared).toFixed(0)} ms of ${shared.map((time) => time.toFixed(0)).join(', ')}`,
  )
  await browser.close()
  server.close()
})

/** Milliseconds from the navigation to the first frame with a result. */
async function openShared(browser: Browser, url: string): Promise<number> {
  // Playwright looks with the rights of a press, at which the worker would begin to keep pages.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(() => {
    new MutationObserver((_, changes) => {
      if (!document.querySelector('main ol:not([hidden] *) li a')?.checkVisibility()) return
      changes.disconnect()
      requestAnimationFrame(() => performance.mark('first-result'))
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  await page.goto(url, { waitUntil: 'commit' })
  const time = await page.waitForFunction(() => performance.getEntriesByName('first-result')[0]?.startTime)
  const milliseconds = Number(await time.jsonValue())
  await context.close()
  return milliseconds
}

function print(what: string, sums: Record<string, number>): void {
  const kinds = ['.js', '.css', '.json', '.bin'].filter((kind) => sums[kind])
  console.log(`${what}: ${kinds.map((kind) => `${kind} ${((sums[kind] ?? 0) / 1024).toFixed(1)} KB`).join(', ')}`)
}

/** Milliseconds after a key until the list has changed, and until that is painted. */
interface Key {
  found: number
  drawn: number
}

/**
 * Types a question letter by letter, as a keyboard does: what follows an event that a script made is another task, which costs
 * a frame more. A key that finds nothing is not measured.
 */
async function type(page: Page, question: string): Promise<Key[]> {
  const keys: Key[] = []
  const letters = [...question]
  await page.locator('dialog input').fill(letters.slice(0, 2).join(''))
  await page.waitForTimeout(PAUSE)
  for (let length = 3; length <= letters.length; length++) {
    const result = await page.evaluateHandle(watch, letters.slice(0, length).join(''))
    await page.keyboard.insertText(letters[length - 1] ?? '')
    const key = await result.evaluate(({ key }) => key)
    if (key) keys.push(key)
    await page.waitForTimeout(PAUSE)
  }
  return keys
}

/** Runs in the page: `key` is what the next input brings. */
function watch(text: string): { key: Promise<Key | undefined> } {
  const dialog = document.querySelector('dialog:has(input)')
  if (!dialog) throw new Error('the dialog is closed')
  let began = 0
  addEventListener('input', (event) => (began = event.timeStamp), { capture: true, once: true })
  const key = new Promise<Key | undefined>((resolve) => {
    const changes = new MutationObserver(() => {
      // The link to all results names the question they answer.
      if (!dialog.querySelector(`a[href$="?q=${CSS.escape(encodeURIComponent(text))}"]`)) return
      changes.disconnect()
      const found = performance.now() - began
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve({ found, drawn: performance.now() - began })
      requestAnimationFrame(() => port2.postMessage('')) // runs after the frame
    })
    changes.observe(dialog, { attributes: true, childList: true, subtree: true, characterData: true })
    setTimeout(() => resolve(undefined), 2000)
  })
  return { key }
}
