import type { Page } from '@playwright/test'
import { violations, violationsInThemes } from '../support/axe'
import { KINDS, NIGHTLY_KINDS } from '../support/kinds'
import { expect, PHONE, settle, start, test, texts, watchPolicy } from '../support/reader'
import { type SITES, someOf, url } from '../support/sites'

/** Kinds of every run: a component, all parts of the kit. */
const DAILY = 2
const WIDTHS = [320, 390, 768, 996, 1024, 1440]
const scrollWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

for (const [site, address] of someOf([...KINDS, ...NIGHTLY_KINDS], DAILY))
  test(`${site} ${address}: axe, every width, a larger text, the policy, the console`, async ({ page }) => {
    const forbidden = await watchPolicy(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const response = await page.goto(url(site, encodeURI(address)))
    expect(response?.status()).toBe(200)
    await start(page)
    await test.step('axe finds nothing in either theme', () => expectAccessible(page, site))
    await test.step('the page does not scroll sideways', () => expectNoSideways(page))
    await test.step('nor does it with a text twice as large, on a phone', () => expectNoSidewaysEnlarged(page))
    await test.step('what a reader does is not forbidden', async () => {
      await useAll(page, site, address)
      expect(await forbidden()).toEqual([])
    })
  })

async function expectAccessible(page: Page, site: keyof typeof SITES): Promise<void> {
  // Sections that are not drawn yet have a guessed size; their links would seem to lie under the next section.
  await page.locator('main section').evaluateAll((sections: HTMLElement[]) => {
    for (const section of sections) section.style.contentVisibility = 'visible'
  })
  // The based site does not follow the theme of the system.
  expect.soft(await (site === 'based' ? violations : violationsInThemes)(page)).toEqual([])
}

async function expectNoSideways(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    // What comes near takes its true size.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect.soft(await scrollWidth(page), `${width} px`).toBeLessThanOrEqual(width)
  }
}

async function expectNoSidewaysEnlarged(page: Page): Promise<void> {
  const enlarge = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
  await page.evaluate(() => scrollTo(0, 0))
  await page.setViewportSize(PHONE)
  await enlarge('200%')
  expect.soft(await scrollWidth(page)).toBeLessThanOrEqual(PHONE.width)
  const skip = await page.locator('.skip-link').boundingBox()
  expect.soft((skip?.y ?? 0) + (skip?.height ?? 0), 'the skip link is out of sight').toBeLessThanOrEqual(0)
  await enlarge('')
}

/** What only a reader's act brings: pictures further down, the search, the colours. */
async function useAll(page: Page, site: keyof typeof SITES, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.mouse.wheel(0, 4000)
  await page.keyboard.press('Control+k')
  const { search } = texts(/^\/en(\/|$)/.test(address) ? 'en' : 'ru')
  const dialog = page.getByRole('dialog', { name: search.title })
  if (site === 'main') {
    await dialog.getByRole('combobox').fill('kafka')
    await expect(dialog.getByRole('option').first()).toBeVisible()
  }
  if (site !== 'fixture') await dialog.getByRole('combobox').press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.locator('[data-replay="color-mode"]').click()
  await settle(page)
}

test('a page with the drawer and the menus open does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(url('fixture', '/docs/kitchen-sink'))
  await start(page)
  await page.locator('summary', { hasText: texts().shell.versions }).click()
  expect(await scrollWidth(page)).toBeLessThanOrEqual(320)
  await page.locator('summary', { hasText: `${texts().shell.language}: ` }).click()
  expect(await scrollWidth(page)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: texts().shell.menu }).click()
  expect(await scrollWidth(page)).toBeLessThanOrEqual(320)
})
