import type { Page } from '@playwright/test'
import { GUIDE, menu, SECOND, secondLink, title } from '../support/guide'
import { expect, holdScripts, later, mark, open, requests, settle, start, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'

test('a page that is slow to come gets a progress bar and a spinner after 200 ms, and the old page stays', async ({
  page,
}) => {
  await open(page, GUIDE)
  const release = await holdScripts(page, SECOND)
  const bar = page.locator('.progress')
  const delay = await secondLink(page).evaluate(async (link: HTMLElement) => {
    const clicked = performance.now()
    link.click()
    while (!document.querySelector('.progress')?.checkVisibility({ visibilityProperty: true }))
      await new Promise(requestAnimationFrame)
    return performance.now() - clicked
  })
  expect(delay).toBeGreaterThan(195)
  await expect(bar).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  const spinner = page.getByRole('status', { name: texts().screens.loading })
  await expect(spinner).toBeInViewport({ ratio: 1 })
  await expect(title(page, 'Первая страница')).toBeVisible()
  await expect(menu(page)).toBeVisible()
  await expect(page).toHaveURL(GUIDE)
  release()
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(spinner).toHaveCount(0)
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
  const fetched = async (page: Page) => {
    const response = page.waitForResponse(url('fixture', '/docs/guide/second.txt'))
    await secondLink(page).hover()
    await response
    await settle(page)
  }

  test('comes with its title, its marks and its address', async ({ page }) => {
    await open(page, GUIDE)
    const isSame = await mark(page)
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
    expect(await isSame()).toBe(true)
  })

  for (const moment of someOf(['while it is on its way', 'in the same moment'] as const)) {
    test(`stays away when the reader goes back ${moment}`, async ({ page }) => {
      await open(page, url('fixture', '/docs/guide/third'))
      const isSame = await mark(page)
      await menu(page).getByRole('link', { name: 'Руководство' }).click()
      await expect(title(page, 'Первая страница')).toBeVisible()
      await page.route(SECOND, later(1500))
      await secondLink(page).evaluate((link: HTMLElement, isAtOnce) => {
        link.click()
        if (isAtOnce) history.back()
      }, moment === 'in the same moment')
      if (moment === 'while it is on its way') {
        await expect(page.locator('.progress')).toBeVisible()
        await page.goBack()
      }
      await expect(title(page, 'Третья страница')).toBeVisible()
      await expect(page).toHaveURL(/third$/)
      await expect(page.locator('.progress')).toBeHidden()
      await settle(page)
      await expect(page.locator('h1')).toHaveText(['Третья страница'])
      expect(await isSame()).toBe(true)
    })
  }

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
    await settle(page) // the console stays clean: nothing is fetched from an address that is none
  })

  test('is fetched once, at an address with Cyrillic letters too', { tag: '@nightly' }, async ({ page }) => {
    await open(page, url('fixture', '/docs/tags'))
    const asked = requests(page)
    const link = page.getByRole('main').getByRole('link', { name: 'безопасность' })
    await link.hover()
    await settle(page)
    await link.click()
    await expect(page).toHaveTitle(/безопасность/)
    await settle(page)
    expect(asked.map(decodeURI).filter((path) => path === '/docs/tags/безопасность.txt')).toHaveLength(1)
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

test.describe('a text that is no longer in memory', () => {
  const scrolledTo = (page: Page) => page.evaluate(() => scrollY)

  for (const direction of someOf(['Back', 'Forward'] as const)) {
    test(`${direction} after a reload brings the place back`, async ({ page }) => {
      await open(page, url('fixture', '/docs/guide/second'))
      await menu(page).getByRole('link', { name: 'Руководство' }).click()
      await expect(title(page, 'Первая страница')).toBeVisible()
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
      await settle(page)
      if (direction === 'Back') await secondLink(page).click()
      else await page.goBack()
      await expect(title(page, 'Вторая страница')).toBeVisible()
      await page.reload()
      await start(page)
      await page.route('**/docs/guide/first.txt', later(400))
      if (direction === 'Back') await page.goBack()
      else await page.goForward()
      await expect(title(page, 'Первая страница')).toBeAttached()
      await expect.poll(() => scrolledTo(page)).toBe(700)
    })
  }
})
