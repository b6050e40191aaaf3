import { expect, mark, open, PHONE, settle, test } from '../support/reader'
import { someOf } from '../support/sites'
import { burger, drawer, sectionMenu } from './drawer'

test.use({ viewport: PHONE, hasTouch: true })

for (const state of someOf(['after', 'before'] as const)) {
  test(`Back closes it instead of leaving, opened ${state} the framework has started`, async ({ page }) => {
    await page.goto('/')
    await page.goto('/docs')
    const isSame = await mark(page)
    if (state === 'after') {
      await page.keyboard.press('Shift')
      await page.waitForFunction(() => customElements.get('doc-toc'))
    }
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
}

test('closed in another way it leaves nothing in the history', async ({ page }) => {
  await page.goto('/')
  await open(page, '/docs')
  const before = await page.evaluate(() => history.length)
  await burger(page).tap()
  await expect(drawer(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1) // the entry comes with an event after it
  const entryGone = page.evaluate(() => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })))
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await entryGone
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a link closes it and leads on, softly; the way back leads through the page', async ({ page }) => {
  await open(page, '/docs')
  const isSame = await mark(page)
  await burger(page).tap()
  await sectionMenu(page).getByRole('link', { name: 'Архитектура' }).tap()
  await expect(page).toHaveURL('/docs/architecture/intro')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Архитектура' })).toBeInViewport()
  expect(await isSame()).toBe(true)
  expect(await page.locator('[inert]').count()).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/docs')
})

for (const [from, name] of someOf([
  ['/docs/bi/dashboard', 'Безопасность'],
  ['/en/docs/bi/dashboard', 'Security'],
] as const)) {
  test(`a slow tap on a link whose text is here leaves nothing inert, ${from}`, async ({ page }) => {
    await open(page, from)
    await burger(page, from.startsWith('/en') ? 'en' : 'ru').tap()
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
    await burger(page, from.startsWith('/en') ? 'en' : 'ru').tap()
    await expect(drawer(page)).toBeVisible()
  })
}

test('one Back leads from the page of its link to the page before', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/')
  await open(page, '/docs')
  await burger(page).tap()
  await sectionMenu(page).getByRole('link', { name: 'Архитектура' }).tap()
  await expect(page).toHaveURL('/docs/architecture/intro')
  await page.goBack()
  await expect(page).toHaveURL('/docs')
  await page.goBack()
  await expect(page).toHaveURL('/')
})
