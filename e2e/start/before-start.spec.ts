import { GUIDE, secondLink, title } from '../support/guide'
import { colorMode, expect, holdScripts, later, mark, requests, settle, test, texts, theme } from '../support/reader'
import { url } from '../support/sites'

test.describe('before the framework has started', () => {
  const slowly = '**/_next/static/**/*.js'

  test('a press is repeated when it has', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(GUIDE)
    await colorMode(page, 'mode_system').click()
    release()
    await expect(colorMode(page, 'mode_light')).toBeVisible()
    await colorMode(page, 'mode_light').click()
    await expect.poll(() => theme(page)).toBe('dark')
  })

  test('a press on a button of a code block is repeated when it has', { tag: '@nightly' }, async ({ page }) => {
    await page.route(slowly, later(400))
    await page.goto(url('fixture', '/docs/kitchen-sink'))
    const wrap = page.getByRole('button', { name: texts().kit.wrap }).first()
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    await settle(page)
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  })

  test('Ctrl and a click on a link that scripts fix opens another tab', { tag: '@nightly' }, async ({
    page,
    context,
  }) => {
    await page.route(slowly, () => {})
    await page.goto(GUIDE)
    await page.evaluate(() => document.querySelector('a[data-replay="top"]')?.removeAttribute('hidden'))
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: texts().shell.backToTop }).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/#site:top/)
  })

  test('nothing of it is requested until the reader shows an intent, and a link is an ordinary link', async ({
    page,
  }) => {
    const requested = requests(page)
    const scripts = () => requested.filter((path) => path.endsWith('.js')).length
    const release = await holdScripts(page)
    await page.goto(GUIDE)
    await settle(page)
    const own = requested.filter((path) => !path.startsWith('/moved/')) // of a page that has lost anchors
    expect(own.filter((path) => path.endsWith('.js') || path.endsWith('.txt') || path.startsWith('/tree/'))).toEqual([])
    const isSame = await mark(page)
    await secondLink(page).click()
    await expect(title(page, 'Вторая страница')).toBeVisible()
    expect(await isSame()).toBe(false)
    release()
    requested.length = 0
    await page.mouse.move(0, 0)
    await secondLink(page).hover()
    await expect.poll(scripts).toBeGreaterThan(2)
  })
})
