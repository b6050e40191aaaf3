import type { Page } from '@playwright/test'
import { menu, title } from '../support/guide'
import { expect, type Locale, start, texts } from '../support/reader'
import { cached, type Host, test, visit } from './host'

test.use({ noisy: true }) // the browser reports the requests that failed
const FIRST = '/docs/guide/first'

test('pages that were read open again without a network: loaded whole, and by a link', async ({ page, host }) => {
  await visit(page, host.url(FIRST))
  await menu(page).getByRole('link', { name: 'Вторая страница' }).click()
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await cached(page, '/docs/guide/second')
  await page.locator('a[rel="next"]').click()
  await expect(title(page, 'Третья страница')).toBeVisible()
  await cached(page, '/docs/guide/third')
  await host.stop()
  await page.reload()
  await expect(title(page, 'Третья страница')).toBeVisible()
  await start(page)
  await menu(page).getByRole('link', { name: 'Вторая страница' }).click()
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await page.goto(host.url(`${FIRST}?from=mail#part`))
  await expect(title(page, 'Первая страница')).toBeVisible()
  await test.step('a page that is not here says so, lists what is, and comes with the network', () =>
    expectMissing(page, host, 'ru', '/docs/kitchen-sink'))
})

test('the page one came in with is cached before anything is pressed', async ({ page, host }) => {
  await page.goto(host.url(FIRST))
  await page.getByRole('main').getByRole('link').first().hover()
  await cached(page, FIRST)
  await host.stop()
  await page.goto(host.url('/docs/kitchen-sink'))
  await expect(title(page, texts().page.offlineTitle)).toBeVisible()
  await expect(page.getByText(texts().page.offlineWorks)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Первая страница' }).click()
  await expect(title(page, 'Первая страница')).toBeVisible()
})

test('a page that is not here says so in English', { tag: '@nightly' }, async ({ page, host }) => {
  await visit(page, host.url(FIRST))
  await host.stop()
  await expectMissing(page, host, 'en', '/en/docs/kitchen-sink')
})

/** Without a network: what the reader finds at an address that was never opened, and what comes when there is one again. */
async function expectMissing(page: Page, host: Host, locale: Locale, address: string): Promise<void> {
  const t = texts(locale)
  await page.goto(host.url(address))
  await expect(title(page, t.page.offlineTitle)).toBeVisible()
  await expect(page).toHaveURL(host.url(address))
  await expect(page.getByRole('main').getByRole('link', { name: 'Первая страница' })).toHaveAttribute('href', FIRST)
  await host.restart()
  await page.getByRole('button', { name: t.offline.retry }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t.page.offlineTitle)
  await expect(page).toHaveURL(host.url(address))
}
