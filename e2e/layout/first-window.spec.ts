import { expect, PHONE, test } from '../support/reader'
import { someOf } from '../support/sites'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })
  test('a list begins in the first window; its fields come on demand', async ({ page }) => {
    for (const [path, entry] of [
      ['/docs/etl/processors', '[data-catalogue] > section li'],
      ['/docs/glossary', '.letters a'],
      ['/blog/changes', '[data-section] li'],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.locator(entry).first()).toBeInViewport()
        const fields = page.getByRole('main').getByRole('combobox')
        if ((await fields.count()) === 0) return
        await expect(fields.filter({ visible: true })).toHaveCount(0)
        await page.getByRole('main').getByRole('button', { name: 'Фильтры' }).tap()
        await expect(fields.first()).toBeVisible()
      })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the text of every kind of page begins at one edge', async ({ page }) => {
    const edges: number[] = []
    const paths = ['/docs/bi/dashboard', '/blog', '/help', '/docs/tags', '/blog/release-7_21_0', '/404']
    for (const path of someOf(paths, 3)) {
      await page.goto(path)
      edges.push(await page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().left))
    }
    expect(edges).toEqual(edges.map(() => edges[0]))

    await test.step('the home page shows its text and the ways to begin in one window', async () => {
      await page.goto('/')
      for (const link of await page.locator('main ul').first().getByRole('link').all())
        await expect(link).toBeInViewport({ ratio: 1 })
    })

    await test.step('the menu shows no button that would do nothing', async () => {
      await page.goto('/docs/etl/processors')
      await expect(page.locator('doc-sidebar [aria-current="page"]')).toBeVisible()
      const more = await page.locator('doc-sidebar [data-act="more"]').all()
      expect(more.length).toBeGreaterThan(0)
      for (const button of more) await expect(button).toBeHidden()
    })
  })
})
