import type { Page } from '@playwright/test'
import { violations } from '../support/axe'
import {
  at,
  expect,
  holdScripts,
  LOCALES,
  type Locale,
  later,
  open,
  PHONE,
  requests,
  stored,
  test,
  texts,
} from '../support/reader'
import { url } from '../support/sites'

const INDEX = '**/search-index/**'
const dialog = (page: Page, locale: Locale = 'ru') => page.getByRole('dialog', { name: texts(locale).search.title })
const field = (page: Page, locale: Locale = 'ru') => dialog(page, locale).getByRole('combobox')
const options = (page: Page, locale: Locale = 'ru') => dialog(page, locale).getByRole('option')
const active = (page: Page) => dialog(page).locator('[aria-selected="true"]')

async function ask(page: Page, query: string, locale: Locale = 'ru'): Promise<void> {
  await page.keyboard.press('Control+k')
  await field(page, locale).fill(query)
}

/** Presses a key as a keyboard of another layout does: the place of the key is that of the US layout. */
const pressAs = (page: Page, key: string, code: string, ctrlKey = false) =>
  page.evaluate(
    (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
    { key, code, ctrlKey },
  )

test.describe('the dialog', () => {
  for (const [name, key, code, ctrl] of [
    ['Ctrl+K', 'k', 'KeyK', true],
    ['Ctrl+K on a Russian keyboard', 'л', 'KeyK', true],
    ['a slash', '/', 'Slash', false],
    ['a slash on a Russian keyboard', '.', 'Slash', false],
  ] as const)
    test(`opens by ${name}`, async ({ page }) => {
      await open(page, '/docs/bi/intro')
      await pressAs(page, key, code, ctrl)
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    })

  test('a slash that is written somewhere is a slash', async ({ page }) => {
    await open(page, '/docs/etl/processors')
    await page.getByRole('searchbox').press('/')
    await expect(page.getByRole('searchbox')).toHaveValue('/')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('opens by keys and presses that came before the framework', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/docs/bi/intro')
    await page.keyboard.press('Control+k')
    release()
    await expect(field(page)).toBeFocused()
  })

  for (const isStarted of [false, true])
    test(`letters typed after Ctrl+K, before ${isStarted ? 'the dialog' : 'the framework'} has come, are asked for`, async ({
      page,
    }) => {
      if (isStarted) await open(page, '/docs/bi/intro')
      const release = await holdScripts(page)
      if (!isStarted) await page.goto('/docs/bi/intro')
      await page.keyboard.press('Control+k')
      await page.keyboard.type('дашборд')
      release()
      await expect(field(page)).toHaveValue('дашборд')
      await expect(options(page).first()).toContainText('Дашборды')
    })

  for (const isStarted of [false, true])
    test(`a selected text is asked for, ${isStarted ? 'before the dialog has come' : 'in an untouched page'}`, async ({
      page,
    }) => {
      if (isStarted) await open(page, '/docs/bi/dashboard')
      else await page.goto('/docs/bi/dashboard')
      const release = await holdScripts(page)
      await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('main h1') as Element))
      await page.keyboard.press('Control+k')
      release()
      await expect(field(page)).toHaveValue('Дашборды')
    })

  test('what was typed into the box before the code came is asked for', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/docs/bi/intro')
    await page.getByPlaceholder(texts().search.placeholder).pressSequentially('дашборд')
    release()
    await expect(field(page)).toHaveValue('дашборд')
    await expect(options(page).first()).toContainText('Дашборды')
  })

  for (const locale of LOCALES)
    test(`finds, marks and opens, ${locale}`, async ({ page }) => {
      await open(page, at(locale, '/docs'))
      await ask(page, locale === 'ru' ? 'дашборды' : 'dashboards', locale)
      await expect(options(page, locale).first().locator('mark').first()).toHaveText(
        locale === 'ru' ? 'Дашборды' : 'Dashboards',
      )
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${at(locale, '/docs/bi/dashboard')}$`))
      await expect(dialog(page, locale)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        locale === 'ru' ? 'Дашборды' : 'Dashboards',
      )
    })

  for (const viewport of [undefined, PHONE])
    test(`what is in sight is drawn at once, ${viewport ? 'on a phone' : 'on a desktop'}`, async ({ page }) => {
      if (viewport) await page.setViewportSize(viewport)
      await page.addInitScript(() => {
        // The reader never pauses.
        const later = setTimeout
        const keep = (act: TimerHandler, delay?: number, ...args: unknown[]) =>
          delay === 200 ? 0 : later(act, delay, ...args)
        Object.assign(globalThis, { setTimeout: keep })
      })
      await open(page, '/docs')
      for (const query of ['record', 'дашборд', 'источник данных']) {
        if (query === 'record') await ask(page, query)
        else await field(page).fill(query)
        await expect(dialog(page).locator(`a[href$="?q=${encodeURIComponent(query)}"]`)).toBeVisible()
        const left = await options(page)
          .last()
          .evaluate((option) => {
            const list = option.closest('[role="listbox"]')?.parentElement as HTMLElement
            return list.getBoundingClientRect().bottom - option.getBoundingClientRect().bottom
          })
        expect(left, query).toBeLessThan(0)
      }
      const drawn = await options(page).count()
      await page.keyboard.press('ArrowUp')
      await expect(active(page)).toBeInViewport()
      expect(await options(page).count(), 'the last one is stepped to').toBeGreaterThan(drawn)
    })

  test('the arrows go round, and Ctrl+Enter opens a new tab', async ({ page, context }) => {
    await open(page, '/docs')
    await ask(page, 'источник')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    const last = options(page).last()
    await page.keyboard.press('ArrowUp')
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    const href = await active(page).getAttribute('href')
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    expect((await opened).url()).toContain(href ?? '?')
    await expect(dialog(page)).toBeVisible()
  })

  test('a key that is pressed in the moment the answer is drawn is not lost', async ({ page }) => {
    await open(page, '/docs')
    await page.keyboard.press('Control+k')
    await field(page).evaluate((element) => {
      const press = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role="option"]')) return
        observer.disconnect()
        element.dispatchEvent(press)
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    await field(page).fill('источник')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  })

  test('Enter that is quicker than the answer opens the first result of it', async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'да')
    await page.route(INDEX, later(200))
    await field(page).fill('PutS3Object')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/etl\/processors\/PutS3Object/)
  })

  test('a property opens its very row', async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'puts3object bucket')
    const row = options(page)
      .filter({ hasText: /Bucket.*PutS3Object/ })
      .first()
    await row.click()
    await expect(page).toHaveURL(/PutS3Object#property-/)
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  })

  test('says what it took a question for, and asks for the letters themselves when told to', async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'lfi,jhl')
    await expect(dialog(page)).toContainText('Показаны результаты для «дашборд')
    await expect(options(page).first()).toContainText('Дашборды')
    await dialog(page).getByRole('button', { name: 'Искать именно «lfi,jhl»' }).click()
    await expect(dialog(page)).toContainText('По запросу «lfi,jhl» ничего не найдено')
  })

  test('without results it offers parts of the question, and an address to write to', async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'ъхзщжщзх')
    await expect(dialog(page)).toContainText('По запросу «ъхзщжщзх» ничего не найдено')
    await expect(dialog(page).getByRole('link', { name: texts().search.reportLink })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
  })

  test('remembers what was opened; a star keeps it, a cross forgets it', async ({ page }) => {
    await open(page, '/docs')
    for (const query of ['дашборды', 'безопасность']) {
      await ask(page, query)
      await expect(options(page).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toHaveCount(0)
    }
    await page.keyboard.press('Control+k')
    await expect(options(page)).toHaveCount(2)
    const title = (await options(page).last().locator('span span').first().textContent()) ?? ''
    await dialog(page)
      .getByRole('button', { name: `Добавить «${title}» в избранное` })
      .click()
    await expect(options(page).first()).toContainText(title)
    await dialog(page)
      .getByRole('button', { name: `Убрать «${title}»` })
      .click()
    await expect(options(page)).toHaveCount(1)
    await page.reload()
    await page.keyboard.press('Control+k')
    await expect(options(page)).toHaveCount(1)
    expect(await stored(page, 'search:current.ru')).toContain('"recent":[{')
  })

  test('a damaged store is dropped', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('search:current.ru', '{"recent":[{"url":"javascript:1"}'))
    await open(page, '/docs')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toContainText(texts().search.noRecent)
  })

  test('the box shows what was opened while it has the focus of the keyboard', async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'дашборды')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дашборды') // the new page takes the focus
    await page.getByPlaceholder(texts().search.placeholder).focus()
    const panel = page.getByRole('navigation', { name: texts().search.title })
    await expect(panel.getByRole('link', { name: 'Дашборды' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })

  test('is a full screen on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, '/docs')
    await page.getByRole('button', { name: texts().search.open }).click()
    await expect(field(page)).toBeFocused()
    expect(await dialog(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(PHONE.width)
    await page.getByRole('button', { name: texts().search.close }).click()
    await expect(dialog(page)).toHaveCount(0)
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no axe violation, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await open(page, '/docs')
      await ask(page, 'дашборды')
      await expect(options(page).first()).toBeVisible()
      expect(await violations(page, { root: 'dialog' })).toEqual([])
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await expect(options(page).first()).toBeVisible()
      expect(await violations(page, { root: 'dialog' })).toEqual([])
    })
})

test.describe('when the network fails', () => {
  test.use({ noisy: true })

  test('the dialog says so, and trying again brings the results', async ({ page }) => {
    await open(page, '/docs')
    await page.route(INDEX, (route) => route.abort())
    await ask(page, 'дашборды')
    await expect(dialog(page).getByRole('alert')).toContainText(texts().search.errorTitle)
    await page.unroute(INDEX)
    await dialog(page).getByRole('button', { name: texts().search.retry }).click()
    await expect(options(page).first()).toContainText('Дашборды')
  })

  test('results come by themselves when the reader is online again', async ({ page, context }) => {
    await open(page, '/docs')
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await context.setOffline(true)
    await field(page).fill('дашборды')
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    await expect(options(page).first()).toContainText('Дашборды')
  })

  test('a missing piece of the index is an error that can be tried again', async ({ page }) => {
    await open(page, '/docs')
    await page.route('**/search-index/**/*.bin', (route) => route.fulfill({ status: 404 }))
    await ask(page, 'дашборды')
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await page.unroute('**/search-index/**/*.bin')
    await dialog(page).getByRole('button', { name: texts().search.retry }).click()
    await expect(options(page).first()).toContainText('Дашборды')
  })

  test('a damaged answer is an error', async ({ page }) => {
    await open(page, '/docs')
    await page.route('**/search-index/*.json', (route) => route.fulfill({ body: '{"format":' }))
    await ask(page, 'дашборды')
    await expect(dialog(page).getByRole('alert')).toBeVisible()
  })

  test('code that cannot be loaded is told under the box, and loaded when tried again', async ({ page }) => {
    await open(page, '/docs')
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.keyboard.press('Control+k')
    const alert = page.getByRole('banner').getByRole('alert')
    await expect(alert).toContainText(texts().search.failed)
    await page.unroute('**/_next/static/**/*.js')
    await alert.getByRole('button').click()
    await expect(field(page)).toBeFocused()
  })

  test('of answers out of order the last question’s is shown', async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'да')
    let isFirst = true
    await page.route('**/*.bin', async (route) => {
      const wait = isFirst ? 1500 : 0
      isFirst = false
      await later(wait)(route)
    })
    await field(page).fill('безопасность')
    await field(page).fill('дашборды')
    await expect(options(page).first()).toContainText('Дашборды')
    await page.waitForTimeout(1800)
    await expect(options(page).first()).toContainText('Дашборды')
  })
})

test('a page that nobody searches on loads nothing of it', async ({ page }) => {
  const asked = requests(page)
  await open(page, '/docs/bi/intro')
  await page.waitForTimeout(1000)
  expect(asked.filter((path) => path.includes('search'))).toEqual([])
})

test.describe('the page of results', () => {
  const results = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
  const box = (page: Page) => page.getByRole('main').getByRole('searchbox')

  test('follows its address, and its address follows it', async ({ page }) => {
    await page.goto('/search?q=%D0%B4%D0%B0%D1%88%D0%B1%D0%BE%D1%80%D0%B4')
    await expect(results(page).first()).toContainText('Дашборды')
    await expect(box(page)).toHaveValue('дашборд')
    await expect(page).toHaveTitle(/результат.* по запросу «дашборд» \| Docs/)
    await box(page).fill('puts3object')
    await expect(results(page).first()).toContainText('PutS3Object')
    await expect(page).toHaveURL(/\/search\?q=puts3object$/)
    await results(page).first().click()
    await expect(page).toHaveURL(/\/docs\/etl\/processors\/PutS3Object/)
    await page.goBack()
    await expect(page).toHaveURL(/\/search\?q=puts3object$/)
    await expect(box(page)).toHaveValue('puts3object')
    await expect(results(page).first()).toContainText('PutS3Object')
  })

  test('is narrowed by filters, and turned page by page', async ({ page }) => {
    await page.goto('/search?q=json')
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toContainText('по запросу «json»')
    const before = await status.textContent()
    await page.getByRole('checkbox', { name: /Компоненты ETL/ }).check()
    await expect(page).toHaveURL(/kind=etl/)
    await expect(status).not.toHaveText(before ?? '')
    await expect(results(page)).toHaveCount(20)
    const first = await results(page).first().textContent()
    await page
      .getByRole('navigation', { name: texts().search.pages })
      .getByRole('link', { name: texts().search.next })
      .click()
    await expect(page).toHaveURL(/page=2/)
    await expect(results(page).first()).not.toHaveText(first ?? '')
    await page.getByRole('button', { name: texts().search.reset }).click()
    await expect(page).not.toHaveURL(/kind=/)
  })

  test('says that nothing was found only when nothing was', async ({ page }) => {
    await page.route(INDEX, later(700))
    await page.goto('/search?q=kafka')
    const nothing = page.getByText('ничего не найдено')
    for (let look = 0; look < 8; look++) {
      await expect(nothing).toHaveCount(0)
      await page.waitForTimeout(150)
    }
    await expect(results(page).first()).toBeVisible()
  })

  test('is not for search engines', async ({ page }) => {
    await page.goto('/search')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })

  test('has no axe violation and no sideways scroll on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/search?q=kafka')
    await expect(results(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    expect(await violations(page, { root: '[id="site:main"]' })).toEqual([])
  })
})

test.describe('is offered', () => {
  test.use({ noisy: true }) // a page that is missing is told in the console

  test('on the home page', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('main').getByRole('button', { name: texts().search.placeholder }).click()
    await expect(field(page)).toBeFocused()
  })

  test('on the 404 page, with the words of the address', async ({ page }) => {
    await page.goto('/docs/bi/dashboards-old')
    await page.getByRole('button', { name: texts().search.searchAddress }).click()
    await expect(field(page)).toHaveValue('bi dashboards old')
  })

  test('under the pages of a category', async ({ page }) => {
    await page.goto('/docs/bi/intro')
    const link = page.getByRole('link', { name: 'Искать в разделе «Аналитика»' })
    await link.click()
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  })
})

test('works under a base path', async ({ page }) => {
  await open(page, url('based', '/base/docs'))
  await page.keyboard.press('Control+k')
  await field(page).fill('другая')
  await expect(options(page).first()).toHaveAttribute('href', '/base/docs/other')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/base\/docs\/other$/)
  await expect(dialog(page)).toBeHidden()
})

test('a site without it in its navbar offers it nowhere', async ({ page }) => {
  for (const address of ['/', '/404', '/docs/kitchen-sink']) {
    await page.goto(url('fixture', address))
    await expect(page.locator('[data-search], [data-act="search"], a[href^="/search"]')).toHaveCount(0)
  }
})
