import { expect, PHONE, start, test, texts } from './reader'
import { url } from './sites'

test('parts of a page without a translation say their language', async ({ page }) => {
  await page.goto(url('fixture', '/en/docs/only-russian'))
  const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')
  const { docs } = texts('en')
  const path = page.getByRole('navigation', { name: docs.breadcrumbs })
  expect(await path.evaluate(langOf)).toBe('en')
  expect(await path.getByRole('listitem').last().evaluate(langOf)).toBe('ru')
  const toc = page.getByRole('navigation', { name: docs.toc })
  expect(await toc.evaluate(langOf)).toBe('en')
  expect(await toc.getByRole('link').first().evaluate(langOf)).toBe('ru')
  await page.setViewportSize(PHONE)
  expect(await page.getByRole('article').getByText(docs.toc).evaluate(langOf)).toBe('en')
})

test('in forced colours the current heading, section and page are told from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/docs/bi/dashboard')
  await start(page)
  await page.evaluate(() => scrollTo(0, 1500))
  const ground = (element: Element) => getComputedStyle(element).backgroundColor
  for (const name of [texts().docs.toc, texts().shell.mainNav, texts().docs.sidebar]) {
    const links = page.getByRole('navigation', { name }).getByRole('link')
    const current = links.and(page.locator('[aria-current]'))
    const other = links.and(page.locator(':not([aria-current])'))
    expect(await current.first().evaluate(ground), name).not.toBe(await other.first().evaluate(ground))
  }
})

test('fingers find the links of a list', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const [address, links] of [
    ['/docs/etl/processors/ExecuteSQL', 'tbody th > a'],
    ['/docs/bi/dashboard', 'article details a'],
    ['/blog/changes', 'li a[href^="#"]'],
  ] as const) {
    await page.goto(address)
    await page.locator('article details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })
    const heights = await page
      .locator(links)
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(2)
    expect(Math.min(...heights), address).toBeGreaterThanOrEqual(24)
  }
})
