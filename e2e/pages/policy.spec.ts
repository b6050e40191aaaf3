import { expect, settle, start, test, watchPolicy } from '../support/reader'
import { url } from '../support/sites'

test('a soft navigation, a picture at its full size and a film are not forbidden', async ({ page }) => {
  const forbidden = await watchPolicy(page)
  await page.goto(url('main', '/docs/projectplan/projects/create'))
  await start(page)
  await page.locator('main .prose figure button, main .prose doc-image').first().click()
  await page.keyboard.press('Escape')
  await page.locator('a[rel="next"]').click()
  await expect(page).not.toHaveURL(/projects\/create/)
  await page.goto(url('main', '/docs/bi/video/bi-start'))
  await start(page)
  await page.locator('.chapters a').nth(1).click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await settle(page)
  expect(await forbidden()).toEqual([])
})

test.describe('a script of another', () => {
  test.use({ noisy: true })
  test('an address or a text that a script makes neither loads a script nor becomes HTML', async ({ page }) => {
    await page.goto(url('main', '/docs/bi/intro'))
    await start(page)
    const outcome = await page.evaluate(() => {
      const attempt = (act: () => void): string => {
        try {
          act()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      }
      const holder = document.createElement('div')
      return {
        script: attempt(() => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' })),
        beside: attempt(() => Object.assign(document.createElement('script'), { src: '/docs/bi/intro' })),
        html: attempt(() => {
          holder.innerHTML = '<img src=x onerror=alert(1)>'
        }),
        inside: holder.childNodes.length,
        handler: attempt(() => holder.setAttribute('onclick', 'alert(1)')),
      }
    })
    expect(outcome).toEqual({ script: 'TypeError', beside: 'TypeError', html: 'done', inside: 0, handler: 'TypeError' })
  })
})
