import type { Page } from '@playwright/test'
import { expect, test, texts } from '../support/reader'
import { url } from '../support/sites'

const SINK = url('fixture', '/docs/kitchen-sink')
/** A4 between the margins a browser leaves. */
const PAPER = { width: 718, height: 1046 }

async function print(page: Page, address: string): Promise<void> {
  await page.setViewportSize(PAPER)
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
}

/** What is there for a screen alone is not printed, and nothing is cut off. */
async function expectTextAlone(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of [texts().shell.mainNav, texts().docs.breadcrumbs, texts().docs.toc, texts().docs.paginator])
    await expect(page.getByRole('navigation', { name })).toHaveCount(0)
  for (const role of ['banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('region', { name: texts().shell.announcement })).toHaveCount(0)
  await expect(page.getByRole('button', { name: texts().kit.copy })).toHaveCount(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'nothing is cut off').toBeLessThanOrEqual(PAPER.width)
}

for (const address of ['/docs/bi/dashboard', '/docs/etl/processors/ExecuteSQL', '/blog/release-7_21_0'])
  test(`${address} prints its text alone`, { tag: '@nightly' }, async ({ page }) => {
    await print(page, address)
    await expectTextAlone(page)
  })

test('all parts of a text are printed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await print(page, SINK)
  await test.step('the dark theme prints dark on white', async () => {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const choice of ['system', 'dark'])
      await test.step(`by ${choice}`, async () => {
        await page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), choice)
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
        await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
        await expect(page.locator('h1')).toHaveCSS('color', 'rgb(28, 36, 39)')
      })
  })
  await test.step('and the page its text alone', () => expectTextAlone(page))
  await test.step('what is folded or in a closed tab is printed', async () => {
    await expect(page.locator('details.fold').first().getByText('GRANT', { exact: true })).toBeVisible()
    const group = page.locator('doc-tabs').first()
    await expect(group.getByText('company.platform.example').first()).toBeVisible()
    await expect(group.getByText('docs.company.example')).toBeVisible()
    const labels = await group
      .locator('.tab')
      .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content.replaceAll('"', '')))
    expect(labels).toEqual((await group.locator('label').allInnerTexts()).map((text) => text.trim()))
  })
  await test.step('a wide table is not cut off', async () => {
    for (const table of await page.locator('.prose table').all()) {
      const box = await table.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PAPER.width)
    }
  })
  await test.step('a link that leaves the site says where it leads', async () => {
    const link = page.locator('.prose a.external:not(.card)').first()
    const href = await link.getAttribute('href')
    const said = await link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(said).toContain(href)
  })
  await test.step('code is wrapped', async () => {
    for (const code of await page.locator('.code pre').all())
      expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1)
  })
  await test.step('of a video its poster is printed, without the player', async () => {
    const video = page.locator('doc-video video[poster]').first()
    const show = (media: 'print' | 'screen', hasControls: boolean) =>
      test.step(`${media}, ${hasControls ? 'with' : 'without'} controls`, async () => {
        await page.emulateMedia({ media })
        await video.evaluate((element: HTMLVideoElement, controls) => Object.assign(element, { controls }), hasControls)
        return video.screenshot()
      })
    expect(await show('screen', true), 'the player is drawn').not.toEqual(await show('screen', false))
    expect(await show('print', true)).toEqual(await show('print', false))
  })
})
