import { title } from '../support/guide'
import { expect, texts } from '../support/reader'
import { type Host, test, visit } from './host'

test.use({ noisy: true }) // the browser reports the requests that failed
const t = texts().offline

test('a section is saved with its size, is read whole without a network, and can be removed', async ({
  page,
  host,
}) => {
  const dialog = await openSections(page, host, '/docs/only-russian')
  const row = dialog.getByRole('listitem').filter({ hasText: 'Ещё' })
  await expect(row).toContainText(/3 страницы, \d+,?\d* МБ/)
  await row.getByRole('button', { name: t.save }).click()
  await expect(row).toContainText(/Сохранено .+: \d+,?\d* МБ/)
  await dialog.getByRole('button', { name: t.done }).click()
  await host.stop()
  for (const [path, name] of [
    ['/docs/kitchen-sink', 'Все компоненты'],
    ['/docs/outdated', ''],
  ] as const) {
    await page.goto(host.url(path))
    await expect(title(page, name)).toBeVisible()
  }
  await page.goto(host.url('/docs/kitchen-sink'))
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  await page.goto(host.url('/docs/1.0'))
  const list = page.getByRole('main').locator('section').filter({ hasText: 'Ещё' })
  await expect(list.getByRole('link')).toHaveCount(3)
  await host.restart()
  const again = await openSections(page, host, '/docs/only-russian')
  await again.getByRole('button', { name: t.remove }).click()
  await expect(again.getByRole('button', { name: t.remove })).toHaveCount(0)
  expect(await sectionCaches(page)).toBe(0)
})

test('saving can be cancelled, and leaves nothing', async ({ page, host, context }) => {
  const dialog = await openSections(page, host, '/docs/only-russian')
  await context.route('**/docs/kitchen-sink', () => undefined) // never answered
  await dialog.getByRole('button', { name: t.save }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: t.cancel }).click()
  await expect(dialog.getByRole('button', { name: t.save })).toBeEnabled()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  expect(await sectionCaches(page)).toBe(0)
})

test('a section that cannot be fetched whole is not kept, and that is told', async ({ page, host, context }) => {
  const dialog = await openSections(page, host, '/docs/only-russian')
  await context.route('**/docs/kitchen-sink', (route) => route.fulfill({ status: 503, body: '' }))
  await dialog.getByRole('button', { name: t.save }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t.saveFailed)
  expect(await sectionCaches(page)).toBe(0)
})

async function openSections(page: Parameters<typeof visit>[0], host: Host, path: string) {
  await visit(page, host.url(path))
  await page.locator('main details[data-menu] summary').click()
  await page.getByRole('button', { name: texts().pageMenu.saveSection }).click()
  return page.getByRole('dialog', { name: t.sections })
}

const sectionCaches = (page: Parameters<typeof visit>[0]) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(' section ')).length)
