import type { Page, Route } from '@playwright/test'
import { at, expect, LOCALES, mark, open, requests, say, start, test, texts, theme } from './reader'
import { url } from './sites'

const GUIDE = url('fixture', '/docs/guide/first')
const SECOND = '**/docs/guide/second'
const menu = (page: Page, locale: 'ru' | 'en' = 'ru') =>
  page.getByRole('navigation', { name: texts(locale).docs.sidebar })
const secondLink = (page: Page) => menu(page).getByRole('link', { name: 'Вторая страница' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const later = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await route.continue().catch(() => undefined) // the page may have gone
}

for (const locale of LOCALES) {
  test(`a link opens its page softly: title, heading, focus, place, announcement, ${locale}`, async ({ page }) => {
    await open(page, url('fixture', at(locale, '/docs/guide/first')))
    const isSame = await mark(page)
    await page.evaluate(() => window.scrollTo(0, 600))
    const name = locale === 'ru' ? 'Вторая страница' : 'Second page'
    await menu(page, locale).getByRole('link', { name }).click()
    await expect(title(page, name)).toBeVisible()
    await expect(page).toHaveTitle(`${name} | Fixture`)
    expect(await isSame()).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('#top')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: `${name} | Fixture` })).toBeAttached()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://fixture.example${at(locale, '/docs/guide/second')}`,
    )
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: texts(locale).shell.skip })).toBeFocused()
  })
}

for (const delay of [0, 150, 500]) {
  test(`a page begins at its top from a small offset too, the text coming ${delay} ms late`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 380 })
    await open(page, url('fixture', '/docs/guide/second'))
    if (delay > 0) await page.route('**/docs/guide/first', later(delay))
    await page.evaluate(() => window.scrollTo({ top: 16, behavior: 'instant' }))
    await menu(page).getByRole('link', { name: 'Руководство' }).click()
    await expect(title(page, 'Первая страница')).toBeVisible()
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

test('Back and Forward bring the page and the place back', async ({ page }) => {
  await open(page, GUIDE)
  const isSame = await mark(page)
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  await page.waitForTimeout(300)
  await secondLink(page).click()
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Первая страница')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await page.goForward()
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await isSame()).toBe(true)
})

for (const delay of [0, 500]) {
  test(`a link with a hash opens the page at its heading, the text coming ${delay} ms late`, async ({ page }) => {
    await open(page, url('fixture', '/docs/kitchen-sink'))
    const isSame = await mark(page)
    if (delay > 0) await page.route('**/docs/guide/first', later(delay))
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = `/docs/guide/first#${encodeURIComponent('раздел-5')}`
      link.textContent = 'К разделу 5'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'К разделу 5' }).click()
    const heading = page.getByRole('heading', { name: 'Раздел 5' })
    await expect(heading).toBeInViewport()
    await expect
      .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(200)
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(60)
    expect(await isSame()).toBe(true)
  })
}

test('a page that is slow to come gets a progress bar after 200 ms, and the old page stays', async ({ page }) => {
  await open(page, GUIDE)
  await page.route('**/docs/guide/second{,.txt*}', later(900))
  const bar = page.locator('#nprogress')
  const clicked = Date.now()
  await secondLink(page).click()
  await expect(bar).toBeAttached()
  expect(Date.now() - clicked).toBeGreaterThanOrEqual(200)
  await expect(title(page, 'Первая страница')).toBeVisible()
  await expect(page.getByRole('status', { name: texts().shell.loading })).toBeHidden()
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('a page that comes at once shows no progress bar', async ({ page }) => {
  await open(page, GUIDE)
  await page.evaluate(() => {
    new MutationObserver(() => document.getElementById('nprogress') && Object.assign(window, { barred: true })).observe(
      document.documentElement,
      {
        childList: true,
        subtree: true,
      },
    )
  })
  await secondLink(page).hover()
  await page.waitForTimeout(300)
  await secondLink(page).click()
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => 'barred' in window)).toBe(false)
})

test.describe('a text that is here at the click', () => {
  const fetched = async (page: Page) => {
    const response = page.waitForResponse(url('fixture', '/docs/guide/second'))
    await secondLink(page).hover()
    await response
    await page.waitForTimeout(200)
  }

  test('comes with its title, its marks and its address, however late the router', async ({ page }) => {
    await open(page, GUIDE)
    const isSame = await mark(page)
    await page.route('**/*.txt*', later(1000))
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
    expect(shown.filter((state) => state.includes('Вторая'))).toEqual([
      'Вторая страница,Вторая страница | Fixture,/docs/guide/second',
    ])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(title(page, 'Первая страница')).toBeAttached()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    expect(await isSame()).toBe(true)
  })

  for (const moment of ['while it is on its way', 'in the same moment'] as const) {
    test(`stays away when the reader goes back ${moment}`, async ({ page }) => {
      await open(page, url('fixture', '/docs/guide/third'))
      const isSame = await mark(page)
      await menu(page).getByRole('link', { name: 'Руководство' }).click()
      await expect(title(page, 'Первая страница')).toBeVisible()
      await page.route('**/docs/guide/second{,.txt*,/__next*}', later(1500))
      await secondLink(page).evaluate((link: HTMLElement, isAtOnce) => {
        link.click()
        if (isAtOnce) history.back()
      }, moment === 'in the same moment')
      if (moment === 'while it is on its way') {
        await expect(page.locator('#nprogress')).toBeAttached()
        await page.goBack()
      }
      await expect(title(page, 'Третья страница')).toBeVisible()
      await expect(page).toHaveURL(/third$/)
      await expect(page.locator('#nprogress')).toHaveCount(0)
      await page.waitForTimeout(2000)
      await expect(page.locator('h1')).toHaveText(['Третья страница'])
      expect(await isSame()).toBe(true)
    })
  }

  test('is that of a relative link, which means another page afterwards', async ({ page }) => {
    await open(page, url('fixture', '/docs/kitchen-sink'))
    const isSame = await mark(page)
    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.prepend(Object.assign(document.createElement('a'), { href: 'guide/second', textContent: 'Рядом' })),
    )
    const link = page.getByRole('link', { name: 'Рядом', exact: true })
    const response = page.waitForResponse(url('fixture', '/docs/guide/second'))
    await link.hover()
    await response
    await page.waitForTimeout(200)
    await link.click()
    await expect(page).toHaveTitle(/^Вторая страница/)
    await expect(page).toHaveURL(url('fixture', '/docs/guide/second'))
    expect(await isSame()).toBe(true)
  })

  test('is fetched once, at an address with Cyrillic letters too', async ({ page }) => {
    await open(page, url('fixture', '/docs/tags'))
    const asked = requests(page)
    const link = page.getByRole('main').getByRole('link', { name: 'безопасность' })
    await link.hover()
    await page.waitForTimeout(500)
    await link.click()
    await expect(page).toHaveTitle(/безопасность/)
    await page.waitForTimeout(300)
    expect(asked.map(decodeURI).filter((path) => path === '/docs/tags/безопасность')).toHaveLength(1)
  })

  test('waits for the stylesheets of another kind of page', async ({ page }) => {
    await open(page, '/')
    const link = page.getByRole('main').locator('a[href="/docs/bi/intro"]').first()
    await page.route('**/*.css', later(1000))
    await link.hover()
    await page.waitForTimeout(500)
    await link.click()
    const trail = page.getByRole('navigation', { name: texts().docs.breadcrumbs }).getByRole('list')
    await expect(trail).toBeAttached()
    expect(await trail.evaluate((list) => getComputedStyle(list).display)).toBe('flex')
  })
})

test('a text that is slow to come gets a spinner after 200 ms', async ({ page }) => {
  await open(page, GUIDE)
  await page.route(SECOND, later(1200))
  await secondLink(page).click()
  await expect(page.getByRole('status', { name: texts().shell.loading })).toBeVisible()
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await expect(page.getByRole('status', { name: texts().shell.loading })).toHaveCount(0)
})

test.describe('what fails', () => {
  test.use({ noisy: true }) // the browser reports the requests that failed

  for (const locale of LOCALES) {
    test(`a text that cannot be loaded is told, and can be tried again, ${locale}`, async ({ page }) => {
      await open(page, url('fixture', at(locale, '/docs/guide/first')))
      await page.route(SECOND, (route) => route.abort())
      const name = locale === 'ru' ? 'Вторая страница' : 'Second page'
      await menu(page, locale).getByRole('link', { name }).click()
      const error = page.getByRole('main').getByRole('alert')
      await expect(error).toContainText(texts(locale).shell.loadFailed)
      await expect(error).toContainText('Failed to fetch')
      await error.getByRole('button', { name: texts(locale).shell.retry }).click()
      await expect(error).toContainText('Failed to fetch')
      await page.unroute(SECOND)
      await error.getByRole('button', { name: texts(locale).shell.retry }).click()
      await expect(title(page, name)).toBeVisible()
      await expect(error).toHaveCount(0)
    })
  }

  test('when the code of the next page cannot be loaded, the browser loads the page whole', async ({ page }) => {
    await open(page, GUIDE)
    const isSame = await mark(page)
    await page.route('**/*.txt*', (route) => route.abort())
    await secondLink(page).click()
    await expect(title(page, 'Вторая страница')).toBeVisible()
    expect(await isSame()).toBe(false)
  })

  test('a page that is gone is opened whole, so that the reader sees the host’s answer', async ({ page }) => {
    await open(page, GUIDE)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/docs/gone'
      link.textContent = 'Удалённая страница'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'Удалённая страница' }).click()
    await expect(title(page, texts().shell.notFoundTitle)).toBeVisible()
  })
})

test.describe('before the framework has started', () => {
  const slowly = '**/_next/static/**/*.js'

  test('a press is repeated when it has', async ({ page }) => {
    await page.route(slowly, later(400))
    await page.goto('/docs')
    await page
      .getByRole('button', { name: say('ru', 'shell')('colorMode', { mode: texts().shell.mode_system }) })
      .click()
    await expect(
      page.getByRole('button', { name: say('ru', 'shell')('colorMode', { mode: texts().shell.mode_light }) }),
    ).toBeVisible()
    await page
      .getByRole('button', { name: say('ru', 'shell')('colorMode', { mode: texts().shell.mode_light }) })
      .click()
    await expect.poll(() => theme(page)).toBe('dark')
  })

  test('a press on a button of a code block is repeated when it has', async ({ page }) => {
    await page.route(slowly, later(400))
    await page.goto(url('fixture', '/docs/kitchen-sink'))
    const wrap = page.getByRole('button', { name: texts().kit.wrap }).first()
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    await page.waitForTimeout(200)
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  })

  test('a link is an ordinary link', async ({ page }) => {
    await page.route(slowly, () => {})
    await page.goto(GUIDE)
    const isSame = await mark(page)
    await secondLink(page).click()
    await expect(title(page, 'Вторая страница')).toBeVisible()
    expect(await isSame()).toBe(false)
  })

  test('nothing of it is asked for until the reader shows an intent', async ({ page }) => {
    const asked = requests(page)
    await page.goto(GUIDE)
    await page.waitForTimeout(1500)
    expect(asked.filter((path) => path.endsWith('.js') || path.endsWith('.txt') || path.startsWith('/tree/'))).toEqual(
      [],
    )
    await secondLink(page).hover()
    await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
  })
})

test.describe('prefetch', () => {
  const pages = (asked: string[]) => [
    ...new Set(asked.filter((path) => /\/docs|\.txt/.test(path)).map((path) => path.replace(/\.txt$|\/__next.*$/, ''))),
  ]

  test('nothing is fetched for links nobody points at', async ({ page }) => {
    await open(page, GUIDE)
    const asked = requests(page)
    await page.waitForTimeout(1000)
    expect(asked).toEqual([])
  })

  for (const intent of ['hover', 'focus'] as const) {
    test(`the page of a link is fetched on ${intent}, and not again on the click`, async ({ page }) => {
      await open(page, GUIDE)
      const asked = requests(page)
      await secondLink(page)[intent]()
      await expect.poll(() => asked).toContain('/docs/guide/second')
      expect(pages(asked)).toEqual(['/docs/guide/second'])
      await secondLink(page).click()
      await expect(title(page, 'Вторая страница')).toBeVisible()
      expect(asked.filter((path) => path === '/docs/guide/second')).toHaveLength(1)
    })
  }

  test('the page of a link is fetched on touch', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true })
    const page = await context.newPage()
    await open(page, GUIDE)
    const asked = requests(page)
    await secondLink(page).dispatchEvent('touchstart')
    await expect.poll(() => asked).toContain('/docs/guide/second')
    await context.close()
  })

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    test(`nothing is fetched ahead with ${JSON.stringify(connection)}; the click still works`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      await open(page, GUIDE)
      const asked = requests(page)
      await secondLink(page).hover()
      await page.waitForTimeout(500)
      expect(pages(asked)).toEqual([])
      await secondLink(page).click()
      await expect(title(page, 'Вторая страница')).toBeVisible()
    })
  }

  test('with data-saver the framework waits for the reader, however long', async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const asked = requests(page)
    await page.goto(GUIDE)
    await page.clock.fastForward(60_000)
    await page.waitForTimeout(300)
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([])
    await start(page)
  })
})
