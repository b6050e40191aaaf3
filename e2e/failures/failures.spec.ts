import { GUIDE, menu, SECOND, title } from '../support/guide'
import { at, expect, LOCALES, open, test, texts } from '../support/reader'
import { url } from '../support/sites'

test.describe('what fails', () => {
  test.use({ noisy: true }) // the browser reports the requests that failed

  for (const locale of LOCALES) {
    test(`a text that cannot be loaded is told, and can be tried again, ${locale}`, async ({ page }) => {
      await open(page, url('fixture', at(locale, '/docs/guide/first')))
      await page.route(SECOND, (route) => route.abort())
      const name = locale === 'ru' ? 'Вторая страница' : 'Second page'
      await menu(page, locale).getByRole('link', { name }).click()
      const error = page.getByRole('main').getByRole('alert')
      await expect(error).toContainText(texts(locale).screens.loadFailed)
      await expect(error).toContainText('Failed to fetch')
      await error.getByRole('button', { name: texts(locale).shell.retry }).click()
      await expect(error).toContainText('Failed to fetch')
      await page.unroute(SECOND)
      await error.getByRole('button', { name: texts(locale).shell.retry }).click()
      await expect(title(page, name)).toBeVisible()
      await expect(error).toHaveCount(0)
      await expect(page.locator('[id="site:top"]')).toBeFocused()
      await expect(page.getByRole('status').filter({ hasText: name })).toBeAttached()
    })
  }

  test('a page that is gone is opened whole, so that the reader sees the host’s answer', async ({ page }) => {
    await open(page, GUIDE)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/docs/gone'
      link.textContent = 'Удалённая страница'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'Удалённая страница' }).click()
    await expect(title(page, texts().page.notFoundTitle)).toBeVisible()
  })
})

test.describe('a crash', () => {
  test.use({ noisy: true })
  for (const locale of LOCALES)
    test(`shows its screen, and trying again brings the page back, ${locale}`, async ({ page }) => {
      await open(page, at(locale, '/docs'))
      // The browser refuses to make a part of the page, as a fault of the code would.
      await page.evaluate(() => {
        const { createElement } = document
        document.createElement = (name: string, options?: ElementCreationOptions) => {
          if (name === 'article' && !('mended' in window)) throw new Error('no text today')
          return createElement.call(document, name, options)
        }
      })
      const name = locale === 'ru' ? 'Архитектура' : 'Architecture'
      await page
        .getByRole('navigation', { name: texts(locale).docs.sidebar })
        .getByRole('link', { name })
        .click()
      const screen = page.getByRole('main')
      await expect(screen.getByRole('heading', { name: texts(locale).screens.crashTitle })).toBeVisible()
      await expect(screen).toContainText(texts(locale).screens.crashText)
      await expect(screen).toContainText('no text today')
      await expect(page).toHaveTitle(new RegExp(name, 'i'))
      await page.evaluate(() => Object.assign(window, { mended: true }))
      await screen.getByRole('button', { name: texts(locale).screens.tryAgain }).click()
      await expect(page.getByRole('navigation', { name: texts(locale).docs.breadcrumbs })).toBeVisible()
    })
})
