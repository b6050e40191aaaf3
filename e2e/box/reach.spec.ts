/** Every page and anchor is reached by links from `index.html`, in Chromium and in Firefox. */
import { test as firefox } from '../navigation/firefox'
import { expect } from '../support/reader'
import { IS_ALL } from '../support/sites'
import { test, unpack } from './box'
import { linkedPages, reach } from './reach'

const SITE = IS_ALL ? 'main' : 'fixture'

test.describe.configure({ mode: 'default' })
test.use({ javaScriptEnabled: IS_ALL }) // by day no page starts its scripts

let folder = ''
test.beforeAll(() => {
  folder = unpack(SITE)
})

test('every page and anchor is reached in Chromium', async ({ page }) => {
  const { pages, broken } = await reach(page, folder)
  expect(broken).toEqual([])
  expect(pages).toEqual(expect.arrayContaining(linkedPages(folder)))
})

firefox('every page and anchor is reached in Firefox', { tag: '@nightly' }, async ({ tab }) => {
  const { pages, broken } = await reach(tab, folder)
  expect(broken).toEqual([])
  expect(pages).toEqual(expect.arrayContaining(linkedPages(folder)))
})
