import type { Page } from '@playwright/test'
import { expect, holdScripts, LOCALES, open, start, test } from '../support/reader'
import { someOf, url } from '../support/sites'
import { kit, sink } from './kit'

test.describe('tabs', () => {
  const groups = (page: Page) => page.locator('doc-tabs[data-group="edition"]')
  const second = (page: Page) => groups(page).first().getByRole('radio').nth(1)

  for (const locale of someOf(LOCALES))
    test(`stay as the reader chose, before and after hydration, by keyboard and by a link, ${locale}`, async ({
      page,
    }) => {
      const radios = groups(page).first().getByRole('radio')
      const labels = groups(page).first().locator('> label')
      const stored = () => page.evaluate(() => localStorage.getItem('tabs:edition'))
      const expectChosen = async (place: number) => {
        for (const group of await groups(page).all()) await expect(group.getByRole('radio').nth(place)).toBeChecked()
        expect(await stored()).toBe(await radios.nth(place).getAttribute('value'))
      }
      await test.step('a tab chosen before hydration stays', async () => {
        const release = await holdScripts(page)
        await page.goto(sink(locale))
        await labels.nth(1).click()
        release()
        await start(page)
        await expectChosen(1)
      })
      await test.step('a stored tab is shown before scripts come, and one that is pressed then wins', async () => {
        const release = await holdScripts(page)
        await page.reload()
        await expect(radios.nth(1)).toBeChecked()
        await labels.first().click()
        release()
        await start(page)
        await expectChosen(0)
      })
      await test.step('tabs are named, work by keyboard, and change together', async () => {
        await expect(page.getByRole('group', { name: kit(locale).tabs }).first()).toBeVisible()
        await radios.first().focus()
        await page.keyboard.press('ArrowRight')
        await expectChosen(1)
        await expect(page.getByText('docs.company.example')).toBeVisible()
        await page.reload()
        await start(page)
        await expectChosen(1)
      })
      await test.step('a link to a heading inside a closed tab opens it', async () => {
        await labels.first().click()
        await expectChosen(0)
        await page.goto(`${sink(locale)}?by=link#inside-tab`)
        await expect(radios.nth(1)).toBeChecked()
        await expect(page.locator('#inside-tab')).toBeInViewport()
        await start(page)
        await expect(radios.nth(1)).toBeChecked()
        await expect(page.locator('#inside-tab')).toBeInViewport()
      })
    })

  test('a tab chosen before hydration wins over a stored one', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(sink())
    const first = await groups(page).first().getByRole('radio').first().getAttribute('value')
    await page.evaluate((value) => localStorage.setItem('tabs:edition', value), first ?? '')
    const release = await holdScripts(page)
    await page.goto(`${sink()}?fresh`)
    await groups(page).first().locator('> label').nth(1).click()
    release()
    await start(page)
    for (const group of await groups(page).all()) await expect(group.getByRole('radio').nth(1)).toBeChecked()
    const value = await second(page).getAttribute('value')
    expect(await page.evaluate(() => localStorage.getItem('tabs:edition'))).toBe(value)
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

  test('the way back from a footnote opens the tab it stands in', { tag: '@nightly' }, async ({ page }) => {
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
