import type { Page } from '@playwright/test'
import { expect, holdScripts, LOCALES, open, start, test } from '../support/reader'
import { someOf, url } from '../support/sites'
import { kit, sink } from './kit'

for (const locale of someOf(LOCALES)) {
  test.describe(locale, () => {
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
  })
}

test.describe('tabs', () => {
  const groups = (page: Page) => page.locator('doc-tabs[data-group="edition"]')
  const second = (page: Page) => groups(page).first().getByRole('radio').nth(1)

  for (const stored of someOf([undefined, 'cloud'])) {
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

  test('a stored tab is shown before scripts come, and one that is pressed then wins', async ({ page }) => {
    await page.goto(sink())
    const [first, value] = await groups(page)
      .first()
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
    await page.evaluate((stored) => localStorage.setItem('tabs:edition', stored), value ?? '')
    const release = await holdScripts(page)
    await page.goto(`${sink()}?fresh`)
    await expect(second(page)).toBeChecked()
    await groups(page).first().locator('> label').first().click()
    release()
    await start(page)
    for (const group of await groups(page).all()) await expect(group.getByRole('radio').first()).toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('tabs:edition'))).toBe(first)
  })

  test('the search of the browser opens a closed tab', { tag: '@nightly' }, async ({ page }) => {
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

  test('the way back from a footnote opens the tab it stands in', async ({ page }) => {
    await open(page, url('based', '/base/docs/directions'))
    await expect(page.getByText('Во второй вкладке')).toBeHidden()
    await page.getByRole('link', { name: kit().footnoteBack }).click()
    await expect(page.getByText('Во второй вкладке')).toBeInViewport()
  })

  test('work in the list of posts', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(url('blog', '/blog'))
    const post = page.getByRole('article').filter({ hasText: 'Выпуск 1.5' })
    await expect(post.getByText('запускает администратор')).toBeHidden()
    await post.getByText('Свой сервер', { exact: true }).click()
    await expect(post.getByText('запускает администратор')).toBeVisible()
    await expect(post.getByText('проходит само')).toBeHidden()
  })

  test('other windows follow', { tag: '@nightly' }, async ({ page, context }) => {
    const other = await context.newPage()
    await open(other, sink('en'))
    await open(page, sink())
    await page.locator('doc-tabs[data-group="edition"] > label').nth(1).click()
    await expect(second(other)).toBeChecked()
  })

  test('a damaged choice changes nothing', { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tabs:edition', '{"damaged'))
    await open(page, sink())
    await expect(page.locator('doc-tabs[data-group="edition"]').first().getByRole('radio').first()).toBeChecked()
  })
})
