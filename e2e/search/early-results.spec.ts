import type { Page } from '@playwright/test'
import { RESULTS } from '../../components/search/asked'
import { expect, holdScripts, later, PHONE, requests, SCRIPTS, start, test, texts } from '../support/reader'
import { someOf } from '../support/sites'

/** A shared address: a question with a fact for an answer. */
const SHARED = `/search?q=${encodeURIComponent('отношения PutS3Object')}`
const main = (page: Page) => page.getByRole('main')
const hits = (page: Page) => main(page).getByRole('listitem').getByRole('link')
/** In the page, though hidden as long as the early results are seen. */
const filters = (page: Page) => main(page).locator('input[type="checkbox"]')

/** Everything that is seen of the results, and where it stands. */
const look = async (page: Page) => {
  const parts = main(page).locator('p, details > summary, a, ol *, input[type="search"]').filter({ visible: true })
  return parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const words = element instanceof HTMLInputElement ? element.value : element.textContent
      const [, icon] = element.getAttribute('href')?.split(/.*vendor/) ?? []
      return [element.localName, words, element.className, icon, ...[x, y, width, height].map(Math.round)].join(' ')
    }),
  )
}

test.describe('the results of a shared address', () => {
  for (const viewport of someOf([{ width: 1440, height: 900 }, PHONE]))
    test(`stand before the framework comes, and stay as they are when it takes over, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const requested = requests(page)
      const release = await holdScripts(page)
      await page.goto(SHARED)
      await expect(hits(page)).toHaveCount(RESULTS.hitsPerPage)
      await expect(main(page).getByRole('link', { name: `${texts().search.fact}: ` })).toContainText('success, failure')
      await expect(hits(page).locator('svg + span > span:last-child').filter({ hasText: /./ })).toHaveCount(
        RESULTS.hitsPerPage,
      )
      const early = (await look(page)).slice(0, 40)
      release()
      await expect(main(page).getByRole('navigation', { name: texts().search.pages })).toBeVisible()
      expect((await look(page)).slice(0, 40)).toEqual(early)
      expect(requested.filter((path) => path.endsWith('current.ru.json'))).toHaveLength(1)
    })

  test('are narrowed as the address says', { tag: '@nightly' }, async ({ page }) => {
    await holdScripts(page)
    await page.goto('/search?q=json&kind=release')
    await expect(hits(page).first()).toHaveAttribute('href', /^\/blog\//)
    for (const hit of await hits(page).all()) await expect(hit).toHaveAttribute('href', /^\/blog\//)
  })

  test('open their page at what was found', { tag: '@nightly' }, async ({ page }) => {
    await page.route(SCRIPTS, later(300))
    await page.goto(`/search?q=${encodeURIComponent('дашборд')}`)
    await hits(page).first().click()
    await expect(page).toHaveURL(/\/docs\/bi\/dashboard/)
    await start(page)
    await expect.poll(() => page.evaluate(() => CSS.highlights?.size)).toBeGreaterThan(0)
  })

  test('keep a press that the framework comes into', { tag: '@nightly' }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(SHARED)
    await hits(page).nth(1).hover()
    await page.mouse.down()
    release()
    await expect(filters(page).first()).toBeAttached()
    await page.mouse.up()
    await expect(page).toHaveURL(/\/docs\/etl\//)
  })

  test('keep the focus', { tag: '@nightly' }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(SHARED)
    await hits(page).nth(1).focus()
    release()
    await expect(filters(page).first()).toBeAttached()
    await expect(hits(page).nth(1)).toBeFocused()
    await main(page).getByRole('searchbox').focus()
    await expect(filters(page).first()).toBeVisible()
    await expect(hits(page)).toHaveCount(RESULTS.hitsPerPage)
  })

  test('open their filters when these come', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    const release = await holdScripts(page)
    await page.goto(SHARED)
    await main(page).getByText(texts().search.filters, { exact: true }).filter({ visible: true }).click()
    release()
    await expect(filters(page).first()).toBeVisible()
  })

  test('give way to what is typed meanwhile', { tag: '@nightly' }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(SHARED)
    await expect(hits(page)).toHaveCount(RESULTS.hitsPerPage)
    const field = main(page).getByRole('searchbox')
    await field.fill('канбан')
    release()
    await expect(hits(page).first()).toContainText('Канбан')
    await field.press('End')
    await field.pressSequentially('-доска')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('канбан-доска')
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('канбан-доска')}`)
  })

  test.describe('without their script', () => {
    test.use({ noisy: true }) // the browser says what did not come
    test('come with the framework', async ({ page }) => {
      await page.route('**/search-index/ask.js', (route) => route.abort())
      await page.goto(SHARED)
      await expect(hits(page)).toHaveCount(RESULTS.hitsPerPage)
      await expect(filters(page).first()).toBeVisible()
    })
  })
})
