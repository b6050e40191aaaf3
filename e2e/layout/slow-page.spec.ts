import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { test as base, expect, PHONE } from '../support/reader'
import { SITES } from '../support/sites'

/** Bytes of HTML that arrive at once. */
const PIECE = 400
/** Milliseconds between two pieces: more than two frames, so that each is painted. */
const PAUSE = 40

const test = base.extend<{ slow: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's dependencies from the pattern
  slow: async ({}, use) => {
    const server = inPieces(SITES.fixture.port)
    await new Promise<void>((resolve) => server.listen(0, resolve))
    await use(`http://localhost:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
  },
})

/** A site whose pages come in pieces, as over a slow network; the browser parses and paints each. */
const inPieces = (port: number) =>
  http.createServer((request, response) => {
    http.get({ port, path: request.url }, async (answer) => {
      response.writeHead(answer.statusCode ?? 200, answer.headers)
      if (request.headers['sec-fetch-mode'] !== 'navigate') return answer.pipe(response)
      const body = Buffer.concat(await answer.toArray())
      for (let from = 0; from < body.length; from += PIECE) {
        response.write(body.subarray(from, from + PIECE))
        await setTimeout(PAUSE)
      }
      response.end()
    })
  })

/** What Chromium tells of an element that has moved. */
interface Shift extends PerformanceEntry {
  sources: { node?: Node }[]
}

const PAGES = { home: '/', doc: '/docs/guide/first', 'a short page': '/search' }

for (const [screen, viewport] of Object.entries({ desktop: { width: 1440, height: 900 }, phone: PHONE }))
  for (const [kind, address] of Object.entries(PAGES))
    test(`announcement, header and footer stand still while a page comes in pieces: ${kind}, ${screen}`, async ({
      page,
      slow,
    }) => {
      await page.setViewportSize(viewport)
      await page.addInitScript(() => {
        const moved: string[] = []
        Object.assign(window, { moved })
        new PerformanceObserver((list) => {
          const nodes = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources.map(({ node }) => node))
          for (const node of nodes) {
            const element = node instanceof Element ? node : node?.parentElement
            // A text wraps anew at each of its pieces.
            if (element && !element.closest('main')) moved.push(element.outerHTML.slice(0, 120))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`${slow}${address}`)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
    })
