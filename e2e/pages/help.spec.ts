import { at, expect, LOCALES, open, start, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'

for (const locale of someOf(LOCALES)) {
  const { help } = texts(locale).shell

  test(`the footer leads to how to use the site, and so does the search before a question, ${locale}`, async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog')
    await open(page, at(locale, '/docs'))
    await page.keyboard.press('Control+k')
    await dialog.getByRole('link', { name: help }).click()
    await expect(page).toHaveURL(at(locale, '/help'))
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(at(locale, '/docs'))
    await page.getByRole('contentinfo').getByRole('link', { name: help }).click()
    await expect(page).toHaveURL(at(locale, '/help'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(help)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6)
    await expect(page.getByRole('main').locator('kbd').filter({ hasText: 'Esc' }).first()).toBeVisible()
    await test.step('it is a page as the others: title, languages, address, headings with links', async () => {
      await expect(page).toHaveTitle(`${help} | Docs`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${at(locale, '/help')}$`))
      await expect(page.locator('link[hreflang]')).toHaveCount(3)
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
      const id = await heading.getAttribute('id')
      await expect(heading.locator('a.anchor')).toHaveAttribute('href', `#${id}`)
      await expect(page.getByRole('main').locator('a[href$="/search"]')).toHaveAttribute('href', at(locale, '/search'))
    })
  })
}

test('the language menu leads to the other language', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/help')
  await start(page)
  await page.locator('summary', { hasText: `${texts().shell.language}: ` }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/help')
})

test('it holds for another product, below a base path', { tag: '@nightly' }, async ({ request }) => {
  const get = async (address: string) => (await request.get(url('based', address))).text()
  const main = /<main[\s\S]*<\/main>/.exec(await get('/base/help'))?.[0] ?? ''
  expect([...main.matchAll(/ href="([^"]*\/search)"/g)].map(([, href]) => href)).toEqual(['/base/search'])
  expect(await get('/base/sitemap.xml')).toContain('/base/help</loc>')
})
