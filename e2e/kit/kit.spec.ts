import type { Page } from '@playwright/test'
import {
  at,
  expect,
  holdScripts,
  LOCALES,
  type Locale,
  open,
  PHONE,
  requests,
  start,
  test,
  texts,
} from '../support/reader'
import { url } from '../support/sites'

const sink = (locale: Locale = 'ru') => url('fixture', at(locale, '/docs/kitchen-sink'))
const kit = (locale: Locale) => texts(locale).kit
const figure = (page: Page, text: string) => page.getByRole('figure').filter({ hasText: text })
const image = (page: Page, locale: Locale = 'ru') => page.getByRole('button', { name: kit(locale).zoom })
const pictures = '**/media/progress*'

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('admonitions are named by their kind', async ({ page }) => {
      await page.goto(sink(locale))
      for (const kind of ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const)
        await expect(page.getByRole('note', { name: kit(locale)[kind] }).first()).toBeVisible()
    })

    test('links outside open a new tab and say so', async ({ page }) => {
      await page.goto(sink(locale))
      const link = page
        .getByRole('article')
        .getByRole('link', { name: kit(locale).externalLink })
        .first()
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    })

    test('code is copied without the lines a diff removes', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, sink(locale))
      const code = figure(page, 'closeTask')
      const copy = code.getByRole('button', { name: kit(locale).copy })
      await copy.click()
      await expect(copy).toHaveAttribute('data-state', 'done')
      await expect(page.getByRole('status').filter({ hasText: kit(locale).copied })).toBeAttached()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain("fields: ['id', 'status']")
      expect(copied).not.toContain('api.tasks.get(id)\n')
      expect(copied.split('\n')).toHaveLength(6)
      expect(copied).not.toMatch(/ $/m)
      await expect(copy).not.toHaveAttribute('data-state')
    })

    test('code is copied where the clipboard is closed', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await open(page, sink(locale))
      const copy = figure(page, 'overdue.sql').getByRole('button', { name: kit(locale).copy })
      await copy.click()
      await expect(copy).toHaveAttribute('data-state', 'done')
      await expect(copy).toBeFocused()
    })

    test('long lines wrap on demand', async ({ page }) => {
      await open(page, sink(locale))
      const code = figure(page, 'ScriptTask')
      const block = code.getByRole('group')
      const overflows = () => block.evaluate((element) => element.scrollWidth > element.clientWidth)
      const wrap = code.getByRole('button', { name: kit(locale).wrap })
      expect(await overflows()).toBe(true)
      await wrap.click()
      await expect(wrap).toHaveAttribute('aria-pressed', 'true')
      expect(await overflows()).toBe(false)
      await wrap.click()
      await expect(wrap).toHaveAttribute('aria-pressed', 'false')
      expect(await overflows()).toBe(true)
    })

    test('tabs are named, work by keyboard, and change together', async ({ page }) => {
      await open(page, sink(locale))
      const groups = page.locator('doc-tabs[data-group="edition"]')
      await groups.first().getByRole('radio').first().focus()
      await page.keyboard.press('ArrowRight')
      for (const group of await groups.all()) await expect(group.getByRole('radio').nth(1)).toBeChecked()
      await expect(page.getByText('docs.company.example')).toBeVisible()
      await page.reload()
      await start(page)
      for (const group of await groups.all()) await expect(group.getByRole('radio').nth(1)).toBeChecked()
      await expect(page.getByRole('group', { name: kit(locale).tabs }).first()).toBeVisible()
    })

    test.describe('without its file', () => {
      test.use({ noisy: true }) // the browser reports the requests that failed

      test('an image says what went wrong, and tries again', async ({ page }) => {
        await page.route(pictures, (route) => route.abort())
        await open(page, sink(locale))
        await page.locator('doc-image').scrollIntoViewIfNeeded()
        const retry = page.getByRole('button', { name: kit(locale).imageError })
        await expect(retry).toBeVisible()
        await page.unroute(pictures)
        await retry.click()
        await expect(image(page, locale)).toBeVisible()
        await expect(page.locator('doc-image')).toHaveAttribute('data-state', 'loaded')
      })

      test('an image that is gone says so', async ({ page }) => {
        await page.route(pictures, (route) => route.fulfill({ status: 404 }))
        await open(page, sink(locale))
        await page.locator('doc-image').scrollIntoViewIfNeeded()
        await expect(page.getByRole('button', { name: kit(locale).image404 })).toBeVisible()
      })

      test('an image waits for the network to come back', async ({ page, context }) => {
        await page.goto(sink(locale))
        await start(page)
        await context.setOffline(true)
        await page.locator('doc-image').scrollIntoViewIfNeeded()
        await expect(page.getByRole('button', { name: kit(locale).imageOffline })).toBeVisible()
        await context.setOffline(false)
        await expect(page.locator('doc-image')).toHaveAttribute('data-state', 'loaded')
      })
    })

    test('an image waits for a click on a slow connection', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }))
      await open(page, sink(locale))
      const asked = requests(page)
      await page.locator('doc-image').scrollIntoViewIfNeeded()
      const load = page.getByRole('button', { name: kit(locale).imageLoad })
      await expect(load).toBeVisible()
      await page.waitForTimeout(300)
      expect(asked.filter((path) => path.includes('/media/progress'))).toEqual([])
      await load.click()
      await expect(page.locator('doc-image')).toHaveAttribute('data-state', 'loaded')
    })

    test('an image opens large; Escape and a click close it, and the focus returns', async ({ page }) => {
      await open(page, sink(locale))
      await page.locator('doc-image').scrollIntoViewIfNeeded()
      await expect(page.locator('doc-image')).toHaveAttribute('data-state', 'loaded')
      const dialog = page.getByRole('dialog')
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: kit(locale).close }).click(),
      ]) {
        await image(page, locale).focus()
        await page.keyboard.press('Enter')
        await expect(dialog).toBeVisible()
        await expect(dialog.getByRole('img')).toHaveAttribute('src', /-1200\.webp$/)
        await close()
        await expect(dialog).toHaveCount(0)
        await expect(image(page, locale)).toBeFocused()
      }
    })

    test('a video: chapters seek, nothing is fetched before', async ({ page }) => {
      const asked = requests(page)
      await open(page, sink(locale))
      const video = page.locator('video')
      await video.scrollIntoViewIfNeeded()
      await page.waitForTimeout(500)
      expect(asked.filter((path) => /\.(webm|vtt)$/.test(path))).toEqual([])
      const time = () => video.evaluate((element) => (element as HTMLVideoElement).currentTime)
      const chapters = page.getByRole('navigation', { name: kit(locale).chapters })
      await expect(chapters.getByRole('link')).toHaveCount(3)
      await chapters.getByRole('link').nth(1).click()
      await expect(page).toHaveURL(`${sink(locale)}#t=2`)
      await expect.poll(time).toBeGreaterThanOrEqual(2)
      await expect(chapters.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true')
      expect(asked.some((path) => path.endsWith('.webm'))).toBe(true)
      // Captions in the language of the page, and no others.
      await expect.poll(() => asked.filter((path) => path.endsWith('.vtt')).length).toBe(1)
      expect(asked.find((path) => path.endsWith('.vtt'))).toContain(`sample.${locale}.`)
      await page.locator('p > a[href="#t=3"]').click()
      await expect.poll(time).toBeGreaterThanOrEqual(3)
      const captions = locale === 'ru' ? ['captions_ru', 'captions_en'] : ['captions_en', 'captions_ru']
      expect(
        await video.locator('track').evaluateAll((tracks) => tracks.map((track) => (track as HTMLTrackElement).label)),
      ).toEqual(captions.map((label) => kit(locale)[label as keyof ReturnType<typeof kit>]))
    })

    test('terms explain themselves to mouse and keyboard', async ({ page }) => {
      await open(page, sink(locale))
      const definition =
        locale === 'ru'
          ? 'настроенное подключение к данным для аналитики'
          : 'a configured connection to data for analytics'
      const tooltip = page.getByRole('tooltip').filter({ hasText: definition })
      const term = page.locator('doc-term button').first()
      await expect(tooltip).toBeHidden()
      await term.hover()
      await expect(tooltip).toBeVisible()
      await page.mouse.move(0, 0)
      await expect(tooltip).toBeHidden()
      await term.focus()
      await expect(tooltip).toBeVisible()
      await expect(term).toHaveAccessibleDescription(new RegExp(definition))
      await page.keyboard.press('Escape')
      await expect(tooltip).toBeHidden()
      await expect(term).toBeFocused()
    })

    test('what is folded opens and closes by keyboard; what the author opened is open', async ({ page }) => {
      await open(page, sink(locale))
      const folds = page.locator('details.fold')
      await expect(folds.nth(1)).toHaveAttribute('open')
      await folds.first().locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(folds.first().getByText('GRANT', { exact: true })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(folds.first().getByText('GRANT', { exact: true })).toBeHidden()
    })

    test('footnotes lead there and back', async ({ page }) => {
      await open(page, sink(locale))
      await page.locator('[data-footnote-ref]').click()
      await expect(page).toHaveURL(/#fn-first$/)
      await page.getByRole('link', { name: kit(locale).footnoteBack }).click()
      await expect(page).toHaveURL(/#fnref-first$/)
      await expect(page.locator('[data-footnote-ref]')).toBeInViewport()
    })

    test('steps, cards, keys, badges, tasks and the pages of a category are there', async ({ page }) => {
      await page.goto(sink(locale))
      const article = page.getByRole('article')
      await expect(article.locator('ol.steps > li')).toHaveCount(3)
      await expect(article.locator('ul.cards').getByRole('link')).toHaveCount(4)
      await expect(article.locator('kbd kbd').first()).toHaveText('Ctrl')
      await expect(article.locator('.badge')).toHaveCount(5)
      await expect(article.getByRole('checkbox').first()).toBeChecked()
      await expect(article.getByRole('checkbox').first()).toBeDisabled()
      await expect(article.getByRole('checkbox').first()).toHaveAccessibleName(/./)
      await expect(article.locator('ul.pages').getByRole('link')).toHaveText(
        locale === 'ru' ? ['Вторая страница', 'Подробности'] : ['Second page', 'Details'],
      )
    })

    test('code has titles, marked lines and words, a diff and numbers', async ({ page }) => {
      await page.goto(sink(locale))
      const sql = figure(page, 'overdue.sql')
      await expect(sql.getByRole('group', { name: 'overdue.sql' })).toHaveClass('numbered')
      await expect(sql.locator('.l.hl')).toHaveCount(3)
      await expect(sql.locator('mark')).toHaveText('finish')
      await expect(figure(page, 'closeTask').locator('.add')).toHaveCount(1)
      await expect(figure(page, 'closeTask').locator('.del')).toHaveCount(1)
    })

    test('a wide table scrolls in its own box on a phone', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(sink(locale))
      const box = page.getByRole('group', { name: kit(locale).table }).last()
      await box.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    })
  })
}

const scrolls = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
}

for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
  test(`going back from a large picture leaves pages that scroll, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, url('fixture', '/docs/guide/first'))
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('a'), { id: 'go' })))
    const link = page.locator('#go')
    await link.evaluate((element) => Object.assign(element, { href: '/docs/kitchen-sink', textContent: 'go' }))
    await link.click()
    await page.locator('doc-image').scrollIntoViewIfNeeded()
    await expect(page.locator('doc-image')).toHaveAttribute('data-state', 'loaded')
    await image(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/guide\/first$/)
    await expect(page.locator('html[data-zoomed]')).toHaveCount(0)
    await page.evaluate(() => document.body.style.setProperty('min-height', '300vh'))
    await scrolls(page)
  })
}

test('going back to an anchor of the same page closes the large picture', async ({ page }) => {
  await open(page, sink())
  await page.evaluate(() => history.pushState(history.state, '', '#somewhere'))
  await page.locator('doc-image').scrollIntoViewIfNeeded()
  await expect(page.locator('doc-image')).toHaveAttribute('data-state', 'loaded')
  await image(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('html[data-zoomed]')).toHaveCount(0)
})

test('a chapter pressed before hydration plays', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(sink())
  await page
    .getByRole('navigation', { name: kit('ru').chapters })
    .getByRole('link')
    .nth(1)
    .click()
  release()
  const video = page.locator('video')
  await expect
    .poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime))
    .toBeGreaterThanOrEqual(2)
  await expect(page).toHaveURL(/#t=2$/)
})

test.describe('tabs', () => {
  const groups = (page: Page) => page.locator('doc-tabs[data-group="edition"]')
  const second = (page: Page) => groups(page).first().getByRole('radio').nth(1)

  for (const stored of [undefined, 'cloud']) {
    test(`a tab chosen before hydration stays, stored: ${stored}`, async ({ page }) => {
      const first = await test.step('the value of the first tab', async () => {
        await page.goto(sink())
        return groups(page).first().getByRole('radio').first().getAttribute('value')
      })
      if (stored) await page.evaluate((value) => localStorage.setItem('tabs:edition', value), first ?? '')
      const release = await holdScripts(page)
      await page.goto(`${sink()}?fresh`)
      await groups(page).first().locator('> label').nth(1).click()
      release()
      await start(page)
      for (const group of await groups(page).all()) await expect(group.getByRole('radio').nth(1)).toBeChecked()
      const value = await second(page).getAttribute('value')
      expect(await page.evaluate(() => localStorage.getItem('tabs:edition'))).toBe(value)
    })
  }

  test('the search of the browser opens a closed tab', async ({ page }) => {
    await open(page, sink())
    const heading = page.getByRole('heading', { name: 'Заголовок внутри вкладки' })
    await expect(heading).toBeHidden()
    // What the search does: it asks for what hides the text, and takes the attribute away.
    await page.locator('#inside-tab').evaluate((element) => {
      const panel = element.closest('[hidden="until-found"]')
      panel?.dispatchEvent(new Event('beforematch', { bubbles: true }))
      panel?.removeAttribute('hidden')
    })
    await expect(second(page)).toBeChecked()
    await expect(heading).toBeVisible()
    await groups(page).first().locator('> label').first().click()
    await expect(heading).toBeHidden()
  })

  test('a link to a heading inside a closed tab opens it', async ({ page }) => {
    await open(page, `${sink()}#inside-tab`)
    await expect(second(page)).toBeChecked()
    await expect(page.getByRole('heading', { name: 'Заголовок внутри вкладки' })).toBeInViewport()
  })

  test('work in the list of posts', async ({ page }) => {
    await page.goto(url('blog', '/blog'))
    const post = page.getByRole('article').filter({ hasText: 'Выпуск 1.5' })
    await expect(post.getByText('запускает администратор')).toBeHidden()
    await post.getByText('Свой сервер', { exact: true }).click()
    await expect(post.getByText('запускает администратор')).toBeVisible()
    await expect(post.getByText('проходит само')).toBeHidden()
  })

  test('other windows follow', async ({ page, context }) => {
    const other = await context.newPage()
    await open(other, sink('en'))
    await open(page, sink())
    await page.locator('doc-tabs[data-group="edition"] > label').nth(1).click()
    await expect(second(other)).toBeChecked()
  })

  test('a damaged choice changes nothing', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tabs:edition', '{"damaged'))
    await open(page, sink())
    await expect(page.locator('doc-tabs[data-group="edition"]').first().getByRole('radio').first()).toBeChecked()
  })
})

test('an address with a moment starts the video there', async ({ page }) => {
  const asked = requests(page)
  await open(page, `${sink()}#t=3`)
  await page.waitForTimeout(300)
  expect(asked.filter((path) => path.endsWith('.webm'))).toEqual([])
  const video = page.locator('video')
  await video.evaluate((element) => (element as HTMLVideoElement).play())
  await expect
    .poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime))
    .toBeGreaterThanOrEqual(3)
})

test.describe('a term on a touch screen', () => {
  test.use({ hasTouch: true, viewport: PHONE })
  test('opens and closes by a touch, inside the window', async ({ page }) => {
    await open(page, sink())
    const term = page.locator('doc-term button').last()
    const tooltip = page.getByRole('tooltip').last()
    await term.tap()
    await expect(tooltip).toBeVisible()
    const box = await tooltip.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
    await term.tap()
    await expect(tooltip).toBeHidden()
    await term.tap()
    await expect(tooltip).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(tooltip).toBeHidden()
  })
})
