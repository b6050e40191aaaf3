import type { Page } from '@playwright/test'
import { inPieces } from '../support/host'
import {
  at,
  expect,
  holdScripts,
  LOCALES,
  type Locale,
  open,
  PHONE,
  requests,
  settle,
  start,
  test,
  texts,
} from '../support/reader'
import { SITES, someOf, url } from '../support/sites'
import { kit, sink } from './kit'

const image = (page: Page, locale: Locale = 'ru') => page.getByRole('button', { name: kit(locale).zoom })
const pictures = '**/media/progress*'

test('with data-saver no picture is loaded before scripts come, nor after', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const requested = requests(page)
  const release = await holdScripts(page)
  await page.goto(url('main', '/docs/bi/dashboard'))
  await settle(page)
  const below = page.locator('doc-image[data-state="load"]')
  const count = await below.count()
  expect(count).toBe(await page.locator('doc-image').count())
  expect(count).toBeGreaterThan(2)
  const held = await below
    .locator('source')
    .evaluateAll((sources) => sources.map((source) => source.getAttribute('data-srcset') ?? ''))
  const heldPictures = () =>
    requested.filter((path) => path.startsWith('/media/') && held.some((set) => set.includes(path)))
  expect(heldPictures()).toEqual([])
  const pressed = below.first()
  await pressed.scrollIntoViewIfNeeded()
  await pressed.getByRole('button').click()
  release()
  await expect(below).toHaveCount(count - 1)
  await expect(page.getByRole('button', { name: texts().shell.imageLoad })).toHaveCount(count - 1)
  expect(new Set(heldPictures()).size).toBe(1)
})

test('with data-saver a page that comes slowly loads no picture either', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const requested = requests(page)
  const { origin, close } = await inPieces(SITES.main.port, 4000)
  await page.goto(`${origin}/docs/bi/dashboard`)
  await settle(page)
  const shown = await page
    .locator('doc-image:not([data-state="load"]) source')
    .evaluateAll((sources) => sources.map((source) => source.getAttribute('srcset')).join())
  expect(await page.locator('doc-image[data-state="load"]').count()).toBeGreaterThan(2)
  expect(requested.filter((path) => path.startsWith('/media/') && !shown.includes(path))).toEqual([])
  close()
})

for (const locale of someOf(LOCALES)) {
  test.describe(locale, () => {
    test.describe('without its file', () => {
      test.use({ noisy: true }) // the browser reports the requests that failed

      test('an image says what went wrong, and tries again', async ({ page }) => {
        await page.route(pictures, (route) => route.abort())
        await open(page, sink(locale))
        await page.locator('doc-image').scrollIntoViewIfNeeded()
        const retry = page.getByRole('button', { name: texts(locale).shell.imageError })
        await expect(retry).toBeVisible()
        await page.unroute(pictures)
        await retry.click()
        await expect(image(page, locale)).toBeVisible()
        await expect(page.locator('doc-image')).toHaveAttribute('data-state', 'loaded')
      })

      test('an image that is gone says so', { tag: '@nightly' }, async ({ page }) => {
        await page.route(pictures, (route) => route.fulfill({ status: 404 }))
        await open(page, sink(locale))
        await page.locator('doc-image').scrollIntoViewIfNeeded()
        await expect(page.getByRole('button', { name: texts(locale).shell.imageMissing })).toBeVisible()
      })

      test('an image waits for the network to come back', { tag: '@nightly' }, async ({ page, context }) => {
        await page.goto(sink(locale))
        await start(page)
        await context.setOffline(true)
        await page.locator('doc-image').scrollIntoViewIfNeeded()
        await expect(page.getByRole('button', { name: texts(locale).shell.imageOffline })).toBeVisible()
        await context.setOffline(false)
        await expect(page.locator('doc-image')).toHaveAttribute('data-state', 'loaded')
      })
    })

    test('an image waits for a click on a slow connection', { tag: '@nightly' }, async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }))
      await open(page, sink(locale))
      const requested = requests(page)
      await page.locator('doc-image').scrollIntoViewIfNeeded()
      const load = page.getByRole('button', { name: texts(locale).shell.imageLoad })
      await expect(load).toBeVisible()
      await settle(page)
      expect(requested.filter((path) => path.includes('/media/progress'))).toEqual([])
      await load.click()
      await expect(page.locator('doc-image')).toHaveAttribute('data-state', 'loaded')
    })

    test(`a picture opens large, a video seeks, and going back leaves pages that scroll`, async ({ page }) => {
      const requested = requests(page)
      await open(page, sink(locale))
      await test.step('a video: chapters seek, nothing is fetched before', () =>
        expectChapters(page, locale, requested))
      await test.step('an image opens large; Escape and a click close it, and the focus returns', async () => {
        await expectLoaded(page)
        const dialog = page.getByRole('dialog')
        for (const close of [
          () => page.keyboard.press('Escape'),
          () => dialog.getByRole('button', { name: texts(locale).shell.closeImage }).click(),
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
      for (const viewport of someOf([{ width: 1440, height: 900 }, PHONE]))
        await test.step(`going back from a large picture, ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport)
          await followLink(page, at(locale, '/docs/guide/first'))
          await followLink(page, at(locale, '/docs/kitchen-sink'))
          await expectLoaded(page)
          await image(page, locale).click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await page.goBack()
          await expect(page).toHaveURL(/guide\/first$/)
          await expect(page.locator('html[data-zoomed]')).toHaveCount(0)
          await page.evaluate(() => document.body.style.setProperty('min-height', '300vh'))
          await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
          expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
        })
    })
  })
}

async function expectLoaded(page: Page): Promise<void> {
  await page.locator('doc-image').scrollIntoViewIfNeeded()
  await expect(page.locator('doc-image')).toHaveAttribute('data-state', 'loaded')
}

/** Follows a link that is added to the page. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate(
    (to) => document.body.append(Object.assign(document.createElement('a'), { id: 'go', href: to, textContent: 'go' })),
    href,
  )
  await page.locator('#go').click()
  await expect(page).toHaveURL(url('fixture', href))
  await page.evaluate(() => document.querySelector('#go')?.remove())
}

async function expectChapters(page: Page, locale: Locale, requested: string[]): Promise<void> {
  const video = page.locator('video')
  await video.scrollIntoViewIfNeeded()
  await settle(page)
  expect(requested.filter((path) => /\.(webm|vtt)$/.test(path))).toEqual([])
  const time = () => video.evaluate((element) => (element as HTMLVideoElement).currentTime)
  const chapters = page.getByRole('navigation', { name: kit(locale).chapters })
  await expect(chapters.getByRole('link')).toHaveCount(3)
  await chapters.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(`${sink(locale)}#t=2`)
  await expect.poll(time).toBeGreaterThanOrEqual(2)
  await expect(chapters.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true')
  expect(requested.some((path) => path.endsWith('.webm'))).toBe(true)
  // Captions in the language of the page, and no others.
  await expect.poll(() => requested.filter((path) => path.endsWith('.vtt')).length).toBe(1)
  expect(requested.find((path) => path.endsWith('.vtt'))).toContain(`sample.${locale}.`)
  await page.locator('p > a[href="#t=3"]').click()
  await expect.poll(time).toBeGreaterThanOrEqual(3)
  const captions = locale === 'ru' ? ['captions_ru', 'captions_en'] : ['captions_en', 'captions_ru']
  expect(
    await video.locator('track').evaluateAll((tracks) => tracks.map((track) => (track as HTMLTrackElement).label)),
  ).toEqual(captions.map((label) => kit(locale)[label as keyof ReturnType<typeof kit>]))
}

test('going back to an anchor of the same page closes the large picture', { tag: '@nightly' }, async ({ page }) => {
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

test('a chapter pressed before hydration plays', { tag: '@nightly' }, async ({ page }) => {
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

test('an address with a moment starts the video there', { tag: '@nightly' }, async ({ page }) => {
  const requested = requests(page)
  await open(page, `${sink()}#t=3`)
  await settle(page)
  expect(requested.filter((path) => path.endsWith('.webm'))).toEqual([])
  const video = page.locator('video')
  await video.evaluate((element) => (element as HTMLVideoElement).play())
  await expect
    .poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime))
    .toBeGreaterThanOrEqual(3)
})
