import { GUIDE, secondLink, title } from '../support/guide'
import { expect, open, requests, settle, start, test } from '../support/reader'
import { someOf } from '../support/sites'

test.describe('prefetch', () => {
  const pages = (asked: string[]) => [
    ...new Set(asked.filter((path) => /\/docs|\.txt/.test(path)).map((path) => path.replace(/\.txt$/, ''))),
  ]

  test('nothing is fetched for links nobody points at', async ({ page }) => {
    await open(page, GUIDE)
    const asked = requests(page)
    await page.clock.install()
    await page.clock.runFor(60_000)
    await settle(page)
    expect(asked).toEqual([])
  })

  test('a pointer that sweeps over a list fetches nothing', async ({ page }) => {
    await open(page, '/docs/etl/processors')
    const asked = requests(page)
    const links = page.locator('main li a')
    // The clock stands still between the steps: on a busy machine they take longer than the dwell.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    for (let index = 0; index < 20; index++) {
      await links.nth(index).dispatchEvent('pointerover')
      await page.clock.runFor(20)
    }
    await page.locator('h1').dispatchEvent('pointerover')
    await page.clock.runFor(300)
    await page.clock.resume()
    await settle(page)
    expect(pages(asked)).toEqual([])
  })

  for (const intent of someOf(['hover', 'focus'] as const)) {
    test(`the page of a link is fetched on ${intent}, and not again on the click`, async ({ page }) => {
      await open(page, GUIDE)
      const asked = requests(page)
      await secondLink(page)[intent]()
      await expect.poll(() => asked).toContain('/docs/guide/second.txt')
      expect(pages(asked)).toEqual(['/docs/guide/second'])
      await secondLink(page).click()
      await expect(title(page, 'Вторая страница')).toBeVisible()
      expect(asked.filter((path) => path === '/docs/guide/second.txt')).toHaveLength(1)
    })
  }

  test('the page of a link is fetched on touch', { tag: '@nightly' }, async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true })
    const page = await context.newPage()
    await open(page, GUIDE)
    const asked = requests(page)
    await secondLink(page).dispatchEvent('touchstart')
    await expect.poll(() => asked).toContain('/docs/guide/second.txt')
    await context.close()
  })

  for (const connection of someOf([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])) {
    test(`nothing is fetched ahead with ${JSON.stringify(connection)}; the click still works`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      await open(page, GUIDE)
      const asked = requests(page)
      await page.clock.install()
      await secondLink(page).hover()
      await page.clock.runFor(1000)
      await settle(page)
      expect(pages(asked)).toEqual([])
      await secondLink(page).click()
      await expect(title(page, 'Вторая страница')).toBeVisible()
    })
  }

  test('with data-saver the framework waits for the reader, however long', { tag: '@nightly' }, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const asked = requests(page)
    await page.goto(GUIDE)
    await page.clock.fastForward(60_000)
    await settle(page)
    expect(asked.filter((path) => path.endsWith('.js') && !path.includes('/moved/'))).toEqual([]) // GUIDE has lost anchors
    await start(page)
  })
})
