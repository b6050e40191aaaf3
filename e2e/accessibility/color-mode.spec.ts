import { atEveryFrame, colorMode, expect, open, start, stored, test, theme } from '../support/reader'
import { someOf, url } from '../support/sites'

test.describe('colour mode', () => {
  test('follows the system; a press cycles system, light, dark, and other tabs follow at once', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await other.goto('/en/docs/bi/intro')
    await page.goto('/docs')
    await test.step('a change of the system is followed and not stored', async () => {
      expect(await theme(page)).toBe('light')
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(() => theme(page)).toBe('dark')
      expect(await stored(page, 'theme')).toBeNull()
      await page.emulateMedia({ colorScheme: 'light' })
    })
    await start(page)
    for (const [mode, next, key, shown] of [
      ['mode_system', 'mode_light', 'light', 'light'],
      ['mode_light', 'mode_dark', 'dark', 'dark'],
      ['mode_dark', 'mode_system', 'system', 'light'],
    ] as const) {
      await colorMode(page, mode).click()
      await expect(colorMode(page, next)).toBeVisible()
      expect(await stored(page, 'theme')).toBe(key)
      expect(await theme(page)).toBe(shown)
      // The first choice starts its framework, which reads the choice and follows the next ones.
      await expect.poll(() => other.evaluate(() => customElements.get('doc-toc') !== undefined)).toBe(true)
      await expect.poll(() => theme(other), 'the other tab').toBe(shown)
    }
  })

  test('a choice in another tab is not lost between React’s first rendering and its effects', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const { getItem } = Storage.prototype
      // React reads the choice while it renders; it listens to other tabs when the rendering is done.
      Storage.prototype.getItem = function (key) {
        const read = getItem.call(this, key)
        if (key !== 'theme' || read === 'dark' || document.readyState === 'loading') return read
        this.setItem(key, 'dark')
        dispatchEvent(new StorageEvent('storage', { key, newValue: 'dark', storageArea: this }))
        return read
      }
    })
    await open(page, '/docs')
    await expect(colorMode(page, 'mode_dark')).toBeVisible()
    expect(await theme(page)).toBe('dark')
  })

  test('has two states where the system preference is not respected', { tag: '@nightly' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, url('based', '/base/docs'))
    expect(await theme(page)).toBe('light')
    await colorMode(page, 'mode_light').click()
    await expect(colorMode(page, 'mode_dark')).toBeVisible()
    expect(await theme(page)).toBe('dark')
    await colorMode(page, 'mode_dark').click()
    await expect(colorMode(page, 'mode_light')).toBeVisible()
    expect(await theme(page)).toBe('light')
  })

  for (const choice of someOf(['light', 'dark'] as const)) {
    test(`${choice} is kept over a reload, without a flash`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: choice === 'dark' ? 'light' : 'dark' })
      await page.addInitScript((value) => localStorage.setItem('theme', value), choice)
      const seen = await atEveryFrame(
        page,
        `document.documentElement.dataset.theme + ' ' + getComputedStyle(document.documentElement).colorScheme`,
      )
      await open(page, '/docs')
      await expect(colorMode(page, choice === 'dark' ? 'mode_dark' : 'mode_light')).toBeVisible()
      expect(new Set(await seen())).toEqual(new Set([`${choice} ${choice}`]))
    })
  }

  test('a choice of the reader outlives a change of the system', { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await open(page, '/docs')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(colorMode(page, 'mode_light')).toBeVisible()
    expect(await theme(page)).toBe('light')
  })

  for (const [site, address, expected] of someOf([
    ['main', '/docs', 'dark'],
    ['based', '/base/docs', 'light'],
  ] as const)) {
    for (const value of someOf(['{"damaged', 'blue', ''])) {
      test(`a damaged value “${value}” counts as none, ${site}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.addInitScript((damaged) => localStorage.setItem('theme', damaged), value)
        await page.goto(url(site, address))
        expect(await theme(page)).toBe(expected)
        await start(page)
        expect(await theme(page)).toBe(expected)
      })
    }
  }

  test('“system” counts as none where the system preference is not respected', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(() => localStorage.setItem('theme', 'system'))
    await open(page, url('based', '/base/docs'))
    expect(await theme(page)).toBe('light')
  })
})
