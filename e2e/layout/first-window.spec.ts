import { at, expect, PHONE, test } from '../support/reader'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })
  for (const [name, path, entry] of [
    ['the catalogue', '/docs/etl/processors', '[data-catalogue] > section li'],
    ['the glossary', '/docs/glossary', '.letters a'],
    ['the changes', '/blog/changes', '[data-section] li'],
  ] as const)
    test(`${name} begins in the first window; its fields come on demand`, async ({ page }) => {
      await page.goto(at('ru', path))
      await expect(page.locator(entry).first()).toBeInViewport()
      const fields = page.getByRole('main').getByRole('combobox')
      if ((await fields.count()) === 0) return
      await expect(fields.filter({ visible: true })).toHaveCount(0)
      await page.getByRole('main').getByRole('button', { name: 'Фильтры' }).tap()
      await expect(fields.first()).toBeVisible()
    })
})

test('the text of every kind of page begins at one edge', async ({ page }) => {
  const edges: number[] = []
  for (const path of ['/docs/bi/dashboard', '/docs/tags', '/blog', '/blog/release-7_21_0', '/help', '/404']) {
    await page.goto(path)
    edges.push(await page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().left))
  }
  expect(edges).toEqual(edges.map(() => edges[0]))
})

test.describe('an address that is mistyped', () => {
  test.use({ noisy: true }) // the browser reports the answer 404
  test('leads to what is near', async ({ page }) => {
    await page.goto('/docs/bi/dashbord')
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('Дашборды')
  })
})

test('the home page shows its text and the ways to begin in one window', async ({ page }) => {
  await page.goto('/')
  for (const link of await page.locator('main ul').first().getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 })
})
