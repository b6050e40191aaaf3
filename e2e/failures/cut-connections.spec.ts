import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { random } from '../../scripts/system/random'
import { isPageLoad, relay } from '../support/host'
import { test as base, expect, open, texts } from '../support/reader'
import { IS_ALL, SITES } from '../support/sites'

/** What the proxy does to an answer; nothing where it lets it pass. */
type Mischief = (
  address: string,
  body: Buffer,
) => { body?: Buffer; cutAt?: number; type?: string; status?: number; delay?: number } | undefined

interface Host {
  origin: string
  /** From now on. */
  set(mischief: Mischief | undefined): void
}

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's dependencies from the pattern
  host: async ({}, use) => {
    let mischief: Mischief | undefined
    const { origin, close } = await relay(SITES.fixture.port, async (request, response, { status, headers, body }) => {
      // A page that is loaded whole and cut is the browser's own to tell.
      const done = (!isPageLoad(request) && mischief?.(request.url ?? '', body)) || {}
      if (done.delay !== undefined) await setTimeout(done.delay)
      response.writeHead(done.status ?? status, {
        ...headers,
        'content-length': (done.body ?? body).length,
        'cache-control': 'no-store',
        ...(done.type && { 'content-type': done.type }),
      })
      if (done.cutAt === undefined) return response.end(done.body ?? body)
      response.write(body.subarray(0, done.cutAt), () => request.socket.destroy())
    })
    await use({
      origin,
      set(wanted) {
        mischief = wanted
      },
    })
    close()
  },
})
test.use({ noisy: true }) // the browser reports what has failed

const NEXT = '/docs/guide/second'
const isPayload = (address: string) => address === `${NEXT}.txt`

/** Follows the link to the next page. */
async function follow(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: texts().docs.sidebar })
    .getByRole('link', { name: 'Вторая страница' })
    .click()
}
/**
 * The page is there, or a box says that it could not be loaded; then its button brings it. Never the screen of a crash.
 * Next may load the page whole while a box is there.
 */
async function expectPageOrRetry(page: Page, host: Host): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: 'Вторая страница' })
  const retry = page.getByRole('alert').getByRole('button', { name: texts().shell.retry })
  await expect(title.or(retry)).toBeVisible()
  await expect(page.getByRole('heading', { name: texts().screens.crashTitle })).toHaveCount(0)
  if (await title.isVisible()) return
  host.set(undefined)
  const unpressed = retry.and(page.locator(':not([data-pressed])'))
  let pressed = 0
  while (!(await title.isVisible())) {
    await expect(title.or(unpressed).first()).toBeVisible()
    pressed += await unpressed.evaluateAll((boxes) => {
      for (const box of boxes as HTMLElement[]) {
        box.dataset.pressed = ''
        box.click()
      }
      return boxes.length
    })
  }
  expect(pressed).toBeLessThanOrEqual(MAX_BOXES)
  await expect(retry).toHaveCount(0)
}

/** Ways of a network, each at a place of the body that `at` gives. */
const WAYS: Record<string, (at: number) => (body: Buffer) => ReturnType<Mischief>> = {
  'cut by the network': (at) => (body) => ({ cutAt: Math.floor(at * body.length) }),
  'cut short by a proxy': (at) => (body) => ({ body: body.subarray(0, Math.floor(at * body.length)) }),
  'the page of a captive portal': () => () => ({ body: Buffer.from('<h1>Log in</h1>'), type: 'text/html' }),
  late: () => () => ({ delay: 1500 }),
  'an answer of 502': () => () => ({ body: Buffer.from('bad gateway'), type: 'text/html', status: 502 }),
}
/** Of one page: a payload that does not come, and one that breaks off while it is drawn. */
const MAX_BOXES = 2
const PLACES = IS_ALL ? 6 : 1
const ROUNDS = IS_ALL ? 12 : 4

for (const [way, make] of Object.entries(WAYS))
  test(`the payload of the next page is ${way}: the page comes, or a box offers to try again`, {
    tag: way === 'cut by the network' ? [] : '@nightly',
  }, async ({ page, host }) => {
    const next = random(way)
    for (let place = 0; place < (way.startsWith('cut') ? PLACES : 1); place++) {
      const at = next()
      await test.step(`at ${at.toFixed(3)}`, async () => {
        host.set(undefined)
        await open(page, `${host.origin}/docs/guide/first`)
        const act = make(at)
        host.set((address, body) => (isPayload(address) ? act(body) : undefined))
        await follow(page)
        await expectPageOrRetry(page, host)
      })
    }
  })

test('everything is cut at random: no reader meets the screen of a crash', { tag: '@nightly' }, async ({
  page,
  host,
}) => {
  const next = random('everything')
  for (let round = 0; round < ROUNDS; round++) {
    host.set(undefined)
    await open(page, `${host.origin}/docs/guide/first`)
    host.set((address, body) => {
      if (!address.startsWith('/docs/') || next() < 0.4) return undefined
      const at = Math.floor(next() * body.length)
      return next() < 0.5 ? { cutAt: at } : { body: body.subarray(0, at) }
    })
    await page.getByRole('link', { name: 'Вторая страница' }).first().hover()
    await follow(page)
    await expectPageOrRetry(page, host)
  }
})
