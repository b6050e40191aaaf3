import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { menu, title } from '../support/guide'
import { expect, start } from '../support/reader'
import { IS_ALL } from '../support/sites'
import { test as base, cached, visit } from './host'

/** A copy of the site that a test may publish anew. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's dependencies from the pattern
  folder: async ({}, use) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'))
    fs.cpSync('.cache/e2e/fixture', folder, { recursive: true })
    await use(folder)
    fs.rmSync(folder, { recursive: true })
  },
})
test.use({ noisy: true })

const SECOND = ['docs/guide/second.txt', 'docs/guide/second.html']
function publish(folder: string, number: number): void {
  let letters = 0
  for (const file of SECOND.map((name) => path.join(folder, name))) {
    const text = fs
      .readFileSync(file, 'utf8')
      .replaceAll(/Вторая страница( № \d+)?/g, `Вторая страница № ${number}`)
      .replace(/"letters":\d+/, `"letters":${letters}`)
    letters = text.length
    fs.writeFileSync(`${file}.new`, text)
    fs.renameSync(`${file}.new`, file)
  }
  const worker = path.join(folder, 'sw.js')
  fs.appendFileSync(worker, `\n// ${number}`)
}

/** So many releases are published under the page. */
const RELEASES = IS_ALL ? 30 : 3

test('releases in a row under an open page: the page of the last one is shown each time', async ({
  page,
  host,
  folder,
}) => {
  await visit(page, host.url('/docs/guide/first'))
  const stale: string[] = []
  for (let release = 1; release <= RELEASES; release++) {
    publish(folder, release)
    const isSoft = release % 3 === 0
    if (isSoft) {
      await page.goto(host.url('/docs/guide/first'))
      await start(page)
      await menu(page).getByRole('link', { name: 'Вторая' }).click()
      await expect(page).toHaveURL(/second$/)
    } else await page.goto(host.url('/docs/guide/second'))
    const shown = await page.getByRole('heading', { level: 1, name: /Вторая/ }).textContent()
    if (shown !== `Вторая страница № ${release}`) stale.push(`${release}: ${shown}`)
  }
  expect(stale).toEqual([])
  await cached(page, '/docs/guide/second')
  await host.stop()
  await page.goto(host.url('/docs/guide/second'))
  await expect(title(page, `Вторая страница № ${RELEASES}`)).toBeVisible()
})

test('a slow host is not the lack of a network', { tag: '@nightly' }, async ({ page, host, folder }) => {
  await visit(page, host.url('/docs/guide/second'))
  publish(folder, 7)
  host.slow(4000)
  await page.goto(host.url('/docs/guide/second'))
  await expect(title(page, 'Вторая страница № 7')).toBeVisible()
})

test('what is missing and errors of the host are never cached; `sw-off.js` removes the worker and what it has cached', async ({
  page,
  host,
  folder,
}) => {
  await visit(page, host.url('/docs/guide/first'))
  await test.step('a missing page and an error of the host are shown and never cached', async () => {
    await page.goto(host.url('/docs/gone'))
    fs.rmSync(path.join(folder, 'docs/guide/first.html'))
    await page.goto(host.url('/docs/guide/first'))
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys()
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(addresses).not.toContain('/docs/gone')
    expect(addresses).not.toContain('/docs/guide/first')
    expect(addresses).toContain('/offline')
  })
  await test.step('`sw-off.js` in the place of `sw.js`', async () => {
    fs.copyFileSync(path.join(folder, 'sw-off.js'), path.join(folder, 'sw.js'))
    await page.goto(host.url('/docs/guide/second'))
    const left = () =>
      page.evaluate(async () => ({
        caches: (await caches.keys()).length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))
    await expect.poll(left).toEqual({ caches: 0, workers: 0 })
    await host.stop()
    await expect(page.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  })
})

base.describe('under a base path', () => {
  base.use({ folder: '.cache/e2e/based', basePath: '/base', noisy: true })
  base('the worker keeps to the folder of its site', async ({ page, host }) => {
    await visit(page, host.url('/base/docs'))
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    expect(scope).toBe(host.url('/base/'))
    await host.stop()
    await page.goto(host.url('/base/docs'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.goto(host.url('/other'))).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  })
})

base('until the first intent a visit loads nothing for it', async ({ page, host }) => {
  // Playwright's own `evaluate` counts as a press of the reader, that of the protocol does not.
  const session = await page.context().newCDPSession(page)
  const look = (expression: string) => session.send('Runtime.evaluate', { expression, awaitPromise: true })
  await page.goto(host.url('/docs/guide/first'))
  await look(SETTLED) // a browser drops what the mouse does before a page is painted
  const requested = host.requested()
  expect(requested.filter((url) => !/\.(css|svg|ico)$|^\/moved\//.test(url))).toEqual(['/docs/guide/first'])
  await page.mouse.move(60, 32) // the name of the site, a link
  await expect.poll(() => host.requested().join()).toContain('/sw.js')
})

/** Frames are painted, the page is idle, and a request after all of its own is answered. */
const SETTLED = `(async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await new Promise((resolve) => requestIdleCallback(resolve))
  await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
})()`
