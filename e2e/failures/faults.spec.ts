import { colorMode, expect, open, start, test, texts, theme } from '../support/reader'
import { someOf } from '../support/sites'

const { docs, shell } = texts()

test('a full storage breaks nothing', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, '/docs/bi/intro')
  await page.getByRole('button', { name: shell.closeAnnouncement }).click()
  await expect(page.getByRole('region', { name: shell.announcement })).toBeHidden()
  await colorMode(page, 'mode_system').click()
  await colorMode(page, 'mode_light').click()
  expect(await theme(page)).toBe('dark')
  const menu = page.getByRole('navigation', { name: docs.sidebar })
  await menu.getByRole('link', { name: 'Дашборды', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дашборды')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('канбан')
  await page.getByRole('option').first().click() // a page that is remembered
  await expect(page).toHaveURL(/kanban/)
})

test('nothing of the site needs a cookie', { tag: '@nightly' }, async ({ page, context }) => {
  await open(page, '/docs/bi/intro')
  await page.getByRole('navigation', { name: docs.sidebar }).getByRole('link', { name: 'Реестр' }).first().click()
  await expect(page).toHaveURL('/docs/bi/registry')
  expect(await context.cookies()).toEqual([])
})

for (const timezoneId of someOf(['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Moscow']))
  test.describe(timezoneId, () => {
    test.use({ timezoneId })
    test('days of posts and pages are the same, before the framework and after', async ({ page }) => {
      await page.goto('/blog')
      const read = () =>
        page
          .locator('main time')
          .evaluateAll((times) => times.map((time) => [time.getAttribute('datetime'), time.textContent]))
      const days = await read()
      for (const [date = '', text = ''] of days as [string, string][])
        expect(text).toContain(`${Number(date.slice(8, 10))}`)
      await start(page)
      expect(await read()).toEqual(days)
      await page.goto('/blog/changes?from=2025-06-01')
      await start(page)
      const shown = await page.locator('main li[data-version]:visible').count()
      await page.goto('/blog/changes?from=2025-06-02')
      await start(page)
      expect(await page.locator('main li[data-version]:visible').count()).toBeLessThanOrEqual(shown)
    })
  })

test.describe('what cannot be loaded', () => {
  test.use({ noisy: true }) // the browser reports the requests that failed

  test('a picture leaves its words, and its place keeps its size', { tag: '@nightly' }, async ({ page }) => {
    await page.route(/\/media\/.*\.(png|webp)$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/docs/projectplan/projects/create')
    const picture = page.locator('main .prose img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('alt', /Форма нового проекта/)
    const [width, height] = await picture.evaluate((image: HTMLImageElement) => [image.width, image.height])
    const [own, ownHeight] = await Promise.all(['width', 'height'].map((name) => picture.getAttribute(name)))
    expect(height).toBeCloseTo((Number(width) * Number(ownHeight)) / Number(own), -1)
  })

  test('a video leaves its chapters and its text', { tag: '@nightly' }, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.route('**/*.webm', (route) => route.fulfill({ status: 404, body: '' }))
    await open(page, '/docs/bi/video/bi-start')
    const chapter = page.locator('.chapters a').nth(2)
    await chapter.click()
    await expect(page).toHaveURL(/#t=\d+$/)
    await expect(page.getByRole('heading', { name: 'То же в тексте' })).toBeAttached()
    expect(errors).toEqual([])
  })
})
