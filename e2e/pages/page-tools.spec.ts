import { ask, options } from '../search/search'
import { at, expect, open, PHONE, test, texts } from '../support/reader'
import { someOf } from '../support/sites'

const PAGE = '/docs/bi/registry'

test.describe('the menu of a page', () => {
  for (const locale of someOf(['ru', 'en'] as const))
    test(`copies the page and the address of a section, prints, and reports the selected words, ${locale}`, async ({
      page,
      context,
    }) => {
      const { pageMenu, shell } = texts(locale)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() =>
        Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
      )
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
      const choose = async (name: string) => {
        await page.getByTitle(pageMenu.name).click()
        await page.getByRole('button', { name }).click()
      }
      await open(page, at(locale, PAGE))
      await test.step('the page as Markdown', async () => {
        await choose(pageMenu.copy)
        await expect(page.getByRole('status').filter({ hasText: shell.copied })).toHaveCount(1)
        const text = await clipboard()
        expect(text).toContain(`# ${await page.getByRole('heading', { level: 1 }).textContent()}`)
        expect(text).toMatch(new RegExp(`^---\\n[\\s\\S]*language: "${locale}"`))
      })
      await test.step('the address of the section that holds the selected words, and a report of them', async () => {
        await page.keyboard.press('Escape') // the menu is closed, and opened with the words selected
        const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(2)
        const words = page.locator('main h2').nth(2).locator('xpath=following::p[1]')
        await words.evaluate((paragraph) => {
          const text = paragraph.firstChild
          if (text) getSelection()?.setBaseAndExtent(text, 0, text, 12)
        })
        const selected = await page.evaluate(() => String(getSelection()))
        expect(selected.length).toBe(12)
        await choose(pageMenu.section)
        const id = (await heading.getAttribute('id')) ?? ''
        await expect.poll(clipboard).toContain(`${at(locale, PAGE)}#${encodeURIComponent(id)}`)
        const report = page.locator('[data-tool="report"]') // a choice closes the menu
        await report.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
        await report.click()
        const address = decodeURIComponent((await report.getAttribute('href')) ?? '')
        expect(address).toContain(selected.trim())
        expect(address).toContain(`https://docs.platform.example${at(locale, PAGE)}`)
        expect(address).toContain(((await heading.getAttribute('aria-label')) ?? '').trim())
      })
      await test.step('prints', async () => {
        await choose(pageMenu.print)
        await expect(page.locator('body[data-printed]')).toHaveCount(1)
      })
    })

  test('has links alone without scripts, and they lead somewhere', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
    const page = await context.newPage()
    await page.goto('/docs/etl/processors/PutS3Object')
    await page.getByTitle(texts().pageMenu.name).click()
    const menu = page.locator('main details[data-menu]')
    await expect(menu.getByRole('button').and(page.locator('li *'))).toHaveCount(0)
    for (const name of [texts().pageMenu.view, texts().pageMenu.facts, texts().pageMenu.programs]) {
      const href = await menu.getByRole('link', { name }).getAttribute('href')
      expect((await page.request.get(new URL(href ?? '', page.url()).href)).status(), name).toBe(200)
    }
    await context.close()
  })
})

test.describe('the list of keys', () => {
  test('comes under ? before the framework is there, closes with Escape, and gives the focus back', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: texts().keys.title })
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(list).toBeVisible()
    await list.getByRole('button', { name: texts().keys.done }).click()
    await expect(list).toHaveCount(0)
  })

  test('does not come while something is written, and does come from the footer', { tag: '@nightly' }, async ({
    page,
  }) => {
    await open(page, '/docs/etl/processors')
    await page.locator('#filter-q').fill('a')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('button', { name: texts().shell.keys }).click()
    await expect(page.getByRole('dialog', { name: texts().keys.title })).toBeVisible()
  })
})

test.describe('words that were found', () => {
  const marked = () => [...(CSS.highlights.get('found') ?? [])].map((range) => String(range).toLowerCase())

  test('are marked on the page that was opened, and on no other', async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'как подключить вебхук') // at once: typed, its beginning is answered first
    await options(page).first().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => page.evaluate(marked)).not.toEqual([])
    for (const word of await page.evaluate(marked)) expect(word).toMatch(/^(вебхук|подключ)/)
    expect(await page.locator('main mark').count()).toBe(0)
    // By the keyboard: the box, which has the focus again, may show the pages that were opened over the menu.
    await page.locator('[data-menu] summary:visible').last().press('Enter')
    await page.getByRole('button', { name: texts().pageMenu.clearMarks }).press('Enter')
    expect(await page.evaluate(marked)).toEqual([])
  })
})
