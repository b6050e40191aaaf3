import type { Page } from '@playwright/test'
import { expect, LOCALES, type Locale, open, PHONE, test, texts } from '../support/reader'
import { someOf } from '../support/sites'
import { diagrams, fill, kit, sink } from './kit'

/** Every part of the kit, on a page that is opened once: as it is published, and with its framework. */
const figure = (page: Page, text: string) => page.getByRole('figure').filter({ hasText: text })
const { step } = test

for (const locale of someOf(LOCALES)) {
  test.describe(`without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false })
    test('parts of a text say what they are', async ({ page }) => {
      await page.goto(sink(locale))
      await step('admonitions are named by their kind', async () => {
        for (const kind of ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const)
          await expect(page.getByRole('note', { name: kit(locale)[kind] }).first()).toBeVisible()
      })
      await step('links outside open a new tab and say so', async () => {
        const link = page
          .getByRole('article')
          .getByRole('link', { name: kit(locale).externalLink })
          .first()
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      })
      await step('steps, cards, keys, badges, tasks and the pages of a category are there', () =>
        expectParts(page, locale),
      )
      await step('code has titles, marked lines and words, a diff and numbers', async () => {
        const sql = figure(page, 'overdue.sql')
        await expect(sql.getByRole('group', { name: 'overdue.sql' })).toHaveClass('numbered')
        await expect(sql.locator('.l.hl')).toHaveCount(3)
        await expect(sql.locator('mark')).toHaveText('finish')
        await expect(figure(page, 'closeTask').locator('.add')).toHaveCount(1)
        await expect(figure(page, 'closeTask').locator('.del')).toHaveCount(1)
      })
      await step('a diagram is a named and described picture, and its source is kept', async () => {
        const diagram = diagrams(page).first()
        const drawing = diagram.getByRole('img')
        await expect(drawing).toBeVisible()
        await expect(drawing).toHaveAccessibleName((await diagram.locator('figcaption').textContent()) ?? '')
        await expect(drawing).toHaveAccessibleDescription(locale === 'ru' ? /В работе/ : /Progress/)
        const source = diagram.getByText('stateDiagram-v2')
        await expect(source).toBeHidden()
        await diagram.getByText(kit(locale).diagramSource).click()
        await expect(source).toBeVisible()
      })
      await page.setViewportSize(PHONE)
      for (const [name, box] of [
        ['a diagram', diagrams(page).nth(1).locator('.diagram-box')],
        ['a wide table', page.getByRole('group', { name: kit(locale).table }).last()],
      ] as const)
        await step(`${name} scrolls by keyboard where it is wider than its box`, async () => {
          await box.focus()
          await page.keyboard.press('ArrowRight')
          await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
        })
    })
  })

  test(`parts of a text do what they promise, ${locale}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, sink(locale))
    await step('terms explain themselves to mouse and keyboard', () => expectTerms(page, locale))
    await step('what is folded opens and closes by keyboard; what the author opened is open', async () => {
      const folds = page.locator('details.fold')
      await expect(folds.nth(1)).toHaveAttribute('open')
      await folds.first().locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(folds.first().getByText('GRANT', { exact: true })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(folds.first().getByText('GRANT', { exact: true })).toBeHidden()
    })
    await step('code is copied without the lines a diff removes', () => expectCopied(page, locale))
    await step('long lines wrap on demand', async () => {
      const code = figure(page, 'ScriptTask')
      const block = code.getByRole('group')
      const overflows = () => block.evaluate((element) => element.scrollWidth > element.clientWidth)
      const wrap = code.getByRole('button', { name: kit(locale).wrap })
      for (const isWrapped of [false, true, false]) {
        if ((await wrap.getAttribute('aria-pressed')) !== String(isWrapped)) await wrap.click()
        await expect(wrap).toHaveAttribute('aria-pressed', String(isWrapped))
        expect(await overflows()).toBe(!isWrapped)
      }
    })
    await step('a large diagram is zoomed by buttons and keys', () => expectZoom(page, locale))
    await step('the colours of a diagram follow the theme and the colours forced by the system', async () => {
      const diagram = diagrams(page).nth(1)
      const light = await fill(diagram)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(() => fill(diagram)).not.toBe(light)
      const dark = await fill(diagram)
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
      expect([light, dark]).not.toContain(await fill(diagram))
    })
  })
}

async function expectParts(page: Page, locale: Locale): Promise<void> {
  const article = page.getByRole('article')
  await expect(article.locator('ol.steps > li')).toHaveCount(3)
  await expect(article.locator('ul.cards').getByRole('link')).toHaveCount(4)
  await expect(article.locator('kbd kbd').first()).toHaveText('Ctrl')
  await expect(article.locator('.badge')).toHaveCount(5)
  await expect(article.getByRole('checkbox').first()).toBeChecked()
  await expect(article.getByRole('checkbox').first()).toBeDisabled()
  await expect(article.getByRole('checkbox').first()).toHaveAccessibleName(/./)
  await expect(article.locator('ul.pages').getByRole('link')).toHaveText(
    locale === 'ru' ? ['Вторая страница', 'Подробности'] : ['Second page', 'Details'],
  )
}

async function expectTerms(page: Page, locale: Locale): Promise<void> {
  const definition =
    locale === 'ru' ? 'настроенное подключение к данным для аналитики' : 'a configured connection to data for analytics'
  const tooltip = page.getByRole('tooltip').filter({ hasText: definition })
  const term = page.locator('doc-term > [role=button]').first()
  await expect(tooltip).toBeHidden()
  await term.hover()
  await expect(tooltip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tooltip).toBeHidden()
  await term.focus()
  await expect(tooltip).toBeVisible()
  await expect(term).toHaveAccessibleDescription(new RegExp(definition))
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await expect(term).toBeFocused()
}

async function expectCopied(page: Page, locale: Locale): Promise<void> {
  const copy = figure(page, 'closeTask').getByRole('button', { name: kit(locale).copy })
  await copy.click()
  await expect(copy).toHaveAttribute('data-state', 'done')
  await expect(page.getByRole('status').filter({ hasText: texts(locale).shell.copied })).toBeAttached()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain("fields: ['id', 'status']")
  expect(copied).not.toContain('api.tasks.get(id)\n')
  expect(copied.split('\n')).toHaveLength(6)
  expect(copied).not.toMatch(/ $/m)
  await expect(copy).not.toHaveAttribute('data-state')
}

async function expectZoom(page: Page, locale: Locale): Promise<void> {
  const diagram = diagrams(page).nth(1)
  const width = async () => (await diagram.getByRole('img').boundingBox())?.width ?? 0
  const natural = await width()
  await diagram.getByRole('button', { name: texts(locale).shell.zoomIn }).click()
  await expect.poll(width).toBeGreaterThan(natural * 1.2)
  await diagram.getByRole('button', { name: texts(locale).shell.zoomOut }).click()
  await expect.poll(async () => Math.round(await width())).toBe(Math.round(natural))
  await diagram.locator('.diagram-box').focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(natural * 1.5)
  await diagram.getByRole('button', { name: texts(locale).shell.zoomReset }).click()
  await expect.poll(async () => Math.round(await width())).toBe(Math.round(natural))
}
