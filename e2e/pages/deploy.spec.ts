import type { Page } from '@playwright/test'
import { random } from '../../scripts/system/random'
import { type Host, relay } from '../support/host'
import { test as base, expect, mark, open, say, settle, start, texts } from '../support/reader'
import { SITES, someOf, url } from '../support/sites'

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

interface Releases extends Host {
  /**
   * Publishes another release under the reader's feet, and keeps nothing of the old one: every hashed file has another
   * name from now on, and the build has another id.
   * @param isThere whether the host has the new release of a file already, and not the old one any more
   */
  publish(isThere?: (path: string) => boolean): void
}

async function openReleases(): Promise<Releases> {
  const buildId = /"b":"([^"]+)"/.exec(await (await fetch(url('main', '/docs.txt'))).text())?.[1]
  if (!buildId) throw new Error('the payload does not name its build')
  const nextId = 'next-release'.padEnd(buildId.length, '-').slice(0, buildId.length)
  let isNew: ((path: string) => boolean) | undefined
  let hasNewIndex = false
  /** What of a file the host has: its old or its new release, or none under this name. */
  const release = (path: string): 'old' | 'new' | 'none' => {
    if (!isNew) return 'old'
    const isIndexRoot = /\/search-index\/[^/]+\.json$/.test(path)
    const isPiece = path.includes('/search-index/') && !isIndexRoot
    hasNewIndex ||= isIndexRoot
    if (!isNew(asBefore(path))) return asBefore(path) === path ? 'old' : 'none'
    return renamed(path) !== path || (isPiece && !hasNewIndex) ? 'none' : 'new'
  }
  const host = await relay(
    SITES.main.port,
    async (request, response, { status, headers, body }) => {
      const found = release((request.url ?? '').replace(/\?.*/, ''))
      if (found === 'none') return response.writeHead(404).end()
      const isText = /html|javascript|text\/plain/.test(headers['content-type'] ?? '')
      if (found === 'old' || !isText) return response.writeHead(status, headers).end(body)
      delete headers['content-length']
      response.writeHead(status, headers).end(renamed(`${body}`).replaceAll(buildId, nextId))
    },
    asBefore,
  )
  return {
    ...host,
    publish: (isThere = () => true) => {
      isNew = isThere
    },
  }
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

const test = base.extend<{ host: Releases }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a function wants
  host: async ({}, use) => {
    const host = await openReleases()
    await use(host)
    host.close()
  },
})

test.describe('a release that is published while a page is read', () => {
  test.use({ noisy: true }) // the browser reports the files that are gone

  for (const state of someOf(STATES))
    test(`leaves every link working, and a search that was used, ${state}`, async ({ page, host }) => {
      await openAs(page, state, `${host.origin}/docs/bi/intro`)
      const dialog = page.getByRole('dialog', { name: texts().search.title })
      const field = dialog.getByRole('combobox')
      if (state === 'the framework running') {
        await page.keyboard.press('Control+k')
        await field.fill('дашборд')
        await expect(dialog.getByRole('option').first()).toBeVisible()
      }
      host.publish()
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
    test(`leaves the text where only half of it has come (${seed})`, { tag: '@nightly' }, async ({ page, host }) => {
      let loads = 0
      page.on('load', () => loads++)
      await openAs(
        page,
        seed === 'one' ? 'the framework not requested' : 'the framework running',
        `${host.origin}/docs/bi/intro`,
      )
      host.publish(halfOf(seed))
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

  test('leaves the categories of the menu working', { tag: '@nightly' }, async ({ page, host }) => {
    await open(page, `${host.origin}/docs/bi/intro`)
    host.publish()
    const name = say('ru', 'shell')('category', { label: 'Поддержка' })
    const sidebar = page.getByRole('navigation', { name: texts().docs.sidebar })
    await sidebar.locator('summary', { hasText: 'Поддержка' }).or(sidebar.getByLabel(name)).click()
    await sidebar.getByRole('alert').getByRole('button', { name: texts().shell.retry }).click()
    await expect(sidebar.locator('a[href="/docs/support/contacts"]')).toBeVisible()
  })

  for (const state of someOf(STATES))
    test(`leaves the filter of the catalogue working, ${state}`, { tag: '@nightly' }, async ({ page, host }) => {
      await openAs(page, state, `${host.origin}/docs/etl/processors`)
      host.publish()
      await page.getByRole('searchbox', { name: texts().catalogue.find, exact: true }).fill('sftp')
      await expect(page).toHaveURL(/\?q=sftp$/)
      await expect(page.getByRole('main').getByRole('link', { name: 'ListSFTP', exact: true }).first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'ExecuteSQL', exact: true })).toBeHidden()
    })

  test('leaves a search working that is used only after', { tag: '@nightly' }, async ({ page, host }) => {
    const dialog = page.getByRole('dialog', { name: texts().search.title })
    await open(page, `${host.origin}/docs/bi/intro`)
    host.publish()
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
