import type { Locator, Page } from '@playwright/test'
import { GUIDE, secondLink, title } from '../support/guide'
import { colorMode, expect, open, requests, settle, start, test } from '../support/reader'
import { someOf } from '../support/sites'

test.describe('prefetch', () => {
  const pages = (requested: string[]) => [
    ...new Set(requested.filter((path) => /\/docs|\.txt/.test(path)).map((path) => path.replace(/\.txt$/, ''))),
  ]

  for (const intent of someOf(['hover', 'focus'] as const))
    test(`the page of a link is fetched on ${intent}, and not again on the click`, async ({ page }) => {
      await open(page, GUIDE)
      const requested = requests(page)
      await page.clock.install()

      await test.step('nothing is fetched for links nobody points at', async () => {
        await page.clock.runFor(60_000)
        await settle(page)
        expect(requested).toEqual([])
      })

      await test.step('a pointer that sweeps over a list fetches nothing', async () => {
        await sweep(page, page.locator('a[href^="/docs"]'))
        expect(pages(requested)).toEqual([])
      })

      await secondLink(page)[intent]()
      await expect.poll(() => requested).toContain('/docs/guide/second.txt')
      expect(pages(requested)).toEqual(['/docs/guide/second'])
      await secondLink(page).click()
      await expect(title(page, 'Вторая страница')).toBeVisible()
      expect(requested.filter((path) => path === '/docs/guide/second.txt')).toHaveLength(1)
    })

  test('nothing is fetched by a pointer that sweeps over the longest list', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs/etl/processors')
    const requested = requests(page)
    await page.clock.install()
    await sweep(page, page.getByRole('main').locator('li a'))
    expect(pages(requested)).toEqual([])
  })

  test('the page of a link is fetched on touch', { tag: '@nightly' }, async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true })
    const page = await context.newPage()
    await open(page, GUIDE)
    const requested = requests(page)
    await secondLink(page).dispatchEvent('touchstart')
    await expect.poll(() => requested).toContain('/docs/guide/second.txt')
    await context.close()
  })

  for (const connection of someOf([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]))
    test(`nothing is fetched ahead with ${JSON.stringify(connection)}; the click still works`, async ({ page }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('theme', 'dark')
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      await page.goto(GUIDE)
      await test.step('the colour button shows the stored mode before the framework has started', async () => {
        await expect(colorMode(page, 'mode_dark')).toBeVisible()
        await expect(colorMode(page, 'mode_system')).toHaveCount(0)
      })
      await start(page)
      const requested = requests(page)
      await page.clock.install()
      await secondLink(page).hover()
      await page.clock.runFor(1000)
      await settle(page)
      expect(pages(requested)).toEqual([])
      await secondLink(page).click()
      await expect(title(page, 'Вторая страница')).toBeVisible()
    })

  test('with data-saver the framework waits for the reader, however long', { tag: '@nightly' }, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const requested = requests(page)
    await page.goto(GUIDE)
    await page.clock.fastForward(60_000)
    await settle(page)
    expect(requested.filter((path) => path.endsWith('.js') && !path.includes('/moved/'))).toEqual([]) // GUIDE has lost anchors
    await start(page)
  })
})

/** Moves the pointer over links, on each for less than the dwell, and off them. Its clock is the page's, which is installed. */
async function sweep(page: Page, links: Locator): Promise<void> {
  expect(await links.count()).toBeGreaterThan(4)
  // The clock stands still between the steps: on a busy machine they take longer than the dwell.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  for (const link of (await links.all()).slice(0, 20)) {
    await link.dispatchEvent('pointerover')
    await page.clock.runFor(20)
  }
  await page.locator('h1').dispatchEvent('pointerover')
  await page.clock.runFor(300)
  await page.clock.resume()
  await settle(page)
}
