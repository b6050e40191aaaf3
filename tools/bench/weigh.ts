import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright'

/** Gzip bytes a browser loads of a page nobody has touched, and JavaScript once it is. */
export interface Weight {
  html: number
  script: number
  /** Inline part of `script`. */
  inline: number
  style: number
  requests: number
  started: number
}

const gzip = (data: Buffer | string): number => gzipSync(data, { level: 9 }).length

/**
 * Counts what a page loads from now on.
 * @returns a function that returns the gzip bytes by kind since its last call
 */
export function countBytes(page: Page, kindOf: (response: Response) => string): () => Record<string, number> {
  let sums: Record<string, number> = {}
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0))
    const kind = kindOf(response)
    const isCompressed = response.url().endsWith('.bin') // when it was built
    sums[kind] = (sums[kind] ?? 0) + (isCompressed ? body.length : gzip(body))
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
  const loaded = countBytes(page, (response) => response.request().resourceType())
  let requests = 0
  page.on('response', () => requests++)
  await page.goto(url, { waitUntil: 'networkidle' })
  const code = await page
    .locator('script:not([src]):not([type^="application"])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join('\n'))
  const inline = gzip(code)
  const { document: html = 0, script = 0, stylesheet: style = 0 } = loaded()
  const untouched = { html, script: script + inline, inline, style, requests }
  await page.mouse.move(300, 300)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => performance.getEntriesByName('shell-ready').length > 0)
  await page.waitForLoadState('networkidle')
  const started = untouched.script + (loaded().script ?? 0)
  await page.close()
  return { ...untouched, started }
}
