import type { Page } from '@playwright/test'
import { at, expect, LOCALES, type Locale, PHONE, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'
import { DESKTOP } from './windows'

test.use({ javaScriptEnabled: false })

const sink = (locale: Locale) => url('fixture', at(locale, '/docs/kitchen-sink'))
const menu = (page: Page, locale: Locale) => page.getByRole('navigation', { name: texts(locale).docs.sidebar })

for (const locale of someOf(LOCALES)) {
  test(`every part of a text is readable and can be used, ${locale}`, async ({ page }) => {
    await page.goto(sink(locale))
    await test.step('text, code, tables and diagrams are readable', () => expectReadable(page, locale))
    await test.step('panels of tabs are reachable', async () => {
      const group = page.locator('doc-tabs').first()
      await expect(page.getByText('company.platform.example').first()).toBeVisible()
      await group.locator('label').nth(1).click()
      await expect(group.getByText('docs.company.example')).toBeVisible()
      await group.getByRole('radio').nth(1).press('ArrowRight')
      await expect(group.getByRole('radio').nth(2)).toBeChecked()
      await expect(group.getByText('docs.company.example')).toBeHidden()
    })
    await test.step('what is folded opens', async () => {
      const fold = page.locator('details.fold').first()
      await fold.locator('summary').click()
      await expect(fold.getByText('GRANT', { exact: true })).toBeVisible()
    })
    await test.step('terms explain themselves on focus', async () => {
      await page.locator('doc-term > [role=button]').first().focus()
      await expect(page.getByRole('tooltip').first()).toBeVisible()
    })
    await test.step('no button promises what needs a script', async () => {
      for (const name of [texts(locale).shell.closeAnnouncement, texts(locale).kit.copy, texts(locale).kit.wrap])
        for (const button of await page.getByRole('button', { name, includeHidden: true }).all())
          await expect(button).toBeHidden()
      for (const mode of await page.getByRole('banner').locator('[data-mode]').all()) await expect(mode).toBeHidden()
      await expect(page.getByRole('region', { name: texts(locale).shell.announcement })).toBeVisible()
    })
    await test.step('the colours follow the system', async () => {
      const background = () => page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor)
      const light = await background()
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await background()).not.toBe(light)
    })
  })

  test(`menus and contents lead to pages and headings, ${locale}`, async ({ page }) => {
    const other = locale === 'ru' ? 'en' : 'ru'
    const fixture = (address: string, language: Locale = locale) => url('fixture', at(language, address))
    await test.step('the sidebar shows the path to the page, and its links work', async () => {
      await page.goto(fixture('/docs/guide/third'))
      await expect(menu(page, locale).locator('[aria-current="page"]')).toBeVisible()
      await menu(page, locale)
        .getByRole('link', { name: locale === 'ru' ? 'Вторая страница' : 'Second page' })
        .click()
      await expect(page).toHaveURL(fixture('/docs/guide/second'))
    })
    await test.step('so do the links to the pages before and after', async () => {
      const { paginator, previous } = texts(locale).docs
      await page.getByRole('navigation', { name: paginator }).getByRole('link', { name: previous }).click()
      await expect(page).toHaveURL(fixture('/docs/guide/first'))
    })
    await test.step('the table of contents leads to its headings, on a phone too', async () => {
      const name = locale === 'ru' ? 'Раздел 5' : 'Section 5'
      const toc = page.getByRole('navigation', { name: texts(locale).docs.toc })
      await toc.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { name })).toBeInViewport()
      await page.setViewportSize(PHONE)
      await page.getByRole('article').getByText(texts(locale).docs.toc).click()
      await toc.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { name })).toBeInViewport()
    })
    await test.step('the drawer opens and holds both menus', async () => {
      await page.getByRole('button', { name: texts(locale).shell.menu }).click()
      await expect(menu(page, locale)).toBeVisible()
      const main = page.getByRole('complementary').getByRole('navigation', { name: texts(locale).shell.mainMenu })
      await expect(main.getByRole('link').first()).toBeVisible()
      await page.getByRole('button', { name: texts(locale).shell.closeMenu }).click()
      await expect(page.getByRole('complementary')).toBeHidden()
    })
    await test.step('the language menu leads to the same page', async () => {
      await page.setViewportSize(DESKTOP)
      await page.locator('summary', { hasText: `${texts(locale).shell.language}: ` }).click()
      await page.getByRole('link', { name: locale === 'ru' ? 'English' : 'Русский', exact: true }).click()
      await expect(page).toHaveURL(fixture('/docs/guide/first', other))
    })
    await test.step('the version menu says where the reader is', async () => {
      await page.goto(fixture('/docs/1.0'))
      const versions = page.locator('summary', { hasText: texts(locale).shell.versions })
      await expect(versions).toContainText('1.0')
      await versions.click()
      await page.getByRole('link', { name: '2.0', exact: true }).click()
      await expect(page).toHaveURL(fixture('/docs'))
    })
  })
}

async function expectReadable(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const id of [
    'text',
    'admonitions',
    'tabs',
    'code',
    'steps',
    'details',
    'cards',
    'tables',
    'diagrams',
    'images',
    'video',
  ])
    await expect(page.locator(`h2#${id}`)).toBeVisible()
  await expect(page.getByText('SELECT assignee')).toBeVisible()
  await expect(
    page
      .getByRole('cell', { name: '5 000' })
      .or(page.getByRole('cell', { name: '5,000' }))
      .first(),
  ).toBeVisible()
  for (const diagram of await page.locator('figure.diagram').all()) {
    await expect(diagram.getByRole('img')).toBeVisible()
    await diagram.getByText(texts(locale).kit.diagramSource).click()
    await expect(diagram.locator('pre')).toBeVisible()
  }
  await expect(page.locator('video')).toHaveAttribute('controls')
  await page.locator('doc-image').scrollIntoViewIfNeeded()
  await expect(page.getByRole('img').first()).toBeVisible()
}
