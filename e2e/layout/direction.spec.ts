import { expect, open, PHONE, test } from '../support/reader'
import { url } from '../support/sites'
import { burger, drawer } from './drawer'

test.use({ viewport: PHONE, hasTouch: true })

test('a page in Hebrew is laid out from the right, its code from the left', async ({ page }) => {
  const HEBREW = url('based', '/base/he/docs/directions')
  await open(page, HEBREW)
  const direction = (selector: string) =>
    page.locator(selector).evaluateAll((found) => [...new Set(found.map((part) => getComputedStyle(part).direction))])
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  for (const code of ['code', 'pre', 'kbd', '.diagram svg text']) expect(await direction(code), code).toEqual(['ltr'])
  for (const text of ['article p', 'h1', 'td', '.steps > li']) expect(await direction(text), text).toEqual(['rtl'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  await burger(page).tap()
  const [shown, whole] = [await drawer(page).boundingBox(), await page.locator('body').boundingBox()]
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBe(whole?.width)
})
