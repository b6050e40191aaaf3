import { expect, type Page, test } from '@playwright/test'
import { someOf } from '../support/sites'
import { ru } from './etl'

/** The script of the pages runs: Escape and a second touch are its business. */
const started = (page: Page) => page.waitForFunction(() => customElements.get('doc-term') !== undefined)

/** What is published of components, read without their scripts. */
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a component says what it does, and what it is connected with', async ({ page, request }) => {
    await test.step('a link to a property shows it, and its names are unique', async () => {
      await page.goto('/docs/etl/processors/ListSFTP#property-hostname')
      const row = page.locator('#property-hostname')
      await expect(row).toBeInViewport()
      await expect(row.getByRole('rowheader')).toContainText('Hostname')
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
    })
    await test.step('a relationship says when it is taken, on the page, in Markdown and in the facts', async () => {
      await page.goto('/en/docs/etl/processors/PutS3Object#relationship-failure')
      const row = page.getByRole('group', { name: 'Relationships of PutS3Object' }).locator('#relationship-failure')
      await expect(row).toBeInViewport()
      await expect(row.getByRole('rowheader')).toHaveText('failure')
      const text = (await row.getByRole('cell').textContent()) ?? ''
      expect(text).toContain('AccessDenied')
      const markdown = await (await request.get('/en/docs/etl/processors/PutS3Object.md')).text()
      expect(markdown).toMatch(/\| `failure` +\| .*`AccessDenied`/)
      const facts = await (await request.get('/en/docs/etl/processors/PutS3Object.json')).json()
      expect(facts.relationships).toContainEqual({
        name: 'failure',
        url: expect.stringMatching(/PutS3Object#relationship-failure$/),
        description: text,
        isDynamic: false,
        isAutoTerminated: false,
      })
    })
    await test.step('a use case is a table of settings, on the page, in Markdown and in the facts', async () => {
      await page.goto('/en/docs/etl/processors/ConsumeMQTT#use-cases')
      const table = page.getByRole('group', { name: 'Settings of ConsumeMQTT' }).first()
      const row = table.getByRole('row').filter({ hasText: 'Session state' })
      await expect(row.getByRole('rowheader').getByRole('link')).toHaveAttribute('href', '#property-session-state')
      await expect(row.getByRole('cell').first()).toHaveText('Resume Session')
      const why = (await row.getByRole('cell').last().textContent()) ?? ''
      expect(why).toContain('broker')
      const service = table
        .getByRole('row')
        .filter({ hasText: 'SSL Context Service' })
        .getByRole('cell')
        .getByRole('link')
      await expect(service).toHaveAttribute('href', '/en/docs/etl/services/StandardSSLContextService')
      const markdown = await (await request.get('/en/docs/etl/processors/ConsumeMQTT.md')).text()
      expect(markdown).toContain('| Session state | `Resume Session` |')
      const facts = await (await request.get('/en/docs/etl/processors/ConsumeMQTT.json')).json()
      expect(facts.useCases[0].settings).toContainEqual({ property: 'Session state', value: 'Resume Session', why })
    })
    await test.step('relationships that the settings make are in the table, with a mark', async () => {
      await page.goto('/docs/etl/processors/RouteOnAttribute#relationships')
      const names = page.locator('[data-list="relationships"] > tr > th')
      await expect(names).toHaveText([
        'unmatched',
        `<property name> ${ru.etl.dynamicRelationship}`,
        `matched ${ru.etl.dynamicRelationship}`,
      ])
    })
    await test.step('services and the components that take them know each other', async () => {
      await page.goto('/docs/etl/processors/ConvertRecord')
      const row = page.locator('#property-record-reader')
      await row.getByText(/Подходящие службы/).click()
      await expect(row.getByRole('link', { name: 'CSVReader' })).toHaveAttribute('href', '/docs/etl/services/CSVReader')
      await page.goto('/docs/etl/services/CSVReader')
      const used = page.getByRole('region', { name: ru.etl.usedBy })
      await expect(used.getByRole('link', { name: 'ConvertRecord' })).toHaveAttribute(
        'href',
        '/docs/etl/processors/ConvertRecord#property-record-reader',
      )
    })
    await test.step('a component stands in the menu, the path and the order of pages', async () => {
      await page.goto('/docs/etl/processors/ConvertRecord')
      await expect(page.getByRole('navigation', { name: ru.docs.sidebar }).locator('[aria-current="page"]')).toHaveText(
        'ConvertRecord',
      )
      await expect(page.getByRole('navigation', { name: ru.docs.breadcrumbs })).toContainText('Процессоры')
      await expect(page.getByRole('navigation', { name: ru.docs.paginator }).getByRole('link')).toHaveCount(2)
      await expect(
        page.getByRole('navigation', { name: ru.docs.toc }).getByRole('link', { name: ru.etl.properties }),
      ).toHaveAttribute('href', '#properties')
      await expect(page.getByRole('link', { name: ru.docs.edit })).toHaveAttribute(
        'href',
        /etl\/processors\/ConvertRecord\.yaml$/,
      )
    })
  })

  for (const width of someOf([320, 390]))
    test(`nothing is wider than a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const address of someOf(
        [
          'processors',
          'processors/PutS3Object',
          'processors/GetGcpVisionAnnotateImagesOperationStatus',
          'services',
          'services/CSVReader',
          'processors/HandleHttpRequest',
        ],
        3,
      )) {
        await page.goto(`/docs/etl/${address}`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width)
      }
    })
})

test('copy buttons copy the machine name and the default', { tag: '@nightly' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/etl/processors/ListSFTP')
  const row = page.locator('#property-listing-strategy')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await row.getByRole('button', { name: 'Копировать listing-strategy' }).click()
  await expect.poll(copied).toBe('listing-strategy')
  await expect(page.getByRole('status').filter({ hasText: ru.shell.copied })).toBeAttached()
  await row.getByRole('button', { name: 'Копировать timestamps' }).click()
  await expect.poll(copied).toBe('timestamps')
})

test('a badge explains itself by keyboard and by touch', { tag: '@nightly' }, async ({ browser, page }) => {
  await page.goto('/docs/etl/processors/ExecuteScript')
  const badge = page.getByRole('button', { name: ru.etl.restricted })
  const tip = page.getByRole('tooltip').filter({ hasText: 'выполнение кода' })
  await badge.focus()
  await expect(tip).toBeVisible()
  await started(page)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await expect(badge).toHaveAccessibleDescription(/выполнение кода/)

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await phone.goto(page.url())
  await phone.getByRole('button', { name: ru.etl.restricted }).tap()
  await expect(phone.getByRole('tooltip').filter({ hasText: 'выполнение кода' })).toBeVisible()
  await phone.close()
})

test('on a phone the table is a table for a screen reader', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs/etl/processors/ListSFTP')
  const table = page.getByRole('table', { name: 'Свойства ListSFTP' })
  await expect(table.getByRole('row')).toHaveCount(43)
  await expect(table.getByRole('columnheader')).toHaveText([ru.etl.property, ru.etl.description])
  await expect(table.locator('tr[id]').getByRole('rowheader')).toHaveCount(40)
  await expect(table.locator('[scope="rowgroup"]')).toHaveText([
    new RegExp(`^${ru.etl.requiredGroup}`),
    new RegExp(`^${ru.etl.optionalGroup}`),
  ])
})

test('properties are found by a word and by being required; a link to one that is hidden shows all', async ({
  page,
}) => {
  await page.goto('/docs/etl/processors/PutS3Object')
  await test.step('typical errors come before the properties: the first is within three screens', async () => {
    const error = page.locator('#guide-errors ~ .table tbody tr').first()
    const box = await error.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(3 * 900)
    const order = await page.locator('main h2[id]').evaluateAll((headings) => headings.map(({ id }) => id))
    expect(order.slice(0, 3)).toEqual(['guide', 'use-cases', 'properties'])
    const contents = page.getByRole('navigation', { name: ru.docs.toc }).filter({ visible: true })
    await expect(contents.getByRole('link', { name: ru.etl.relationships })).toBeInViewport()
    await expect(contents.getByRole('link', { name: 'Bucket', exact: true })).toBeHidden()
    await contents.getByText('41 свойство').click()
    await contents.getByRole('link', { name: 'Bucket', exact: true }).click()
    await expect(page.locator('#property-bucket')).toBeInViewport()
  })
  const rows = page.getByRole('table', { name: 'Свойства PutS3Object' }).locator('tr[id]').filter({ visible: true })
  const find = page.getByRole('searchbox', { name: ru.etl.findProperty })
  await find.fill('  MULTIPART  size ')
  await started(page)
  await expect(rows.first()).toContainText('Multipart')
  for (const text of await rows.allTextContents()) expect(text).toMatch(/multipart/i)
  await find.fill('нет такого')
  await expect(page.getByText(ru.catalogue.nothing)).toBeVisible()
  await find.fill('')
  await page.getByRole('checkbox', { name: ru.etl.onlyRequired }).check()
  const required = await rows.count()
  expect(required).toBeGreaterThan(0)
  await expect(page.locator('[data-required="true"] tr[id]')).toHaveCount(required)
  await page.evaluate(() => location.assign('#property-content-type'))
  await expect(page.locator('#property-content-type')).toBeInViewport()
  await expect(rows).toHaveCount(41)
})
