import { at, expect, LOCALES, mark, open, PHONE, settle, test } from '../support/reader'
import { someOf } from '../support/sites'
import { burger, drawer, sectionMenu } from './drawer'

test.use({ viewport: PHONE, hasTouch: true })

for (const locale of someOf(LOCALES))
  test(`the drawer and the history, ${locale}`, async ({ page }) => {
    const docs = at(locale, '/docs')
    await page.goto(at(locale, '/'))
    await open(page, docs)
    const isSame = await mark(page)

    await test.step('Back closes it instead of leaving', async () => {
      await burger(page, locale).tap()
      await expect(drawer(page)).toBeVisible()
      await page.waitForFunction(() => document.querySelector('header[inert]'))
      await page.goBack()
      await expect(drawer(page)).toBeHidden()
      await expect(page).toHaveURL(docs)
    })

    await test.step('a link closes it and leads on, softly; the way back leads through the page', async () => {
      await burger(page, locale).tap()
      const name = locale === 'ru' ? 'Архитектура' : 'Architecture'
      await sectionMenu(page, locale).getByRole('link', { name }).tap()
      await expect(page).toHaveURL(at(locale, '/docs/architecture/intro'))
      await expect(drawer(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport()
      expect(await page.locator('[inert]').count()).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL(docs)
    })

    await test.step('a slow tap on a link whose text is here leaves nothing inert', async () => {
      await burger(page, locale).tap()
      const name = locale === 'ru' ? 'Безопасность' : 'Security'
      const link = drawer(page).getByRole('link', { name, exact: true })
      const href = await link.getAttribute('href')
      const text = page.waitForResponse((response) => new URL(response.url()).pathname === `${href}.txt`)
      await link.dispatchEvent('touchstart')
      await text
      await settle(page)
      await link.tap()
      await expect(page).toHaveURL(href ?? '')
      await expect(page.locator('h1')).toContainText(name)
      await expect(page.locator('[inert]')).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(docs)
    })

    await test.step('closed in another way it leaves nothing in the history', async () => {
      const before = await page.evaluate(() => history.state)
      await burger(page, locale).tap()
      await expect(drawer(page)).toBeVisible()
      await expect.poll(() => page.evaluate(() => history.state)).not.toEqual(before) // the entry comes with an event after it
      const entryGone = page.evaluate(
        () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
      )
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await entryGone
      expect(await isSame()).toBe(true)
      await page.goBack()
      await expect(page).toHaveURL(at(locale, '/'))
    })
  })

test('Back closes it instead of leaving, opened before the framework has started', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.goto('/docs')
  const isSame = await mark(page)
  await burger(page).tap()
  await expect(drawer(page)).toBeVisible()
  await page.waitForFunction(() => document.querySelector('header[inert]'))
  await page.goBack()
  await expect(drawer(page)).toBeHidden()
  await expect(page).toHaveURL('/docs')
  expect(await isSame()).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/')
})
