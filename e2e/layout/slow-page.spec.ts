import { setTimeout } from 'node:timers/promises'
import { isPageLoad, relay } from '../support/host'
import { test as base, expect, PHONE, watchShifts } from '../support/reader'
import { SITES } from '../support/sites'

/** Bytes of HTML that arrive at once. */
const PIECE = 400
/** Milliseconds between two pieces: more than two frames, so that each is painted. */
const PAUSE = 40

/** A site whose pages come in pieces, as over a slow network; the browser parses and paints each. */
const test = base.extend<{ slow: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's dependencies from the pattern
  slow: async ({}, use) => {
    const { origin, close } = await relay(SITES.fixture.port, async (request, response, { status, headers, body }) => {
      response.writeHead(status, headers)
      if (!isPageLoad(request)) return response.end(body)
      for (let from = 0; from < body.length; from += PIECE) {
        response.write(body.subarray(from, from + PIECE))
        await setTimeout(PAUSE)
      }
      response.end()
    })
    await use(origin)
    close()
  },
})

const PAGES = { home: '/', doc: '/docs/guide/first', 'a short page': '/search' }

for (const [screen, viewport] of Object.entries({ desktop: { width: 1440, height: 900 }, phone: PHONE }))
  for (const [kind, address] of Object.entries(PAGES))
    test(`announcement, header and footer stand still while a page comes in pieces: ${kind}, ${screen}`, async ({
      page,
      slow,
    }) => {
      await page.setViewportSize(viewport)
      const moved = await watchShifts(page)
      await page.goto(`${slow}${address}`)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await moved()).toEqual([])
    })
