import { expect, open, settle, test } from '../support/reader'
import { ask, card, dialog, options } from './search'

test.describe('the one fact that is asked for', () => {
  // Another one is in ./questions.spec.ts.
  for (const [locale, question, has, leads] of [
    [
      'ru',
      'когда PutS3Object уходит в failure',
      'RetryFlowFile',
      '/docs/etl/processors/PutS3Object#relationship-failure',
    ],
    ['en', 'when does PutS3Object fail', 'RetryFlowFile', '/en/docs/etl/processors/PutS3Object#relationship-failure'],
    [
      'en',
      'default of Storage Class in PutS3Object',
      'Standard',
      '/en/docs/etl/processors/PutS3Object#property-storage-class',
    ],
    ['ru', 'WF-103', 'WF-103', '/docs/workflow/'],
    ['en', 'what is a bucket', 'object storage', '/en/docs/glossary#'],
  ] as const)
    test(`${question}: it stands above the hits, and leads to its place`, { tag: '@nightly' }, async ({ page }) => {
      await open(page, locale === 'ru' ? '/docs' : '/en/docs')
      await ask(page, question, locale)
      await expect(card(page, locale)).toContainText(has)
      expect(await card(page, locale).getAttribute('href')).toContain(leads)
      await expect(options(page, locale).first()).toBeVisible()
      await card(page, locale).click()
      await expect(dialog(page, locale)).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(leads.replace(/[#].*/, '')))
    })

  test('is not shown for other questions', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'как создать роль')
    await expect(options(page).first()).toBeVisible()
    await settle(page) // a card may come after the hits
    await expect(card(page)).toHaveCount(0)
  })

  test.describe('without the files of facts', () => {
    test.use({ noisy: true }) // the browser says which files did not come
    test('the hits come all the same', { tag: '@nightly' }, async ({ page }) => {
      await open(page, '/docs')
      await page.route('**/search-index/*/f*.bin', (route) => route.abort())
      await ask(page, 'отношения PutSQL')
      await expect(options(page).first()).toContainText('PutSQL')
      await settle(page)
      await expect(card(page)).toHaveCount(0)
    })
  })
})
