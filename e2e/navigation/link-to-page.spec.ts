import type { Page } from '@playwright/test'
import { GUIDE, menu, title } from '../support/guide'
import { at, expect, LOCALES, later, mark, open, settle, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'

const scrolled = (page: Page) => expect.poll(() => page.evaluate(() => scrollY))

for (const locale of someOf(LOCALES))
  test(`a link opens its page softly, and Back and Forward bring it back, ${locale}`, async ({ page }) => {
    await open(page, url('fixture', at(locale, '/docs/guide/first')))
    const isSame = await mark(page)
    const [first, second] = locale === 'ru' ? ['Первая страница', 'Вторая страница'] : ['First page', 'Second page']

    await test.step('title, heading, focus, place, announcement', async () => {
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
      await settle(page)
      await menu(page, locale).getByRole('link', { name: second }).click()
      await expect(title(page, second)).toBeVisible()
      await expect(page).toHaveTitle(`${second} | Fixture`)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect(page.locator('[id="site:top"]')).toBeFocused()
      await expect(page.getByRole('alert').filter({ hasText: second })).toBeAttached()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://fixture.example${at(locale, '/docs/guide/second')}`,
      )
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: texts(locale).shell.skip })).toBeFocused()
    })

    await test.step('Back and Forward bring the page and the place back', async () => {
      await page.goBack()
      await expect(title(page, first)).toBeAttached()
      await scrolled(page).toBe(700)
      await page.goForward()
      await expect(title(page, second)).toBeVisible()
      await scrolled(page).toBe(0)
    })
    expect(await isSame()).toBe(true)
  })

for (const delay of someOf([500, 0]))
  test(`a page begins at its top or at the heading of the link, the text coming ${delay} ms late`, async ({ page }) => {
    await open(page, url('fixture', '/docs/guide/second'))
    const isSame = await mark(page)
    if (delay > 0) await page.route(/\/docs(\/guide\/first)?\.txt$/, later(delay))

    await test.step('with a hash at its heading', async () => {
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = `/docs/guide/first#${encodeURIComponent('раздел-5')}`
        link.textContent = 'К разделу 5'
        document.querySelector('main')?.prepend(link)
      })
      await page.getByRole('link', { name: 'К разделу 5' }).click()
      const heading = page.getByRole('heading', { name: 'Раздел 5' })
      await expect(heading).toBeInViewport()
      await expect
        .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBeLessThan(200)
      expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(60)
    })

    await test.step('at its top from a small offset too', async () => {
      await page.setViewportSize({ width: 1440, height: 380 })
      await page.evaluate(() => window.scrollTo({ top: 16, behavior: 'instant' }))
      const link = menu(page).getByRole('link', { name: 'Начало' })
      await link.evaluate((element: HTMLElement) => element.click()) // a click of a locator scrolls the menu
      await expect(title(page, 'Начало')).toBeVisible()
      await settle(page)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
    expect(await isSame()).toBe(true)
  })

test('a page opened softly at an anchor marks its target, as a loaded one does', { tag: '@nightly' }, async ({
  page,
}) => {
  await open(page, '/blog')
  const isSame = await mark(page)
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.prepend(Object.assign(document.createElement('a'), { href: '/blog/changes#7.21.0-script-limits', id: 'to' })),
  )
  await page.locator('#to').evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('[id="7.21.0-script-limits"]')).toBeInViewport()
  expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('7.21.0-script-limits')
  expect(await isSame()).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  expect(await isSame()).toBe(true)
})

test('a link pressed at once after hydration leaves no metadata of the page before', { tag: '@nightly' }, async ({
  page,
}) => {
  // On a slow processor the metadata are hydrated well after the shell.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    let ready: (() => void) | undefined
    Object.defineProperty(window, '__shellReady', {
      get: () => () => {
        ready?.()
        document.querySelector<HTMLElement>('a[href="/docs/guide/second"]')?.click()
      },
      set: (value) => {
        ready = value
      },
    })
  })
  await page.goto(GUIDE)
  await page.keyboard.press('Shift')
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await expect(page).toHaveTitle(/^Вторая страница/)
  for (const tag of ['title', 'link[rel=canonical]', 'meta[name=description]', 'meta[property="og:title"]'])
    await expect(page.locator(`head > ${tag}`)).toHaveCount(1)
})
