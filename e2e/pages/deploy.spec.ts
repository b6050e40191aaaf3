import type { Page } from '@playwright/test'
import { random } from '../../scripts/system/random'
import { expect, mark, open, say, settle, start, test, texts } from '../support/reader'
import { someOf } from '../support/sites'

/** Names that change with every release, as the files of this one write them, and as long in the next one. */
const CHUNKS = 'static/chunks/'
const NEW_CHUNKS = 'static/chnext/'
const TREE = /(tree\/[\w.-]+\.)([0-9a-f]{10})(?=\.json)/g
const NEW_TREE = /(tree\/[\w.-]+\.)([g-v]{10})(?=\.json)/g
const exchange = (letters: string, from: string, to: string): string =>
  [...letters].map((letter) => to[from.indexOf(letter)]).join('')
const [DIGITS, NEW_DIGITS] = ['0123456789abcdef', 'ghijklmnopqrstuv']
const renamed = (text: string): string =>
  text
    .replaceAll(CHUNKS, NEW_CHUNKS)
    .replace(TREE, (_, start: string, hash: string) => start + exchange(hash, DIGITS, NEW_DIGITS))
const asBefore = (text: string): string =>
  text
    .replaceAll(NEW_CHUNKS, CHUNKS)
    .replace(NEW_TREE, (_, start: string, hash: string) => start + exchange(hash, NEW_DIGITS, DIGITS))

/**
 * Publishes another release under the reader's feet, by a host that keeps nothing of the old one: every hashed file has
 * another name from now on, and the build has another id.
 * @param isThere whether the host has the new release of a file already, and not the old one any more
 */
async function publishAnother(page: Page, isThere: (path: string) => boolean = () => true): Promise<void> {
  const buildId = await page.evaluate(async () => /"b":"([^"]+)"/.exec(await (await fetch('/docs.txt')).text())?.[1])
  if (!buildId) throw new Error('the payload does not name its build')
  const nextId = 'next-release'.padEnd(buildId.length, '-').slice(0, buildId.length)
  let hasNewIndex = false
  await page.context().route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const isIndexRoot = /\/search-index\/[^/]+\.json$/.test(pathname)
    const isPiece = pathname.includes('/search-index/') && !isIndexRoot
    hasNewIndex ||= isIndexRoot
    const isOld = renamed(pathname) !== pathname || (isPiece && !hasNewIndex)
    const isNamedNew = asBefore(pathname) !== pathname
    const hasNew = isThere(asBefore(pathname))
    if (hasNew ? isOld : isNamedNew) return route.fulfill({ status: 404, body: '' })
    if (!hasNew) return route.continue()
    const requested = asBefore(route.request().url())
    try {
      const response = await route.fetch({ url: requested, maxRedirects: 0 })
      const isText = /html|javascript|text\/plain/.test(response.headers()['content-type'] ?? '')
      if (!isText) return await route.fulfill({ response })
      await route.fulfill({ response, body: renamed(await response.text()).replaceAll(buildId, nextId) })
    } catch {
      // The page that made the request has gone.
    }
  })
}

/** Of half a deployment: which files the host has anew is anyone's guess, but it stays so. */
function halfOf(seed: string): (path: string) => boolean {
  const known = new Map<string, boolean>()
  const next = random(seed)
  return (path) => {
    const isThere = known.get(path) ?? next() < 0.5
    known.set(path, isThere)
    return isThere
  }
}

const STATES = ['the framework running', 'the framework not requested'] as const
const openAs = (page: Page, state: (typeof STATES)[number], address: string) =>
  state === 'the framework running' ? open(page, address) : page.goto(address)

test.describe('a release that is published while a page is read', () => {
  test.use({ noisy: true }) // the browser reports the files that are gone

  for (const state of someOf(STATES))
    test(`leaves every link working, and a search that was used, ${state}`, async ({ page }) => {
      await openAs(page, state, '/docs/bi/intro')
      const dialog = page.getByRole('dialog', { name: texts().search.title })
      const field = dialog.getByRole('combobox')
      if (state === 'the framework running') {
        await page.keyboard.press('Control+k')
        await field.fill('дашборд')
        await expect(dialog.getByRole('option').first()).toBeVisible()
      }
      await publishAnother(page)
      const isSame = await mark(page)
      if (state === 'the framework running') {
        await field.fill('резолюция')
        await expect(
          dialog
            .getByRole('option')
            .filter({ hasText: /резолюци/i })
            .first(),
        ).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        expect(await isSame()).toBe(true)
      }
      const sidebar = page.getByRole('navigation', { name: texts().docs.sidebar })
      await sidebar.getByRole('link', { name: 'Реестр', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Реестр' })).toBeVisible()
      expect(await isSame()).toBe(false)
      // The new release works.
      const isSameNow = await mark(page)
      await start(page)
      await sidebar.getByRole('link', { name: 'Дашборды', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Дашборды' })).toBeVisible()
      expect(await isSameNow()).toBe(true)
    })

  for (const seed of someOf(['one', 'two', 'three', 'four', 'five']))
    test(`leaves the text where only half of it has come (${seed})`, async ({ page }) => {
      let loads = 0
      page.on('load', () => loads++)
      await openAs(page, seed === 'one' ? 'the framework not requested' : 'the framework running', '/docs/bi/intro')
      await publishAnother(page, halfOf(seed))
      const sidebar = page.getByRole('navigation', { name: texts().docs.sidebar })
      await sidebar.getByRole('link', { name: 'Реестр', exact: true }).click()
      const title = page.getByRole('heading', { level: 1, name: 'Реестр' })
      const retry = page.getByRole('alert').getByRole('button', { name: texts().shell.retry })
      await expect(title.or(retry)).toBeVisible()
      for (let press = 0; press < 4; press++) {
        await page.keyboard.press('Shift')
        await settle(page).catch(() => page.waitForLoadState()) // a press may reload the page
      }
      await expect(page.getByRole('heading', { name: texts().screens.crashTitle })).toHaveCount(0)
      await expect(title.or(retry)).toBeVisible()
      expect(loads).toBeLessThanOrEqual(3) // the first, that of the link and one for want of a script
    })

  test('leaves the categories of the menu working', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs/bi/intro')
    await publishAnother(page)
    const name = say('ru', 'shell')('category', { label: 'Поддержка' })
    const sidebar = page.getByRole('navigation', { name: texts().docs.sidebar })
    await sidebar.locator('summary', { hasText: 'Поддержка' }).or(sidebar.getByLabel(name)).click()
    await sidebar.getByRole('alert').getByRole('button', { name: texts().shell.retry }).click()
    await expect(sidebar.locator('a[href="/docs/support/contacts"]')).toBeVisible()
  })

  for (const state of someOf(STATES))
    test(`leaves the filter of the catalogue working, ${state}`, async ({ page }) => {
      await openAs(page, state, '/docs/etl/processors')
      await publishAnother(page)
      await page.getByRole('searchbox', { name: texts().catalogue.find, exact: true }).fill('sftp')
      await expect(page).toHaveURL(/\?q=sftp$/)
      await expect(page.getByRole('main').getByRole('link', { name: 'ListSFTP', exact: true }).first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'ExecuteSQL', exact: true })).toBeHidden()
    })

  test('leaves a search working that is used only after', { tag: '@nightly' }, async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: texts().search.title })
    await open(page, '/docs/bi/intro')
    await publishAnother(page)
    const loaded = page.waitForEvent('load') // its code is gone
    await page.keyboard.press('Control+k')
    await loaded
    await page.keyboard.press('Control+k')
    await dialog.getByRole('combobox').fill('резолюция')
    await expect(
      dialog
        .getByRole('option')
        .filter({ hasText: /резолюци/i })
        .first(),
    ).toBeVisible()
  })
})
