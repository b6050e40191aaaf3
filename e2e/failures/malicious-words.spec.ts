import { expect, open, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'

/** Names that every object of JavaScript has; `docs/constructor.ru.mdx` and `docs/__proto__.ru.mdx` are full of them. */
const WORDS = [
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'isPrototypeOf',
  'prototype',
  'watch',
]

test('a page of such words is read, and its tabs change; each is found, and filtered by its tag', {
  tag: '@nightly',
}, async ({ page }) => {
  await open(page, url('based', '/base/docs/constructor'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('constructor')
  await page.getByRole('radio', { name: '__proto__' }).check()
  await expect(page.getByRole('radio', { name: '__proto__' })).toBeChecked()
  await open(page, url('based', '/base/docs/constructor'))
  await expect(page.getByRole('radio', { name: '__proto__' })).toBeChecked()
  await page.getByRole('link', { name: 'toString', exact: true }).first().click()
  await expect(page).toHaveURL(/\/base\/docs\/__proto__$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('__proto__')

  await test.step('each of the words is found', async () => {
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: texts().search.title })
    for (const word of WORDS) {
      await dialog.getByRole('combobox').fill(word)
      await expect(dialog.getByRole('listbox')).toHaveAttribute('data-question', word)
      const first = dialog.getByRole('option').first()
      await expect(first, word).toHaveAttribute('href', /\/base\/docs\/(constructor|__proto__)/)
      await expect(first.locator('mark').first(), word).toBeVisible()
    }
  })

  for (const [tag, count] of someOf([
    ['constructor', 2],
    ['hasOwnProperty', 1],
    ['toString', 1],
  ] as const))
    await test.step(`what is found is filtered by the tag ${tag}`, async () => {
      await open(page, url('based', '/base/search?q=proto'))
      const box = page.getByRole('checkbox', { name: new RegExp(`^${tag}`) })
      const found = page.locator('main a[href^="/base/docs/"]')
      await expect(found).toHaveCount(2)
      await box.last().check()
      await expect(found).toHaveCount(count)
      await expect(page).toHaveURL(new RegExp(`tags=${tag}`))
      await page.reload()
      await expect(box.last()).toBeChecked()
      await expect(found).toHaveCount(count)
    })
})
