import { inPieces } from '../support/host'
import { test as base, expect, PHONE, watchShifts } from '../support/reader'
import { SITES, someOf } from '../support/sites'

const test = base.extend<{ slow: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's dependencies from the pattern
  slow: async ({}, use) => {
    const { origin, close } = await inPieces(SITES.fixture.port, 400)
    await use(origin)
    close()
  },
})

const PAGES = { home: '/', doc: '/docs/guide/first', 'a short page': '/search' }

for (const [screen, viewport] of someOf(Object.entries({ desktop: { width: 1440, height: 900 }, phone: PHONE })))
  for (const [kind, address] of someOf(Object.entries(PAGES)))
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
