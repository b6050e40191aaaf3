import { at, expect, open, PHONE, test, texts } from '../support/reader'
import { hear, isFocusSeen, walk } from '../support/senses'
import { someOf, url } from '../support/sites'
import { DESKTOP, ENLARGED } from './windows'

const MAX_STOPS = 450

test.describe('by keyboard alone', () => {
  for (const [name, address, viewport, tag] of [
    ['a page', '/docs/architecture/intro', DESKTOP, '@nightly'],
    ['a page at 400 %', '/en/docs/architecture/intro', ENLARGED, '@nightly'],
    ['every part of a text', url('fixture', '/docs/guide/first'), DESKTOP, []],
    ['the catalogue', '/docs/etl/processors?q=kafka', DESKTOP, '@nightly'],
    ['all changes', '/en/blog/changes?q=kafka', DESKTOP, '@nightly'],
  ] as const)
    test(`${name}: from the skip link to the footer every stop is seen, in its order`, {
      tag: [tag].flat(),
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      await open(page, address)
      const footer = page.getByRole('contentinfo').getByRole('link')
      const { names, wrong } = await walk(page, MAX_STOPS)
      expect.soft(wrong).toEqual([])
      expect.soft(names[0]).toContain(texts(address.startsWith('/en') ? 'en' : 'ru').shell.skip)
      expect(names.at(-1), 'no trap').toBe(`a ${(await footer.last().textContent())?.trim().slice(0, 40)}`)
    })

  for (const locale of someOf(['ru', 'en'] as const))
    test(`a question, its results, a page and a copy are announced, ${locale}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, at(locale, '/docs'))
      const said = await hear(page)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await page.keyboard.type('PutS3Object')
      await expect(page.getByRole('option').first()).toContainText('PutS3Object')
      await expect.poll(said).toContainEqual(expect.stringMatching(locale === 'ru' ? /^\d+ результ/ : /^\d+ result/))
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect.poll(said).toContainEqual(expect.stringMatching(/^PutS3Object/))
      await expect(page.locator('[id="site:top"]')).toBeFocused()
      const copy = page
        .getByRole('main')
        .getByRole('button', { name: texts(locale).kit.copy })
        .first()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter') // the skip link
      for (let press = 0; press < 60 && !(await copy.evaluate((it) => it === document.activeElement)); press++)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(said).toContain(texts(locale).shell.copied)
    })

  for (const [name, viewport] of someOf([
    ['the box', DESKTOP],
    ['the button', PHONE],
  ] as const))
    test(`a menu of the header and the search keep the focus, and give it back to ${name}`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, '/docs')
      if (viewport === DESKTOP)
        await test.step('a menu opens, leads in, closes and gives the focus back', async () => {
          const menu = page.locator('summary', { hasText: texts().shell.language })
          await menu.focus()
          await page.keyboard.press('Enter')
          await page.keyboard.press('Tab')
          await expect(page.locator('[id="site:navbar"] [data-locale]').first()).toBeFocused()
          await page.keyboard.press('Escape')
          await expect(page.locator('[id="site:navbar"] [data-locale]').first()).toBeHidden()
          await expect(menu).toBeFocused()
        })
      const opener = page.locator('[id="site:navbar"]').getByLabel(texts().shell.search).and(page.locator(':visible'))
      await opener.focus()
      await page.keyboard.press('Enter')
      if (viewport === DESKTOP) await page.keyboard.type('k')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      expect(await isFocusSeen(page, 'dialog search')).toBe(true)
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab')
        // Between its last stop and its first one the browser has its own, which is the body for the page.
        expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
})
