import type { Page, Route } from '@playwright/test'
import { all, parsed, textOf } from '../support/parsed'
import { at, colorMode, expect, LOCALES, SCRIPTS, settle, test, texts, theme } from '../support/reader'
import { IS_ALL, someOf, url } from '../support/sites'

/** What a network, a portal or a host may answer instead of a script. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'no connection': (route) => route.abort(),
  'an answer of 503': (route) => route.fulfill({ status: 503, body: 'try later' }),
  'the page of a captive portal': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }),
  'half a file': async (route) => {
    const body = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) }).catch(() => undefined) // the page may have gone
  },
  'an empty file': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'a file of another type': (route) =>
    route.fulfill({ contentType: 'text/plain', headers: { 'X-Content-Type-Options': 'nosniff' }, body: 'text' }),
}
/** The way of every run: only its lateness reports it. One that the browser reports is the network that comes back, below. */
const DAILY = 'an empty file'
const ADDRESS = '/docs/bi/intro'
const PAGE = url('main', ADDRESS)
const { bare, search } = texts()

/** Addresses of the code of the start, and of the scripts that it adds. */
function scriptsOf(address: string): string[] {
  const data = all(parsed('main', address), 'script', { type: 'application/json' }).at(-1)
  const { code, scripts } = JSON.parse(data ? textOf(data) : '{}')
  return [code, ...scripts]
}
const notice = (page: Page, text: string = bare.startFailed) => page.getByRole('status').filter({ hasText: text })
const dialog = (page: Page) => page.getByRole('dialog', { name: search.title })

const hasStarted = (page: Page) => page.evaluate(() => customElements.get('doc-sidebar') !== undefined)

/** Everything that needs the scripts works. */
async function expectWhole(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await colorMode(page, 'mode_system').click()
  await colorMode(page, 'mode_light').click()
  await expect.poll(() => theme(page)).toBe('dark')
}

test.describe('a script that has not come', () => {
  test.use({ noisy: true }) // the browser reports what has failed

  for (const [way, [name, fail]] of Object.entries(FAILURES).entries())
    test(`is reported beside the search, and is loaded again at a press: ${name}`, {
      tag: name === DAILY ? [] : '@nightly',
    }, async ({ page }) => {
      let loaded = 0
      page.on('requestfinished', (request) => request.url().endsWith('.js') && loaded++)
      await page.clock.install()
      const scripts = scriptsOf(ADDRESS)
      expect(scripts.length).toBeGreaterThan(5)
      // Each way takes another script; the nightly run takes every script in every way.
      const tried = IS_ALL ? scripts : scripts.slice(way % scripts.length).slice(0, 1)
      let missed = 0
      for (const script of tried)
        await test.step(script, async () => {
          await page.route(`**${script}`, fail)
          await page.goto(PAGE)
          loaded = 0
          await page.evaluate(() => localStorage.clear())
          await page.keyboard.press('Shift')
          // Only the code of the start is missed at once: it has no function to call.
          if (name === 'an empty file' && script !== scripts[0]) {
            await expect.poll(() => loaded).toBe(scripts.length)
            await page.clock.runFor(10_000)
            await expect(notice(page)).toBeHidden()
            // A script with parts of other pages only: nothing of this page needs it.
            if (await hasStarted(page)) {
              await page.unroute(`**${script}`)
              return expectWhole(page)
            }
            await page.clock.runFor(6000)
          }
          await expect(notice(page)).toBeVisible()
          missed++
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аналитика: обзор модуля')
          await page.unroute(`**${script}`)
          await notice(page).getByRole('button', { name: bare.retry }).click()
          await expectWhole(page)
        })
      expect(missed).toBeGreaterThanOrEqual(Math.max(1, tried.length - 1))
    })

  test('is loaded again when the network is back, and the press that waited is repeated', async ({ page, context }) => {
    await page.goto(PAGE)
    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    await expect(notice(page)).toBeVisible()
    await context.setOffline(false)
    await expect(dialog(page)).toBeVisible()
    await expect(notice(page)).toBeHidden()
  })

  for (const what of ['code', 'script', 'payload'] as const)
    test(`and never answers is reported after 15 s: a ${what}`, { tag: '@nightly' }, async ({ page }) => {
      await page.clock.install()
      await page.goto(PAGE)
      const [code, script] = scriptsOf(ADDRESS)
      const file = { code: `**${code}`, script: `**${script}`, payload: '**/docs/bi/intro.txt' }[what]
      let give = () => {}
      await page.route(file, (route) => {
        give = () => void route.abort()
      })
      await page.keyboard.press('Shift')
      await page.clock.runFor(10_000)
      await expect(notice(page)).toBeHidden()
      await page.clock.runFor(6000)
      await expect(notice(page)).toBeVisible()
      give() // the first request never brings it
      await page.unroute(file)
      await expectWhole(page)
    })
})

test.describe('scripts that the host does not have', () => {
  test.use({ noisy: true })

  for (const locale of someOf(LOCALES))
    test(`reload the page once, and then the text stays and a sentence says it, ${locale}`, async ({ page }) => {
      await page.clock.install()
      const address = url('main', at(locale, ADDRESS))
      let loads = 0
      page.on('load', () => loads++)
      await page.goto(address)
      const [, first, second] = scriptsOf(at(locale, ADDRESS))
      for (const script of [first, second])
        await page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: '' }))
      const said = notice(page, texts(locale).bare.startMissing)
      // A press while the start is under way begins no other; one that fails ends with a question for what is missing.
      const tryInVain = async () => {
        const requested = page.waitForResponse(
          (answer) => answer.request().method() === 'HEAD' && answer.url().endsWith(second ?? '-'),
        )
        await page.keyboard.press('Shift')
        await requested
      }
      await tryInVain()
      await expect.poll(() => loads).toBe(2)
      for (let press = 0; press < 5; press++) {
        await tryInVain()
        await page.clock.runFor(60_000)
        await expect(said).toBeVisible()
      }
      expect(loads).toBe(2)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.clock.runFor(400_000) // ten minutes after the first
      await tryInVain()
      await expect.poll(() => loads).toBe(3)
      await page.unroute(`**${first}`)
      await page.unroute(`**${second}`)
      await page.keyboard.press('Shift')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: texts(locale).search.title })).toBeVisible()
    })

  test('reload nothing where nothing can be stored', { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('closed', 'SecurityError')
        },
      })
    })
    let loads = 0
    page.on('load', () => loads++)
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(PAGE)
    await page.keyboard.press('Shift')
    await expect(notice(page, bare.startMissing)).toBeVisible()
    const requested = page.waitForResponse((answer) => answer.request().method() === 'HEAD')
    await page.keyboard.press('Shift')
    await requested
    await settle(page)
    expect(loads).toBe(1)
  })
})
