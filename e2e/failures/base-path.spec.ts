import { serve } from '../../scripts/host/serve'
import { expect, test, texts } from '../support/reader'
import { SITES, someOf, url } from '../support/sites'

test.use({ noisy: true }) // nothing of the site's own is found

const { baseUrlTitle, baseUrlText, baseUrlSuggestion } = texts().bare
const CAUSE = baseUrlText.split('{')[0] ?? ''

const cases: { address: string; suggestion: string }[] = [
  { address: '/wrong/deep/docs/bi/intro', suggestion: '/wrong/deep' },
  { address: '/wrong/deep/docs/bi/intro.html', suggestion: '/wrong/deep' },
  { address: '/wrong/deep/docs/tags/безопасность', suggestion: '/wrong/deep' },
  { address: '/wrong/deep/', suggestion: '/wrong/deep' },
]
for (const { address, suggestion } of someOf(cases))
  test(`the right base path is found at ${address}`, async ({ page }, { parallelIndex }) => {
    const port = SITES.main.port + 30 + parallelIndex
    const server = await serve(SITES.main.out, port, '/wrong/deep')
    try {
      await page.goto(`http://localhost:${port}${address}`)
      await expect(page.getByText(baseUrlTitle)).toBeVisible()
      await expect(page.getByText(CAUSE)).toBeVisible()
      await expect(page.getByText(baseUrlSuggestion).locator('code')).toHaveText(suggestion)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

test('a stylesheet that failed alone is no wrong base path', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort())
  await page.goto(url('main', '/docs/bi/intro'))
  await expect(page.getByText(baseUrlTitle)).toBeVisible()
  await expect(page.getByText(CAUSE)).toBeHidden()
  await expect(page.getByText(baseUrlSuggestion)).toBeHidden()
})
