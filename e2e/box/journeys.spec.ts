/** What a reader does on the published site, in its box: opened from the disk, without a network. */
import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import type { Page } from '@playwright/test'
import { listFiles } from '../../scripts/system/files'
import * as inFirefox from '../navigation/firefox'
import { active, ask, dialog, options } from '../search/search'
import { colorMode, expect, start, texts, theme } from '../support/reader'
import { IS_ALL, SITES, url } from '../support/sites'
import { fileUrl, test, unpack } from './box'

test.describe.configure({ mode: 'default' })

/** By day a small site: to pack the other one takes more than a minute. */
const SITE = IS_ALL ? 'main' : 'based'
const [QUESTION, OTHER] = IS_ALL ? ['документооборот', 'дашборд'] : ['другая', 'начало']

let folder = ''
test.beforeAll(() => {
  folder = unpack(SITE, '--no-video')
})

async function open(page: Page, file: string): Promise<void> {
  await page.goto(fileUrl(folder, file))
  await start(page)
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('from the home page to a document, by links, the menu and the search', async ({ page }) => {
  await page.goto(fileUrl(folder, 'index.html'))
  await page.getByRole('link', { name: texts().home.readDocs }).click()
  await expect(page).toHaveURL(fileUrl(folder, 'docs.html'))
  await start(page)
  const menu = page.locator('doc-sidebar')
  await menu.locator('details:not([open]) > summary').first().click()
  const entry = menu.locator('details[open] a').first()
  const name = await entry.textContent()
  await entry.click()
  await expect(page.getByRole('main')).toContainText(name ?? '-')
  await expect(page.locator('[data-box]')).toHaveText(/\d{4}-\d\d-\d\d$/)
  await test.step('search finds, opens, and leads to its page of results', async () => {
    await start(page)
    await ask(page, QUESTION)
    await expect(options(page).first()).toBeVisible()
    const title = await active(page).locator('mark').first().textContent()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(heading(page)).toContainText(title ?? '-')
    await expect(page).toHaveURL(/\.html(#|$)/)
    await start(page)
    await ask(page, OTHER)
    await dialog(page).getByRole('link', { name: /\d/ }).last().click()
    await expect(page).toHaveURL(/search\.html\?q=/)
    await expect(page.locator('main mark').first()).toBeVisible()
  })
})

test('the filter of the catalogue narrows the list and is in the address', { tag: '@nightly' }, async ({ page }) => {
  await open(page, 'docs/etl/processors.html')
  const shown = page.locator('[data-catalogue] > section:not([hidden]) li:not([hidden]) > a')
  const all = await shown.count()
  await page.getByRole('searchbox', { name: texts().catalogue.find, exact: true }).fill('FetchSFTP')
  await expect(page).toHaveURL(/processors\.html\?.*FetchSFTP/)
  await expect.poll(() => shown.count()).toBeLessThan(all / 4)
  const found = await shown.allTextContents()
  await page.reload()
  await expect(shown).toHaveText(found)
  await shown.getByText('FetchSFTP', { exact: true }).click()
  await expect(heading(page)).toHaveText('FetchSFTP')
})

test('“What changed” between two versions', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(fileUrl(folder, 'en/blog/changes.html'))
  const { blog: t } = texts('en')
  await page.getByRole('combobox', { name: t.from, exact: true }).selectOption('7.9.0')
  await page.getByRole('combobox', { name: t.to, exact: true }).selectOption('7.21.0')
  await expect(page).toHaveURL(/changes\.html\?from=7\.9\.0&to=7\.21\.0$/)
  await expect(page.locator('li[data-version="7.21.0"]:visible')).toHaveCount(14)
  await expect(page.locator('li[data-version="7.9.0"]:visible')).toHaveCount(0)
})

test('the colour mode and the language', { tag: '@nightly' }, async ({ page }) => {
  await open(page, 'docs/elements.html')
  await colorMode(page, 'mode_system').click()
  await colorMode(page, 'mode_light').click()
  expect(await theme(page)).toBe('dark')
  await page.locator('header summary', { hasText: 'RU' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(fileUrl(folder, 'en/docs/elements.html'))
  expect(await theme(page)).toBe('dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a picture is enlarged, a page is copied as Markdown', { tag: '@nightly' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'docs/bi/dashboard.html')
  await page.locator('doc-image button').first().click()
  const large = page.locator('dialog[open] img')
  await expect(large).toBeVisible()
  expect(await large.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await page.locator(`summary[title="${texts().pageMenu.name}"]`).click()
  await page.getByRole('button', { name: texts().pageMenu.copy }).click()
  const alternate = fs.readFileSync(path.join(folder, 'docs/bi/dashboard.md'), 'utf8')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(alternate)
})

const QUESTIONS = ['документооборот', 'как настроить ldap', 'lfi,jhl', 'FetchSFTP', 'права доступа к отчёту', 'wokflow']

test('search answers as the published site does', { tag: '@nightly' }, async ({ page, browser }) => {
  const online = await browser.newPage()
  await online.goto(url('main', '/docs'))
  await start(online)
  await open(page, 'docs.html')
  for (const question of QUESTIONS) {
    for (const reader of [page, online]) {
      await ask(reader, question)
      await expect(options(reader).first()).toBeVisible()
      await expect(dialog(reader).locator('[aria-busy="true"]')).toHaveCount(0)
    }
    // What the last letters find may come after the list has been seen once.
    await expect(async () => {
      const found = await options(page).allTextContents()
      expect(found.length, question).toBeGreaterThan(0)
      expect(found, question).toEqual(await options(online).allTextContents())
    }).toPass({ intervals: [300] })
    for (const reader of [page, online]) await reader.keyboard.press('Escape')
  }
  await online.close()
})

test('paper gets the page without its menus', { tag: '@nightly' }, async ({ page }) => {
  await open(page, 'docs/elements.html')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('doc-sidebar')).toBeHidden()
  await expect(heading(page)).toBeVisible()
})

inFirefox.test(
  'Firefox starts, searches, filters and keeps the filter in the address',
  { tag: '@nightly' },
  async ({ tab }) => {
    await inFirefox.open(tab, fileUrl(folder, 'docs.html'))
    await inFirefox.click(tab, '[data-replay="search"]')
    await inFirefox.value(tab, 'document.activeElement?.matches("dialog input")').toBe(true)
    await tab.keyboard.type('FetchSFTP')
    await inFirefox.value(tab, 'document.querySelector("[role=option] mark")?.textContent').toBe('FetchSFTP')
    await tab.keyboard.press('Enter')
    await inFirefox.value(tab, 'document.querySelector("h1")?.textContent').toBe('FetchSFTP')
    await tab.goto(fileUrl(folder, 'blog/changes.html'))
    await tab.select('select[name="from"]', '7.9.0')
    await inFirefox.value(tab, 'location.search').toContain('from=7.9.0')
    await inFirefox.value(tab, 'document.querySelectorAll("li[data-version=\\"7.9.0\\"]:not([hidden])").length').toBe(0)
  },
)

test('every piece of the search index has the published bytes', { tag: '@nightly' }, () => {
  const published = path.join(SITES.main.out, 'search-index')
  const files = listFiles(published).filter((file) => !file.endsWith('.js'))
  const registered = new Map<string, Buffer>()
  const register = (file: string, text: string, isBase64?: boolean) =>
    registered.set(file, Buffer.from(text, isBase64 ? 'base64' : 'utf8'))
  const context = vm.createContext({ __box: register })
  for (const file of files) {
    vm.runInContext(fs.readFileSync(path.join(folder, 'search-index', `${file}.js`), 'utf8'), context)
    expect(registered.get(`search-index/${file}`)?.equals(fs.readFileSync(path.join(published, file))), file).toBe(true)
  }
  expect(files.length).toBeGreaterThan(1000)
})
