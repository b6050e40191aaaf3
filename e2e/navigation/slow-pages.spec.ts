import type { Page } from '@playwright/test'
import { GUIDE, menu, SECOND, secondLink, title } from '../support/guide'
import { expect, holdScripts, later, mark, open, requests, settle, test, texts } from '../support/reader'
import { url } from '../support/sites'

/** Points at the link of the second page until its text is here. */
const fetched = async (page: Page) => {
  const response = page.waitForResponse(url('fixture', '/docs/guide/second.txt'))
  await secondLink(page).hover()
  await response
  await settle(page)
}

test('a text that is here at the click comes whole; one that is slow leaves the old page until it comes', async ({
  page,
}) => {
  await open(page, url('fixture', '/docs/guide/third'))
  const isSame = await mark(page)
  await menu(page).getByRole('link', { name: 'Руководство' }).click()
  await expect(title(page, 'Первая страница')).toBeVisible()

  await test.step('with its title, its marks and its address', async () => {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await fetched(page)
    await page.evaluate(() => {
      const states = new Set<string>()
      const look = () =>
        states.add([document.querySelector('h1')?.textContent, document.title, location.pathname].join())
      new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true })
      Object.assign(window, { states })
    })
    await secondLink(page).click()
    await expect(title(page, 'Вторая страница')).toBeVisible()
    await expect(page).toHaveTitle(/^Вторая страница/)
    const shown = await page.evaluate(() => [...(window as unknown as { states: Set<string> }).states])
    // Next writes the title a moment later; until then there is none.
    expect(shown.filter((state) => state.includes('Вторая') && !state.includes(',,'))).toEqual([
      'Вторая страница,Вторая страница | Fixture,/docs/guide/second',
    ])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(title(page, 'Первая страница')).toBeAttached()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  })

  const bar = page.locator('.progress')
  const link = menu(page).getByRole('link', { name: 'Все компоненты' })
  const release = await holdScripts(page, '**/docs/kitchen-sink.txt')
  await test.step('a progress bar and a spinner after 200 ms, and the old page stays', async () => {
    await menu(page).locator('details[data-id="more"] > summary').click()
    await settle(page)
    const delay = await link.evaluate(async (element: HTMLElement) => {
      const clicked = performance.now()
      element.click()
      while (!document.querySelector('.progress')?.checkVisibility({ visibilityProperty: true }))
        await new Promise(requestAnimationFrame)
      return performance.now() - clicked
    })
    expect(delay).toBeGreaterThan(195)
    await expect(bar).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await expect(page.getByRole('status', { name: texts().screens.loading })).toBeInViewport({ ratio: 1 })
    await expect(title(page, 'Первая страница')).toBeVisible()
    await expect(menu(page)).toBeVisible()
    await expect(page).toHaveURL(GUIDE)
  })

  await test.step('it stays away when the reader goes back while it is on its way', async () => {
    await page.goBack()
    await expect(title(page, 'Третья страница')).toBeVisible()
    await expect(page).toHaveURL(/third$/)
    await expect(bar).toBeHidden()
    release()
    await settle(page)
    await expect(page.locator('h1')).toHaveText(['Третья страница'])
  })

  await test.step('bar and spinner go when it comes', async () => {
    const releaseTags = await holdScripts(page, '**/docs/only-russian.txt')
    await menu(page).getByRole('link', { name: 'Только по-русски' }).click()
    await expect(bar).toBeVisible()
    releaseTags()
    await expect(title(page, 'Только по-русски')).toBeVisible()
    await expect(bar).toBeHidden()
    await expect(page.getByRole('status', { name: texts().screens.loading })).toHaveCount(0)
  })
  expect(await isSame()).toBe(true)
})

test('a slow text stays away when the reader goes back in the same moment', { tag: '@nightly' }, async ({ page }) => {
  await open(page, url('fixture', '/docs/guide/third'))
  const isSame = await mark(page)
  await menu(page).getByRole('link', { name: 'Руководство' }).click()
  await expect(title(page, 'Первая страница')).toBeVisible()
  await page.route(SECOND, later(1500))
  await secondLink(page).evaluate((link: HTMLElement) => {
    link.click()
    history.back()
  })
  await expect(title(page, 'Третья страница')).toBeVisible()
  await expect(page).toHaveURL(/third$/)
  await expect(page.locator('.progress')).toBeHidden()
  await settle(page)
  await expect(page.locator('h1')).toHaveText(['Третья страница'])
  expect(await isSame()).toBe(true)
})

test('a page that comes at once shows no progress bar', { tag: '@nightly' }, async ({ page }) => {
  await open(page, GUIDE)
  await page.evaluate(() => {
    const look = () => {
      const bar = document.querySelector('.progress')
      if (bar?.checkVisibility({ visibilityProperty: true })) Object.assign(window, { barred: true })
      requestAnimationFrame(look)
    }
    look()
  })
  await secondLink(page).hover()
  await settle(page)
  await secondLink(page).click()
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await settle(page)
  expect(await page.evaluate(() => 'barred' in window)).toBe(false)
})

test.describe('a text that is here at the click', () => {
  test('is that of a relative link, which means another page afterwards', { tag: '@nightly' }, async ({ page }) => {
    await open(page, url('fixture', '/docs/kitchen-sink'))
    const isSame = await mark(page)
    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.prepend(Object.assign(document.createElement('a'), { href: 'guide/second', textContent: 'Рядом' })),
    )
    const link = page.getByRole('link', { name: 'Рядом', exact: true })
    const response = page.waitForResponse(url('fixture', '/docs/guide/second.txt'))
    await link.hover()
    await response
    await settle(page)
    await link.click()
    await expect(page).toHaveTitle(/^Вторая страница/)
    await expect(page).toHaveURL(url('fixture', '/docs/guide/second'))
    expect(await isSame()).toBe(true)
  })

  test('is fetched where its link led at the press, though the address has changed when its turn comes', {
    tag: '@nightly',
  }, async ({ page }) => {
    await open(page, url('fixture', '/docs/guide/second'))
    await open(page, url('fixture', '/docs/kitchen-sink'))
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: 'guide/second', textContent: 'Рядом' })
      document.querySelector('main')?.prepend(link)
      link.focus()
      // As fast as a page in memory is shown.
      setTimeout(() => history.pushState(history.state, '', 'guide/second'), 20)
    })
    await settle(page) // the console stays clean: nothing is fetched from an invalid address
  })

  test('is fetched once, at an address with Cyrillic letters too', { tag: '@nightly' }, async ({ page }) => {
    await open(page, url('fixture', '/docs/tags'))
    const requested = requests(page)
    const link = page.getByRole('main').getByRole('link', { name: 'безопасность' })
    await link.hover()
    await settle(page)
    await link.click()
    await expect(page).toHaveTitle(/безопасность/)
    await settle(page)
    expect(requested.map(decodeURI).filter((path) => path === '/docs/tags/безопасность.txt')).toHaveLength(1)
  })

  test('waits for the stylesheets of another kind of page', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/')
    const link = page.getByRole('main').locator('a[href="/docs/bi/intro"]').first()
    await page.route('**/*.css', later(1000))
    await link.hover()
    await settle(page)
    await link.click()
    const trail = page.getByRole('navigation', { name: texts().docs.breadcrumbs }).getByRole('list')
    await expect(trail).toBeAttached()
    expect(await trail.evaluate((list) => getComputedStyle(list).display)).toBe('flex')
  })
})
