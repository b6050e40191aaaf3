import type { Page } from '@playwright/test'
import { violationsInThemes } from '../support/axe'
import { at, expect, type Locale, open, PHONE, test, texts } from '../support/reader'
import { IS_ALL, someOf, url } from '../support/sites'
import { DESKTOP, found } from './windows'

type Act = (page: Page) => Promise<unknown>
/** A filter that finds something, and one that finds nothing; on a phone the field may have to be opened first. */
const FILTERS = ['kafka', 'zzzqqq'].map(
  (word): Act =>
    async (page) => {
      const field = page.getByRole('searchbox')
      if (!(await field.isVisible())) await page.getByRole('main').locator('button.folds').click()
      await field.fill(word)
      await expect(page).toHaveURL(new RegExp(word))
    },
)

const SEARCHES: Act[] = [
  async (page) => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  },
  (page) => found(page, 'kafka'),
  (page) => found(page, 'qqqxxyyzz'),
  async (page) => {
    await found(page, 'kafka')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
]

/** What a reader opens on a page. */
const STATES: Record<string, [site: 'main' | 'fixture', locale: Locale, path: string, acts: Act[]]> = {
  'the search: nothing requested, results, nothing found, pages opened before': [
    'main',
    'en',
    '/docs/bi/intro',
    SEARCHES,
  ],
  'the same search in Russian': ['main', 'ru', '/docs/bi/intro', SEARCHES],
  'the menus of versions and languages': [
    'fixture',
    'ru',
    '/docs/kitchen-sink',
    ['versions', 'language'].map(
      (menu) => (page) => page.locator('summary', { hasText: texts().shell[menu as 'versions' | 'language'] }).click(),
    ),
  ],
  'the filter of the catalogue, and nothing found': ['main', 'ru', '/docs/etl/processors', FILTERS],
  'the filter of changes, and nothing found': ['main', 'en', '/blog/changes', FILTERS],
  'a term, a large diagram, a large picture': [
    'fixture',
    'en',
    '/docs/kitchen-sink',
    [
      (page) => page.locator('doc-term > [role=button]').first().focus(),
      (page) => page.locator('.diagram-tools:not([hidden]) button').nth(1).click(),
      (page) => page.locator('doc-image[data-state="loaded"] > button').first().click(),
    ],
  ],
}

test.describe('axe finds nothing with', () => {
  for (const viewport of [DESKTOP, PHONE])
    for (const [name, [site, locale, path, acts]] of someOf(Object.entries(STATES)))
      test(`${name}, ${viewport.width} px`, { tag: viewport === PHONE ? '@nightly' : [] }, async ({ page }) => {
        await page.setViewportSize(viewport)
        await open(page, url(site, at(locale, path)))
        for (const [place, act] of acts.entries()) {
          await act(page)
          // By day the part that is open; the page around it is that of pages/kinds.spec.ts.
          const root = IS_ALL ? 'html' : 'dialog'
          expect.soft(await violationsInThemes(page, { root }), `${place}`).toEqual([])
        }
      })
})
