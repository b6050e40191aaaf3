import type { Page } from '@playwright/test'
import { expect, open, settle, test, texts } from '../support/reader'
import { url } from '../support/sites'

const LONG = url('fixture', '/docs/guide/first')
/** Scrolls, and waits until the page has been notified. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)
const button = (page: Page) => page.getByRole('link', { name: texts().shell.backToTop })
const offset = (page: Page) => page.evaluate(() => scrollY)

test.describe('a navbar that hides on scroll', () => {
  const isHidden = (page: Page) =>
    page.evaluate(() => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) <= 0)

  test('goes when scrolling down, comes when scrolling up and near both ends', async ({ page }) => {
    await open(page, LONG)
    await scrollTo(page, 30)
    await settle(page)
    expect(await isHidden(page)).toBe(false)
    await scrollTo(page, 500)
    await expect.poll(() => isHidden(page)).toBe(true)
    await scrollTo(page, 450)
    await expect.poll(() => isHidden(page)).toBe(false)
    await scrollTo(page, 700)
    await expect.poll(() => isHidden(page)).toBe(true)
    await scrollTo(page, 1e6)
    await expect.poll(() => isHidden(page)).toBe(false)

    await test.step('“back to top” appears when scrolling up, far enough from the top', async () => {
      await scrollTo(page, 0)
      await scrollTo(page, 900)
      await settle(page)
      await expect(button(page)).toBeHidden()
      await scrollTo(page, 800)
      await expect(button(page)).toBeVisible()
      await scrollTo(page, 900)
      await expect(button(page)).toBeHidden()
      await scrollTo(page, 800)
      await expect(button(page)).toBeVisible()
      await scrollTo(page, 250)
      await expect(button(page)).toBeHidden()
    })
  })

  test('stays for the reader who jumped to a heading', { tag: '@nightly' }, async ({ page }) => {
    await open(page, LONG)
    await page.getByRole('navigation', { name: texts().docs.toc }).getByRole('link', { name: 'Раздел 3' }).click()
    await expect.poll(() => offset(page)).toBeGreaterThan(200)
    await settle(page)
    expect(await isHidden(page)).toBe(false)
    await scrollTo(page, (await offset(page)) + 200)
    await expect.poll(() => isHidden(page)).toBe(true)
  })

  test('is still where site.yaml does not ask for it', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs/bi/intro')
    await scrollTo(page, 600)
    await settle(page)
    expect(await isHidden(page)).toBe(false)
  })

  test('comes back when the keyboard goes into it', { tag: '@nightly' }, async ({ page }) => {
    await open(page, LONG)
    await scrollTo(page, 500)
    await expect.poll(() => isHidden(page)).toBe(true)
    await page.getByRole('banner').getByRole('link').first().focus()
    await expect.poll(() => isHidden(page)).toBe(false)
  })
})

test.describe('back to top', () => {
  test('glides, 0.85 of the way left at each frame', { tag: '@nightly' }, async ({ page }) => {
    await open(page, LONG)
    await scrollTo(page, 1500)
    await scrollTo(page, 1200)
    await page.evaluate(() => {
      const passed: number[] = [scrollY]
      Object.assign(window, { passed })
      addEventListener('scroll', () => passed.push(scrollY))
    })
    await button(page).click()
    await expect.poll(() => offset(page)).toBe(0)
    const passed = await page.evaluate(() => (window as unknown as { passed: number[] }).passed)
    expect(passed.length).toBeGreaterThan(10)
    for (const [index, y] of passed.slice(0, 8).entries()) {
      const before = passed[index - 1]
      if (before !== undefined)
        expect([Math.floor(before * 0.85), Math.floor(Math.floor(before * 0.85) * 0.85)]).toContain(y) // a slow frame may hold two steps
    }
    await expect(button(page)).toBeHidden()
  })

  test('a scroll of the reader stops it', { tag: '@nightly' }, async ({ page }) => {
    await open(page, LONG)
    await scrollTo(page, 1500)
    await scrollTo(page, 1400)
    await expect(button(page)).toBeVisible()
    // In the page, so that the wheel comes between two frames of the glide.
    const rest = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.back-to-top')?.click()
      const frames = async (count: number) => {
        for (let seen = 0; seen < count; seen++) await new Promise(requestAnimationFrame)
      }
      await frames(4)
      dispatchEvent(new WheelEvent('wheel', { deltaY: 1 }))
      const stopped = scrollY
      await frames(20)
      return [stopped, scrollY]
    })
    expect(rest[0]).toBeGreaterThan(0)
    expect(rest[1]).toBe(rest[0])
  })

  test('is immediate with reduced motion', { tag: '@nightly' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, LONG)
    await scrollTo(page, 1500)
    await scrollTo(page, 1400)
    const after = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.back-to-top')?.click()
      return scrollY
    })
    expect(after).toBe(0)
  })
})
