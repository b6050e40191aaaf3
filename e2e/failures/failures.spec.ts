import { menu, SECOND, title } from '../support/guide'
import { at, expect, LOCALES, open, PHONE, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'

test.describe('what fails', () => {
  test.use({ noisy: true }) // the browser reports the requests that failed

  for (const locale of someOf(LOCALES))
    test(`a text that cannot be loaded is reported where the reader is, and can be tried again, ${locale}`, async ({
      page,
      context,
    }) => {
      const { screens, shell } = texts(locale)
      if (locale === 'ru') await page.setViewportSize(PHONE)
      await open(page, url('fixture', at(locale, '/docs/guide/first')))
      await page.route(SECOND, (route) => route.abort())
      const name = locale === 'ru' ? 'Вторая страница' : 'Second page'
      await page.locator('a[rel="next"]').click() // at the end of the page
      const error = page.getByRole('alert').filter({ hasText: screens.loadFailed })
      const words = [screens.loadFailed, screens.connectionFailed, screens.retry].join(' ')
      await expect(error).toHaveText(words, { useInnerText: true })
      await expect(error).toBeInViewport({ ratio: 1 })
      await expect(error.getByRole('button', { name: shell.retry })).toBeFocused()
      const isFree = () =>
        error.evaluate((box, header) => {
          const { bottom } = document.querySelector(header)?.getBoundingClientRect() ?? new DOMRect()
          return bottom <= box.getBoundingClientRect().top
        }, '[id="site:navbar"]')
      expect(await isFree(), 'the header covers nothing of it').toBe(true)
      const column = page.getByRole('main')
      await expect(column.getByRole('alert')).toHaveCount(1)
      const [left, right] = await error.evaluate((box) => {
        const [outer, inner] = [box.closest('main'), box].map((element) => element?.getBoundingClientRect())
        return [(inner?.left ?? 0) - (outer?.left ?? 0), (outer?.right ?? 0) - (inner?.right ?? 0)]
      })
      expect([left, right], 'it is as wide as the column').toEqual([0, 0])
      await expect(column.getByRole('navigation').first(), 'the breadcrumbs stay').toBeAttached()
      await error.getByRole('button', { name: shell.retry }).click()
      await expect(error).toHaveText(words, { useInnerText: true })
      await page.unroute(SECOND)
      await error.getByRole('button', { name: shell.retry }).click()
      await expect(title(page, name)).toBeVisible()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect(error).toHaveCount(0)
      await expect(page.locator('[id="site:top"]')).toBeFocused()
      await expect(page.getByRole('alert').filter({ hasText: name })).toBeAttached()

      await test.step('offline it leaves the last one and offers Retry', async () => {
        const address = page.url()
        await context.setOffline(true)
        await page.locator('a[rel="next"]').click()
        await expect(error.getByRole('button', { name: shell.retry })).toBeVisible()
        await expect(page).toHaveURL(address)
        await expect(title(page, name)).toBeVisible()
        await context.setOffline(false)
        await error.getByRole('button', { name: shell.retry }).click()
        await expect(page).not.toHaveURL(address)
        await expect(title(page, locale === 'ru' ? 'Третья страница' : 'Third page')).toBeVisible()
      })

      await test.step('a page that is gone is opened whole, so that the reader sees the host’s answer', async () => {
        await page.evaluate(() => {
          const link = document.createElement('a')
          link.href = `${location.pathname}-gone`
          link.textContent = 'Удалённая страница'
          document.querySelector('main')?.prepend(link)
        })
        await page.getByRole('link', { name: 'Удалённая страница' }).click()
        await expect(title(page, texts(locale).page.notFoundTitle)).toBeVisible()
      })
    })
})

test.describe('a crash', () => {
  test.use({ noisy: true })
  for (const locale of someOf(LOCALES))
    test(`shows its screen, and trying again brings the page back, ${locale}`, async ({ page }) => {
      await open(page, url('fixture', at(locale, '/docs/guide/first')))
      // The browser refuses to make a part of the page, as an error in the code would.
      await page.evaluate(() => {
        const { createElement } = document
        document.createElement = (name: string, options?: ElementCreationOptions) => {
          if (name === 'article' && !('fixed' in window)) throw new Error('no text today')
          return createElement.call(document, name, options)
        }
      })
      const name = locale === 'ru' ? 'Вторая страница' : 'Second page'
      await menu(page, locale).getByRole('link', { name }).click()
      const screen = page.getByRole('main')
      await expect(screen.getByRole('heading', { name: texts(locale).screens.crashTitle })).toBeVisible()
      await expect(screen).toContainText(texts(locale).screens.crashText)
      await expect(screen).toContainText('no text today')
      await expect(page).toHaveTitle(new RegExp(name, 'i'))
      await page.evaluate(() => Object.assign(window, { fixed: true }))
      await screen.getByRole('button', { name: texts(locale).screens.tryAgain }).click()
      await expect(page.getByRole('navigation', { name: texts(locale).docs.breadcrumbs })).toBeVisible()
    })
})
