import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'

const gzip = (data: Buffer | string): number => gzipSync(data, { level: 9 }).length / 1024
const rounded = (kilobytes: number): number => Number(kilobytes.toFixed(1))

/** Loads a page that is served, weighs it in KB of gzip, and then touches it. */
export async function weigh(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await browser.newPage()
  /** By the type of the resource. */
  const loaded: Record<string, number> = {}
  page.on('response', async (response) => {
    const kind = response.request().resourceType()
    const bytes = gzip(await response.body().catch(() => ''))
    loaded[kind] = (loaded[kind] ?? 0) + bytes
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const code = await page
    .locator('script:not([src]):not([type^="application"])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join('\n'))
  const { document: html = 0, script = 0, stylesheet = 0 } = loaded
  await page.mouse.move(300, 300)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => performance.getEntriesByName('shell-ready').length > 0)
  await page.waitForLoadState('networkidle')
  await page.close()
  const [untouched, started] = [script, loaded.script ?? 0].map((sum) => rounded(sum + gzip(code)))
  return { HTML: rounded(html), JS: untouched ?? 0, CSS: rounded(stylesheet), 'JS, started': started ?? 0 }
}
