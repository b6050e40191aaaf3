import type { Page } from '@playwright/test'
import { GUIDE } from '../support/guide'
import { expect, open, PHONE, say, test, texts } from '../support/reader'
import { someOf } from '../support/sites'

const toc = (page: Page) => page.getByRole('navigation', { name: texts().docs.toc })
const active = (page: Page) => toc(page).locator('a[aria-current]').allTextContents()
const sectionTop = (page: Page, name: string, top: number) =>
  page
    .getByRole('heading', { name })
    .evaluate(
      (element, y) => window.scrollTo({ top: element.getBoundingClientRect().top + scrollY - y, behavior: 'instant' }),
      top,
    )
/** How far a heading is below the header. */
const below = (page: Page, name: string) =>
  page
    .getByRole('heading', { name })
    .evaluate((element) => element.getBoundingClientRect().top - (document.querySelector('header')?.offsetHeight ?? 0))

for (const [hash, name] of someOf([
  ['#раздел-5', 'Раздел 5'],
  [`#${encodeURIComponent('раздел-5')}`, 'Раздел 5'],
  ['#own-anchor', 'Свой якорь'],
] as const))
  test(`a reader who arrives at ${hash} sees it under the navbar; the contents follow, a heading gives its address`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await open(page, `${GUIDE}${hash}`)
    await expect(page.getByRole('heading', { name })).toBeInViewport()
    expect(await below(page, name)).toBeGreaterThanOrEqual(0)
    if (name === 'Раздел 5') expect(await below(page, name)).toBeLessThan(60)

    await test.step('the contents follow the reader', async () => {
      await page.setViewportSize({ width: 1440, height: 600 })
      await expect(toc(page).getByRole('link')).toHaveText([
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Раздел ${number}`),
        'Свой якорь',
      ])
      await sectionTop(page, 'Раздел 4', 90)
      await expect.poll(() => active(page)).toEqual(['Раздел 4'])
      await sectionTop(page, 'Раздел 4', 30) // its heading has gone under the navbar; the next one is in the upper half or it is still the one read
      const next = await page
        .getByRole('heading', { name: 'Раздел 5' })
        .evaluate((element) => element.getBoundingClientRect().top)
      await expect.poll(() => active(page)).toEqual([next < 300 ? 'Раздел 5' : 'Раздел 4'])
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
      await expect.poll(() => active(page)).toEqual(['Свой якорь'])
    })

    await test.step('a heading has a link with a label, which copies its address', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('link', { name: say('ru', 'kit')('headingLink', { heading: 'Раздел 3' }) }).click()
      await expect(page).toHaveURL(`${GUIDE}#${encodeURIComponent('раздел-3')}`)
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
      await expect(page.getByRole('status').filter({ hasText: texts().shell.copied })).toBeAttached()
      await expect.poll(() => below(page, 'Раздел 3')).toBeLessThan(60)
      expect(await below(page, 'Раздел 3')).toBeGreaterThanOrEqual(0)
    })

    await test.step('on a phone the contents are a disclosure above the text', async () => {
      await page.setViewportSize(PHONE)
      await expect(toc(page)).toBeHidden()
      await page.getByRole('article').getByText(texts().docs.toc).click()
      await expect(toc(page)).toBeVisible()
      await toc(page).getByRole('link', { name: 'Раздел 6' }).click()
      await expect(page.getByRole('heading', { name: 'Раздел 6' })).toBeInViewport()
    })
  })

test('a link of the text leads to a Cyrillic anchor', { tag: '@nightly' }, async ({ page }) => {
  await open(page, GUIDE)
  await page.getByRole('link', { name: 'к разделу 2' }).click()
  await expect.poll(() => below(page, 'Раздел 2')).toBeLessThan(60)
})
