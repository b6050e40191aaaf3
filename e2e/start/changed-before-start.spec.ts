import type { Page } from '@playwright/test'
import { colorMode, expect, start, test, texts, theme } from '../support/reader'
import { IS_ALL, url } from '../support/sites'

/** What a translator or an extension does to a page before React starts. */
const CHANGES: Record<string, () => void> = {
  'every text node wrapped, as a translator does': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script,style')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(`${text.data}`)
    }
    document.documentElement.classList.add('translated-ltr')
    document.documentElement.lang = 'en'
  },
  'one word of the header changed': () => {
    const word = document.querySelector('header nav a')
    if (word) word.textContent = 'Changed'
  },
  'a node of the header removed': () => document.querySelector('header nav a')?.remove(),
  'a node added to the header': () => document.querySelector('header')?.prepend(document.createElement('div')),
  'a node added to the head and to the body': () => {
    document.head.prepend(document.createElement('style'))
    document.body.prepend(document.createElement('div'))
  },
  'attributes added': () => {
    for (const element of document.querySelectorAll('header, header *, body')) element.setAttribute('data-ext', '1')
  },
}

/** Changes of every run. */
const DAILY = ['a node of the header removed']

const PAGES = [
  url('main', '/'),
  url('main', '/docs/etl/processors'),
  url('main', '/blog/changes'),
  url('main', '/search'),
  url('main', '/docs/bi/intro'),
]

/** That the client component of a page works, and the text around it is whole. */
const FILTERS: Record<string, (page: Page) => Promise<void>> = {
  [url('main', '/docs/etl/processors')]: async (page) => {
    const entries = page.locator('[data-catalogue] > section:not([hidden]) li:not([hidden])')
    await expect(entries).toHaveCount(306)
    await page.locator('[data-catalogue] input[name="q"]').fill('GenerateFlowFile')
    await expect(entries).toHaveCount(1)
  },
  [url('main', '/blog/changes')]: async (page) => {
    await page.locator('[data-changes] input[name="q"]').fill('zzz')
    await expect(page.getByText(texts().changes.nothing)).toBeVisible()
    await expect(page.locator('[data-changes] li[data-version]:not([hidden])')).toHaveCount(0)
  },
}

const dialog = (page: Page) => page.getByRole('dialog', { name: texts().search.title })

test.describe('a page that was changed before React starts', () => {
  test.use({ noisy: true }) // React tells that the header is not what the server sent

  for (const [place, [name, change]] of Object.entries(CHANGES).entries())
    test(`keeps its search and its colours: ${name}`, { tag: DAILY.includes(name) ? [] : '@nightly' }, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      // Each change is made in a page of its own; the nightly run makes it in all.
      for (const address of IS_ALL ? PAGES : PAGES.slice(place % PAGES.length).slice(0, 1))
        await test.step(address, async () => {
          await page.goto(address)
          await page.evaluate(change)
          await start(page)
          await expect(page.locator('html')).toHaveAttribute('data-js', '')
          expect(await theme(page)).toBe('dark')
          await page.keyboard.press('Control+k')
          await expect(dialog(page)).toBeVisible()
          await page.keyboard.press('Escape')
          await colorMode(page, 'mode_dark').click()
          await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('system')
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await FILTERS[address]?.(page)
        })
    })

  test('repeats a press that came before, on what React has drawn anew', async ({ page }) => {
    await page.goto(url('main', '/docs/bi/intro'))
    await page.evaluate(CHANGES['a node of the header removed'] as () => void)
    const before = await page.locator('html').getAttribute('data-theme')
    await page.locator('[data-replay="color-mode"]').click()
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).not.toBe(before)
  })
})
