/** What an author's parts do in a box, and what a reader's browser may refuse there. */
import { colorMode, expect, start, texts, theme } from '../support/reader'
import { fileUrl, test, unpack } from './box'

test.describe.configure({ mode: 'default' })

let folder = ''
test.beforeAll(() => {
  folder = unpack('fixture')
})
const sink = () => fileUrl(folder, 'docs/kitchen-sink.html')

test('tabs of a group change together', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(sink())
  await start(page)
  const groups = page.locator('doc-tabs[data-group="edition"]')
  await groups.first().locator('> label').nth(1).click()
  expect(await groups.count()).toBeGreaterThan(1)
  for (const group of await groups.all()) await expect(group.getByRole('radio').nth(1)).toBeChecked()
})

test('a film plays, with captions', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(sink())
  const film = page.locator('main video').first()
  await film.scrollIntoViewIfNeeded()
  const cues = await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    const [track] = video.textTracks
    if (track) track.mode = 'showing'
    await video.play()
    const element = video.querySelector('track')
    if (element?.readyState !== HTMLTrackElement.LOADED)
      await new Promise((resolve) => element?.addEventListener('load', resolve))
    return track?.cues?.length ?? 0
  })
  expect(cues).toBeGreaterThan(0)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
})

test('where storage is denied, everything else works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.goto(sink())
  await start(page)
  await colorMode(page, 'mode_system').click()
  await expect.poll(() => theme(page)).toBe('light')
  await page.locator(`summary[title="${texts().pageMenu.name}"]`).click()
  await expect(page.getByRole('button', { name: texts().pageMenu.copy })).toBeVisible()
})
