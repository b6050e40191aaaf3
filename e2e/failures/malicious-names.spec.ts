import {
  at,
  expect,
  holdScripts,
  LOCALES,
  type Locale,
  mark,
  requests,
  start,
  test,
  texts,
  theme,
} from '../support/reader'
import { someOf, url } from '../support/sites'

/** A page whose headings and elements have the names that the site's scripts, and its packages, look for. */
const names = (locale: Locale) => url('based', `/base${at(locale, '/docs/names')}`)

for (const locale of someOf(LOCALES))
  test(`no name of an author’s stands in for a part of the site, ${locale}`, async ({ page }) => {
    const NAMES = names(locale)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    const requested = requests(page)
    await page.goto(NAMES)
    const ids = await page.locator('[id]').evaluateAll((found) => found.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
    expect(ids).toEqual(expect.arrayContaining(['start-data', 'main', 'top', 'nprogress', 'TURBOPACK_ASSET_SUFFIX']))

    await start(page)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: texts(locale).search.title })).toBeVisible()
    await page.getByRole('combobox').fill(locale === 'ru' ? 'другая' : 'other')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    const before = await theme(page)
    await page.locator('[data-replay="color-mode"]').click()
    await expect.poll(() => theme(page)).not.toBe(before)

    // The skip link leads to the page's main part, the contents to the heading.
    await page.getByRole('link', { name: texts(locale).shell.skip }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.goto(`${NAMES}#top`)
    await expect(page.locator('h2#top')).toBeInViewport()

    // A slow page.
    await start(page)
    const isSoft = await mark(page)
    const release = await holdScripts(page, '**/docs/other.txt')
    await page.getByRole('link', { name: 'Next', exact: true }).first().click()
    await expect(page.locator('body > .progress')).toBeVisible()
    release()
    await expect(page).toHaveURL(url('based', `/base${at(locale, '/docs/other')}`))
    expect(await isSoft()).toBe(true)
    await expect(page.locator('.progress')).toBeHidden()
    expect([...hosts]).toEqual([new URL(NAMES).host])
    expect(requested.filter((path) => !path.startsWith('/base/'))).toEqual([])
  })
