import type { Locator, Page } from '@playwright/test'
import { at, expect, LOCALES, PHONE, test, texts } from '../support/reader'
import { someOf } from '../support/sites'

const path = (page: Page) => page.getByRole('navigation', { name: texts().docs.breadcrumbs })

for (const [width, fontSize] of someOf([
  [390, '100%'],
  [360, '100%'],
  [320, '100%'],
  [390, '200%'],
] as const))
  for (const locale of someOf(LOCALES))
    test(`the bar shows whole words of the site's name: ${width} px, text of ${fontSize}, ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(at(locale, '/docs'))
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize)
      const seen = await page.locator('header > a').evaluate((brand) => {
        const box = brand.getBoundingClientRect()
        const range = document.createRange()
        return [...brand.querySelectorAll('svg, b'), brand.querySelector('span')?.firstChild].map((part) => {
          if (!part) return 'none'
          range.selectNode(part)
          const { top, bottom, right } = range.getBoundingClientRect()
          if (top >= box.bottom - 1) return 'out of sight'
          return bottom <= box.bottom + 1 && right <= box.right + 1 ? 'whole' : 'cut'
        })
      })
      expect(seen[0]).toBe('whole')
      expect(seen).not.toContain('cut')
      if (fontSize === '100%' && width === PHONE.width) expect(seen.at(-1)).toBe('whole')
    })

/** Words that stand on two lines, though each fits on one. */
const broken = (cells: Locator): Promise<string[]> =>
  cells.evaluateAll((all) => {
    const range = document.createRange()
    const found: string[] = []
    for (const cell of all) {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{3,16}/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (tops.size > 1) found.push(word)
        }
    }
    return found
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('headings and paths', async ({ page }) => {
    for (const address of ['/docs/bi/dashboard', '/help', '/docs/etl/processors/InvokeHTTP'])
      await test.step(`a heading of ${address} is read once`, async () => {
        await page.goto(address)
        const headings = await page.locator('main h2:has(.anchor)').all()
        expect(headings.length).toBeGreaterThan(3)
        for (const heading of headings) await expect(heading).toHaveAccessibleName((await heading.textContent()) ?? '')
        for (const region of await page.locator('main section[aria-labelledby]').all())
          await expect(region).toHaveAccessibleName((await region.locator('h2').first().textContent()) ?? '')
      })
    await test.step('the required properties come first, and the contents lead to each', async () => {
      const ids = await page.locator('tr[id^="property-"]').evaluateAll((rows) => rows.map(({ id }) => `#${id}`))
      const toc = page.getByRole('navigation', { name: texts().docs.toc }).locator('a[href^="#property-"]')
      expect(await toc.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(ids)
      const groups = page.locator('tbody > tr:first-child > [scope="rowgroup"]')
      await expect(groups.first()).toHaveText(`${texts().etl.requiredGroup} 18`)
      // Its name of the interface is that of the machine, so it is said once.
      await expect(page.locator('#property-http-method th')).toHaveText(/^\s*HTTP Method\s+EL\s*$/)
    })
    await test.step('the start of the documentation is not called as the home page is', async () => {
      await page.goto('/docs')
      const { home } = texts().page
      await expect(path(page).getByRole('listitem').last()).not.toHaveText(home)
      const sidebar = page.getByRole('navigation', { name: texts().docs.sidebar })
      await expect(sidebar.getByRole('link').first()).not.toHaveText(home)
    })
  })

  test('tables break no word, on paper and on a phone', async ({ page }) => {
    for (const address of ['/docs/architecture/components', '/docs/etl/processors/ExecuteSQL', '/docs/glossary'])
      await test.step(address, async () => {
        await page.setViewportSize({ width: 718, height: 1046 })
        await page.emulateMedia({ media: 'print' })
        await page.goto(address)
        expect.soft(await broken(page.locator('article :is(th, td)')), 'on paper').toEqual([])
        await page.emulateMedia({ media: 'screen' })
        await page.setViewportSize(PHONE)
        expect.soft(await broken(page.locator('article :is(th, td)')), 'on a phone').toEqual([])
      })
  })
})

test('a video without a picture is no empty frame on paper', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/docs/bi/video/bi-start')
  await page.emulateMedia({ media: 'print' })
  const video = page.locator('doc-video video')
  if ((await video.getAttribute('poster')) === null) await expect(video).toBeHidden()
  await expect(page.locator('.chapters')).toBeVisible()
})

test('the link of a change stands beside its first line', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/blog/changes')
  const apart = await page
    .locator('li > div > p > a[href^="#"]')
    .evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().y - (link.closest('li')?.getBoundingClientRect().y ?? 0)),
    )
  expect(apart.length).toBeGreaterThan(100)
  expect(Math.max(...apart) - Math.min(...apart), 'but for the line between two').toBeLessThan(2)
})

test('pictures are 640 and 1200 wide', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/docs/bi/dashboard')
  const set = await page.locator('doc-image source').first().getAttribute('srcset')
  expect([...(set ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual(['640', '1200'])
})
