import type { Page } from '@playwright/test'
import { inPieces } from '../support/host'
import { atEveryFrame, expect, holdScripts, open, PHONE, settle, start, test, texts } from '../support/reader'
import { SITES } from '../support/sites'
import { burger, drawer } from './drawer'

/** Pages whose entry is far down the menu. */
const DEEP = '/docs/etl/processors/ExecuteSQL'
const menu = (page: Page) => page.getByRole('navigation', { name: texts().docs.sidebar })
const current = (page: Page) => menu(page).locator('a[aria-current="page"]')
const top = (page: Page) => page.getByRole('complementary').evaluate((element) => element.scrollTop)

/** Where the menu is at each frame at which it is seen, each place once. */
async function placesSeen(page: Page): Promise<() => Promise<unknown[]>> {
  const seen = await atEveryFrame(
    page,
    `(() => {
      const aside = document.querySelector('aside')
      return aside?.checkVisibility({ visibilityProperty: true }) ? aside.scrollTop : null
    })()`,
  )
  return async () => [...new Set(await seen())].filter((place) => place !== null)
}

test('the current entry is in sight at the first frame, and the menu does not move when scripts start', async ({
  page,
}) => {
  const seen = await placesSeen(page)
  await page.goto(DEEP)
  await expect(current(page)).toBeInViewport()
  await menu(page).getByRole('link', { name: 'Рабочие процессы' }).dispatchEvent('pointerover')
  await start(page)
  await settle(page)
  expect(await seen()).toEqual([await top(page)])
  expect(await top(page)).toBeGreaterThan(300)

  await test.step('a level that is long is whole after a press, and a key goes on from the first new entry', async () => {
    const more = menu(page).locator('[data-act="more"]')
    const focused = page.locator(':focus')
    await expect(more).toHaveCount(2)
    const last = menu(page).locator('li:has(> [data-act="more"])').last()
    const before = await last.locator('xpath=preceding-sibling::li[1]').getByRole('link').textContent()
    await more.last().press('Enter')
    await expect(more).toHaveCount(0)
    await expect(menu(page).locator('details[data-id="etl/processors"] li')).toHaveCount(306)
    await expect(focused).toBeInViewport()
    expect(await focused.locator('xpath=../preceding-sibling::li[1]').textContent()).toBe(before)
    await expect(current(page)).toHaveText('ExecuteSQL')
  })
})

test('a menu that comes in pieces is seen when it has its place', { tag: '@nightly' }, async ({ page }) => {
  const { origin, close } = await inPieces(SITES.main.port, 2000)
  const seen = await placesSeen(page)
  await page.goto(origin + DEEP, { waitUntil: 'domcontentloaded' })
  await expect(current(page)).toBeInViewport()
  expect(await seen()).toEqual([await top(page)])
  close()
})

test('with data-saver too', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(DEEP)
  await expect(current(page)).toBeInViewport()
})

test('categories that open again leave the entry under the pointer where it is', { tag: '@nightly' }, async ({
  page,
}) => {
  await open(page, DEEP)
  await page.evaluate(() => sessionStorage.setItem('sidebar-open', '["workflow","workflow/elements","bi","etl"]'))
  const release = await holdScripts(page)
  await page.reload()
  await expect(current(page)).toBeInViewport()
  const before = await current(page).boundingBox()
  release()
  await expect(menu(page).locator('details[data-id="workflow"]')).toHaveAttribute('open', '')
  await settle(page)
  expect((await current(page).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the drawer opens at the current entry before scripts have come, and stays when they do', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto('/docs')
    const release = await holdScripts(page)
    await page.goto(DEEP)
    const openDrawer = async () => {
      await burger(page).tap()
      await expect(drawer(page)).toBeVisible()
      await expect(current(page)).toBeInViewport()
    }
    await openDrawer()
    await settle(page)
    await test.step('Back closes it before they have come', async () => {
      await page.goBack({ waitUntil: 'commit' })
      await expect(drawer(page)).toBeHidden()
      await expect(page).toHaveURL(DEEP)
    })
    await openDrawer()
    const before = await top(page)
    release()
    await page.waitForFunction(() => document.querySelector('header[inert]'))
    await settle(page)
    expect(await top(page)).toBe(before)
    await test.step('the current page is in sight when it opens afterwards', async () => {
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await openDrawer()
    })
    await page.goBack()
    await expect(drawer(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/docs')
  })

  test('a double tap on the burger opens it and follows no link', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(DEEP)
    const box = await burger(page).boundingBox()
    if (!box) throw new Error('there is no burger')
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await settle(page)
    await expect(page).toHaveURL(DEEP)
    await expect(drawer(page)).toBeVisible()
  })
})
