import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'

/** Gzip bytes a browser loads of a page nobody has touched, and JavaScript once it is. */
export interface Weight {
  html: number
  script: number
  style: number
  started: number
}

const gzip = (data: Buffer | string): number => gzipSync(data, { level: 9 }).length

/**
 * Counts what a page loads from now on, by the type of the resource.
 * @returns a function that returns the gzip bytes by kind since its last call
 */
function countBytes(page: Page): () => Record<string, number> {
  let sums: Record<string, number> = {}
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0))
    const kind = response.request().resourceType()
    sums[kind] = (sums[kind] ?? 0) + gzip(body)
  })
  return () => {
    const taken = sums
    sums = {}
    return taken
  }
}

/** Loads a page that is served, weighs it, and then touches it. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage()
  const loaded = countBytes(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const code = await page
    .locator('script:not([src]):not([type^="application"])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join('\n'))
  const inline = gzip(code)
  const { document: html = 0, script = 0, stylesheet: style = 0 } = loaded()
  const untouched = { html, script: script + inline, style }
  await page.mouse.move(300, 300)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => performance.getEntriesByName('shell-ready').length > 0)
  await page.waitForLoadState('networkidle')
  const started = untouched.script + (loaded().script ?? 0)
  await page.close()
  return { ...untouched, started }
}
