import { GUIDE, menu, secondLink, title } from '../support/guide'
import { at, expect, LOCALES, later, mark, open, settle, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'

for (const locale of someOf(LOCALES)) {
  test(`a link opens its page softly: title, heading, focus, place, announcement, ${locale}`, async ({ page }) => {
    await open(page, url('fixture', at(locale, '/docs/guide/first')))
    const isSame = await mark(page)
    await page.evaluate(() => window.scrollTo(0, 600))
    const name = locale === 'ru' ? 'Вторая страница' : 'Second page'
    await menu(page, locale).getByRole('link', { name }).click()
    await expect(title(page, name)).toBeVisible()
    await expect(page).toHaveTitle(`${name} | Fixture`)
    expect(await isSame()).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('[id="site:top"]')).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: name })).toBeAttached()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://fixture.example${at(locale, '/docs/guide/second')}`,
    )
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: texts(locale).shell.skip })).toBeFocused()
  })
}

for (const delay of someOf([500, 0, 150])) {
  test(`a page begins at its top from a small offset too, the text coming ${delay} ms late`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 380 })
    await open(page, url('fixture', '/docs/guide/second'))
    if (delay > 0) await page.route('**/docs/guide/first.txt', later(delay))
    await page.evaluate(() => window.scrollTo({ top: 16, behavior: 'instant' }))
    await menu(page).getByRole('link', { name: 'Руководство' }).click()
    await expect(title(page, 'Первая страница')).toBeVisible()
    await settle(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

test('Back and Forward bring the page and the place back', async ({ page }) => {
  await open(page, GUIDE)
  const isSame = await mark(page)
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  await settle(page)
  await secondLink(page).click()
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Первая страница')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await page.goForward()
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await isSame()).toBe(true)
})

for (const delay of someOf([500, 0])) {
  test(`a link with a hash opens the page at its heading, the text coming ${delay} ms late`, async ({ page }) => {
    await open(page, url('fixture', '/docs/kitchen-sink'))
    const isSame = await mark(page)
    if (delay > 0) await page.route('**/docs/guide/first.txt', later(delay))
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
    expect(await isSame()).toBe(true)
  })
}

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
