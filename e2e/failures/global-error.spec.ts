import { at, expect, LOCALES, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'

test.use({ noisy: true })

for (const locale of someOf(LOCALES))
  test(`a crash of the layout is reported in the language of the page: ${locale}`, async ({ page }) => {
    // The shell, which is a part of the layout, cannot define its elements.
    await page.addInitScript(() => {
      customElements.define = () => {
        throw new Error('no elements today')
      }
    })
    await page.goto(url('fixture', at(locale, '/docs')))
    const theme = await page.evaluate(() => document.documentElement.dataset.theme)
    await page.keyboard.press('Shift')
    const { crashTitle, tryAgain } = texts(locale).screens
    await expect(page.getByRole('heading', { name: crashTitle })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('no elements today')
    await expect(page.getByRole('button', { name: tryAgain })).toBeVisible()
    await expect(page).toHaveTitle(crashTitle)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '')
  })
