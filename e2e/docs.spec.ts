import type { Page } from '@playwright/test'
import { at, expect, LOCALES, type Locale, mark, open, PHONE, requests, say, start, test, texts } from './reader'
import { url } from './sites'

const fixture = (path: string, locale: Locale = 'ru') => url('fixture', at(locale, path))
const menu = (page: Page, locale: Locale = 'ru') => page.getByRole('navigation', { name: texts(locale).docs.sidebar })
/** The caret of a category that has a page of its own, or the category itself where it has none. */
const caret = (page: Page, label: string) =>
  menu(page)
    .locator('summary', { hasText: label })
    .or(menu(page).getByLabel(texts().docs.category.replace('{label}', label)))
const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test.describe('sidebar', () => {
  test('holds the open path only, in the order of sidebars.yaml', async ({ page }) => {
    await page.goto('/docs/bi/datasources/csv')
    const links = await menu(page).getByRole('link').allTextContents()
    expect(links.indexOf('Архитектура')).toBeLessThan(links.indexOf('Рабочие процессы'))
    expect(links.indexOf('Рабочие процессы')).toBeLessThan(links.indexOf('Аналитика'))
    await expect(menu(page).locator('a[href="/docs/bi/datasources/csv"]')).toHaveAttribute('aria-current', 'page')
    await expect(menu(page).locator('a[href="/docs/bi/datasources/postgresql"]')).toBeVisible()
    await expect(menu(page).locator('a[href="/docs/workflow/elements/action"]')).toHaveCount(0)
    await expect(menu(page).locator('a[href="/docs/bi/video/bi-start"]')).toHaveCount(0)
  })

  test('a category is filled from one file, loaded once', async ({ page }) => {
    await open(page, '/docs')
    const asked = requests(page)
    const trees = () => asked.filter((path) => path.startsWith('/tree/'))
    await expect(caret(page, 'Аналитика')).toHaveAttribute('aria-expanded', 'false')
    await caret(page, 'Аналитика').click()
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeVisible()
    await expect(caret(page, 'Аналитика')).toHaveAttribute('aria-expanded', 'true')
    expect(trees()).toHaveLength(1)
    await caret(page, 'Источники данных').click()
    await caret(page, 'Поддержка').click()
    await expect(menu(page).locator('a[href="/docs/bi/datasources/csv"]')).toBeVisible()
    await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    expect(trees()).toHaveLength(1)
    await caret(page, 'Аналитика').click()
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeHidden()
    await expect(caret(page, 'Аналитика')).toHaveAttribute('aria-expanded', 'false')
  })

  test('works by keyboard', async ({ page }) => {
    await open(page, '/docs')
    await caret(page, 'Поддержка').focus()
    await page.keyboard.press('Enter')
    await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/support/contacts')
  })

  test('what is open stays open over a reload and over navigation; a category that is entered opens', async ({
    page,
  }) => {
    await open(page, '/docs/bi/intro')
    await caret(page, 'Поддержка').click()
    await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    await page.reload()
    await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    const isSame = await mark(page)
    await menu(page).getByRole('link', { name: 'Рабочие процессы' }).click()
    await expect(h1(page)).not.toHaveText('Аналитика')
    await expect(caret(page, 'Рабочие процессы')).toHaveAttribute('aria-expanded', 'true')
    await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeVisible()
    expect(await isSame()).toBe(true)
  })

  test('a category that was only passed through stays open', async ({ page }) => {
    await open(page, '/docs/bi/intro')
    await menu(page).getByRole('link', { name: 'Безопасность' }).click()
    await expect(page).toHaveURL('/docs/security/intro')
    await expect(menu(page).locator('a[href="/docs/security/intro"]')).toHaveAttribute('aria-current', 'page')
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeVisible()
  })

  test('its scroll position survives a reload and navigation', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 380 })
    await open(page, '/docs/bi/dashboard')
    await caret(page, 'Источники данных').click()
    await caret(page, 'Поддержка').click()
    const column = page.getByRole('complementary')
    const top = () => column.evaluate((element) => element.scrollTop)
    await column.evaluate((element) => element.scrollTo(0, 120))
    await page.waitForTimeout(200)
    await page.reload()
    await expect.poll(top).toBe(120)
    await start(page)
    await expect.poll(top).toBe(120)
    await menu(page).locator('a[href="/docs/bi/datasources/csv"]').click()
    await expect(page).toHaveURL('/docs/bi/datasources/csv')
    await expect(menu(page).locator('a[aria-current="page"]')).toBeInViewport()
    await expect.poll(top).toBe(120)
  })

  for (const value of ['{"damaged', '[1,{}]', '["no-such-category"]']) {
    test(`a damaged store is ignored: ${value}`, async ({ page }) => {
      await page.addInitScript((damaged) => {
        sessionStorage.setItem('sidebar-open', damaged)
        sessionStorage.setItem('sidebar-scroll', damaged)
      }, value)
      await open(page, '/docs')
      await caret(page, 'Поддержка').click()
      await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    })
  }

  test('slides open and shut, and does so at once with reduced motion', async ({ page }) => {
    await open(page, '/docs/bi/intro')
    const durations = () =>
      page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return document
          .getAnimations()
          .flatMap((animation) =>
            animation.effect?.getTiming().easing === 'ease-in-out' ? [animation.effect.getTiming().duration] : [],
          )
      })
    const height = await menu(page)
      .locator('details[data-id="bi"] > ul')
      .evaluate((element) => (element as HTMLElement).offsetHeight)
    await caret(page, 'Аналитика').evaluate((element) => (element as HTMLElement).click())
    expect(await durations()).toEqual([Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10)])
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await caret(page, 'Аналитика').click()
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeVisible()
  })
})

for (const locale of LOCALES) {
  test(`breadcrumbs lead from the home page to this one, ${locale}`, async ({ page }) => {
    await page.goto(fixture('/docs/guide/third', locale))
    const path = page.getByRole('navigation', { name: texts(locale).docs.breadcrumbs })
    await expect(path.getByRole('listitem')).toHaveText(
      locale === 'ru' ? ['', 'Руководство', 'Подробности', 'Третья страница'] : ['', 'Guide', 'Details', 'Third page'],
    )
    await expect(path.getByRole('link', { name: texts(locale).shell.home })).toHaveAttribute('href', at(locale, '/'))
    await expect(path.getByRole('link', { name: locale === 'ru' ? 'Руководство' : 'Guide' })).toHaveAttribute(
      'href',
      at(locale, '/docs/guide/first'),
    )
    await expect(path.locator('[aria-current="page"]')).toHaveText(locale === 'ru' ? 'Третья страница' : 'Third page')
  })

  test(`previous and next follow the order of the sidebar, without drafts and unlisted pages, ${locale}`, async ({
    page,
  }) => {
    await open(page, fixture('/docs', locale))
    const paginator = page.getByRole('navigation', { name: texts(locale).docs.paginator })
    const order = ['', '/guide/first', '/guide/second', '/guide/third', '/kitchen-sink', '/only-russian', '/outdated']
    await expect(paginator.getByRole('link', { name: texts(locale).docs.previous })).toHaveCount(0)
    for (const [index, path] of order.entries()) {
      await expect(page).toHaveURL(fixture(`/docs${path}`, locale))
      const next = paginator.getByRole('link', { name: texts(locale).docs.next })
      if (index === order.length - 1) await expect(next).toHaveCount(0)
      else await next.click()
    }
    await paginator.getByRole('link', { name: texts(locale).docs.previous }).click()
    await expect(page).toHaveURL(fixture('/docs/only-russian', locale))
  })

  test(`says when and by whom it was updated, ${locale}`, async ({ page }) => {
    await page.goto(fixture('/docs/guide/first', locale))
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date('2025-03-04'))
    const author = locale === 'ru' ? 'Елена Орлова' : 'Elena Orlova'
    await expect(page.getByText(say(locale, 'docs')('updatedBy', { date, author }))).toBeVisible()
    const edit = page.getByRole('link', { name: texts(locale).docs.edit })
    await expect(edit).toHaveAttribute(
      'href',
      `https://git.fixture.example/edit/versions/2.0/docs/guide/first.${locale}.mdx`,
    )
    await expect(edit).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test(`a tag leads to its page, which counts its pages, ${locale}`, async ({ page }) => {
    await open(page, fixture('/docs/guide/first', locale))
    const [guide, safety] = locale === 'ru' ? ['руководство', 'безопасность'] : ['guide', 'safety']
    const article = page.getByRole('article')
    await article.getByRole('link', { name: safety }).click()
    await expect(page).toHaveURL(fixture(`/docs/tags/${encodeURIComponent('безопасность')}`, locale))
    await expect(h1(page)).toHaveText(say(locale, 'docs')('tagTitle', { count: 1, tag: safety }))
    await expect(page).toHaveTitle(`${say(locale, 'docs')('tagTitle', { count: 1, tag: safety })} | Fixture`)
    await expect(article).toContainText(locale === 'ru' ? 'О защите данных.' : 'About protecting data.')
    await article.getByRole('link', { name: texts(locale).docs.allTags }).click()
    await expect(h1(page)).toHaveText(texts(locale).docs.tagsTitle)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      locale === 'ru' ? ['Б', 'Р'] : ['G', 'S'],
    )
    await article.getByRole('link', { name: guide }).click()
    await expect(h1(page)).toHaveText(say(locale, 'docs')('tagTitle', { count: 4, tag: guide }))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4)
    await expect(article).not.toContainText(locale === 'ru' ? 'Не для списков' : 'Unlisted')
    await expect(article).not.toContainText('Черновик')
  })
}

test('the count phrase has the forms of each language', () => {
  const ru = (count: number) => say('ru', 'docs')('pageCount', { count })
  expect([0, 1, 2, 4, 5, 11, 14, 21, 22, 25, 101].map(ru)).toEqual([
    '0 страниц',
    '1 страница',
    '2 страницы',
    '4 страницы',
    '5 страниц',
    '11 страниц',
    '14 страниц',
    '21 страница',
    '22 страницы',
    '25 страниц',
    '101 страница',
  ])
  expect([0, 1, 2, 21].map((count) => say('en', 'docs')('pageCount', { count }))).toEqual([
    '0 pages',
    '1 page',
    '2 pages',
    '21 pages',
  ])
})

test.describe('table of contents', () => {
  const toc = (page: Page) => page.getByRole('navigation', { name: texts().docs.toc })
  const active = (page: Page) => toc(page).locator('a[aria-current]').allTextContents()
  const sectionTop = (page: Page, name: string, top: number) =>
    page
      .getByRole('heading', { name })
      .evaluate(
        (element, y) =>
          window.scrollTo({ top: element.getBoundingClientRect().top + scrollY - y, behavior: 'instant' }),
        top,
      )

  test('follows the reader', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 })
    await open(page, fixture('/docs/guide/first'))
    await expect(toc(page).getByRole('link')).toHaveText([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Раздел ${number}`),
      'Свой якорь',
    ])
    await sectionTop(page, 'Раздел 4', 90)
    await expect.poll(() => active(page)).toEqual(['Раздел 4'])
    await sectionTop(page, 'Раздел 4', 30) // its heading has gone under the navbar; the next one is in the upper half or it is still the one read
    const next = await page
      .getByRole('heading', { name: 'Раздел 5' })
      .evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(() => active(page)).toEqual([next < 300 ? 'Раздел 5' : 'Раздел 4'])
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
    await expect.poll(() => active(page)).toEqual(['Свой якорь'])
  })

  test('has levels 2 and 3 only', async ({ page }) => {
    await page.goto(fixture('/docs/kitchen-sink'))
    await expect(toc(page).getByRole('link', { name: 'Заголовок третьего уровня' })).toBeVisible()
    await expect(toc(page).getByRole('link', { name: 'Заголовок четвёртого уровня' })).toHaveCount(0)
  })

  test('is a disclosure above the text on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, fixture('/docs/guide/first'))
    await expect(toc(page)).toBeHidden()
    await page.getByRole('article').getByText(texts().docs.toc).click()
    await expect(toc(page)).toBeVisible()
    await toc(page).getByRole('link', { name: 'Раздел 6' }).click()
    await expect(page.getByRole('heading', { name: 'Раздел 6' })).toBeInViewport()
  })
})

test.describe('headings', () => {
  const below = (page: Page, name: string) =>
    page
      .getByRole('heading', { name })
      .evaluate(
        (element) => element.getBoundingClientRect().top - (document.querySelector('header')?.offsetHeight ?? 0),
      )

  test('have a link with a label', async ({ page }) => {
    await open(page, fixture('/docs/guide/first'))
    await page.getByRole('link', { name: texts().kit.headingLink.replace('{heading}', 'Раздел 3') }).click()
    await expect(page).toHaveURL(fixture(`/docs/guide/first#${encodeURIComponent('раздел-3')}`))
    await expect.poll(() => below(page, 'Раздел 3')).toBeLessThan(60)
    expect(await below(page, 'Раздел 3')).toBeGreaterThanOrEqual(0)
    await page.goto(fixture('/docs/guide/first', 'en'))
    await expect(
      page.getByRole('link', { name: texts('en').kit.headingLink.replace('{heading}', 'Section 3') }),
    ).toBeAttached()
  })

  for (const [hash, name] of [
    ['#раздел-5', 'Раздел 5'],
    [`#${encodeURIComponent('раздел-5')}`, 'Раздел 5'],
    ['#own-anchor', 'Свой якорь'],
  ] as const) {
    test(`a reader who arrives at ${hash} sees it under the navbar`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 400 })
      await open(page, fixture(`/docs/guide/first${hash}`))
      await expect(page.getByRole('heading', { name })).toBeInViewport()
      expect(await below(page, name)).toBeGreaterThanOrEqual(0)
      if (name === 'Раздел 5') expect(await below(page, name)).toBeLessThan(60)
    })
  }

  test('a link of the text leads to a Cyrillic anchor', async ({ page }) => {
    await open(page, fixture('/docs/guide/first'))
    await page.getByRole('link', { name: 'к разделу 2' }).click()
    await expect.poll(() => below(page, 'Раздел 2')).toBeLessThan(60)
  })
})

test('/docs/index is /docs', async ({ page }) => {
  await page.goto('/docs/index')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://docs.platform.example/docs')
  const title = await h1(page).textContent()
  await page.goto('/docs')
  await expect(h1(page)).toHaveText(title ?? '')
})

test.describe('titles and languages in the head', () => {
  for (const locale of LOCALES) {
    test(`name the page and its twin, ${locale}`, async ({ page }) => {
      await page.goto(at(locale, '/'))
      await expect(page).toHaveTitle('Docs')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://docs.platform.example${at(locale, '/')}`,
      )
      await page.goto(at(locale, '/docs/bi/intro'))
      await expect(page).toHaveTitle(`${await h1(page).textContent()} | Docs`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://docs.platform.example${at(locale, '/docs/bi/intro')}`,
      )
      for (const [code, href] of [
        ['ru', '/docs/bi/intro'],
        ['en', '/en/docs/bi/intro'],
        ['x-default', '/docs/bi/intro'],
      ])
        await expect(page.locator(`link[rel=alternate][hreflang=${code}]`)).toHaveAttribute(
          'href',
          `https://docs.platform.example${href}`,
        )
    })
  }
})

test.describe('versions', () => {
  const versions = (page: Page, locale: Locale = 'ru') =>
    page.locator('summary', { hasText: texts(locale).shell.versions })

  test('the menu leads to each; a page says what its version is', async ({ page }) => {
    await open(page, fixture('/docs'))
    await expect(h1(page)).toHaveText('Начало')
    await expect(page.getByRole('note')).toHaveCount(0)
    await versions(page).click()
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(fixture('/docs/next'))
    await expect(h1(page)).toHaveText('Начало Next')
    await expect(page.getByRole('note')).toContainText(say('ru', 'docs')('unreleased', { version: 'Next' }))
    await expect(versions(page)).toContainText('Next')
    await versions(page).click()
    await page.getByRole('link', { name: '1.0', exact: true }).click()
    await expect(page).toHaveURL(fixture('/docs/1.0'))
    await expect(page.getByRole('note')).toContainText(say('ru', 'docs')('unmaintained', { version: '1.0' }))
    await expect(versions(page)).toContainText('1.0')
    await page.getByRole('link', { name: say('ru', 'docs')('latestLink', { version: '2.0' }) }).click()
    await expect(page).toHaveURL(fixture('/docs'))
    await expect(versions(page)).toContainText('2.0')
  })

  test('each has its own sidebar', async ({ page }) => {
    await page.goto(fixture('/docs/next/guide/first', 'en'))
    await expect(menu(page, 'en').getByRole('link')).toHaveText(['Start Next', 'First page'])
    await expect(page.getByRole('note')).toContainText(say('en', 'docs')('unreleased', { version: 'Next' }))
    await page.goto(fixture('/docs/1.0'))
    await expect(menu(page).getByRole('link')).toHaveText(['Начало 1.0'])
  })

  test('each has its own tags', async ({ request }) => {
    expect(await (await request.get(fixture('/docs/next/tags'))).text()).not.toContain('/docs/next/tags/guide')
    expect(await (await request.get(fixture('/docs/tags'))).text()).toContain('/docs/tags/guide')
  })
})

test.describe('pages that are not for everyone', () => {
  test('a draft has no address and no trace', async ({ request }) => {
    for (const locale of LOCALES) expect((await request.get(fixture('/docs/draft', locale))).status()).toBe(404)
    const tree = /data-tree="([^"]+)"/.exec(await (await request.get(fixture('/docs'))).text())?.[1]
    const text = await (await request.get(url('fixture', tree ?? ''))).text()
    expect(text).toContain('kitchen-sink')
    expect(text).not.toContain('draft')
    expect(text).not.toContain('unlisted')
  })

  for (const locale of LOCALES) {
    test(`an unlisted page is reached by its link only, ${locale}`, async ({ page }) => {
      await open(page, fixture('/docs/unlisted', locale))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
      await expect(page.getByRole('note')).toContainText(texts(locale).docs.unlistedText)
      await expect(page.getByRole('navigation', { name: texts(locale).docs.paginator })).toHaveCount(0)
      await expect(menu(page, locale).locator('a[href$="/docs/unlisted"]')).toHaveCount(0)
      await expect(menu(page, locale).locator('[aria-current]')).toHaveCount(0)
    })
  }

  test('other pages may be indexed', async ({ page }) => {
    await page.goto(fixture('/docs'))
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })

  test('a page without a translation is shown in Russian, and says so', async ({ page }) => {
    await page.goto(fixture('/docs/only-russian', 'en'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'ru')
    await expect(page.getByRole('note')).toContainText(texts('en').docs.fallbackText)
    await expect(h1(page)).toHaveText('Только по-русски')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://fixture.example/docs/only-russian',
    )
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
    await page.goto(fixture('/docs/only-russian'))
    await expect(page.getByRole('note')).toHaveCount(0)
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
  })

  test('a translation older than its original says so', async ({ page }) => {
    await page.goto(fixture('/docs/outdated', 'en'))
    await expect(page.getByRole('note')).toContainText(texts('en').docs.outdatedText)
    await page.getByRole('link', { name: texts('en').docs.outdatedLink }).click()
    await expect(page).toHaveURL(fixture('/docs/outdated'))
    await expect(page.getByRole('note')).toHaveCount(0)
    await page.goto(fixture('/docs/guide/second', 'en'))
    await expect(page.getByRole('note')).toHaveCount(0)
  })
})
