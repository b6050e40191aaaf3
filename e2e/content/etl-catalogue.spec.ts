import { expect, type Page, type Route, test } from '@playwright/test'
import { inPieces } from '../support/host'
import { atEveryFrame, holdScripts } from '../support/reader'
import { SITES, someOf } from '../support/sites'
import { en, processors, ru } from './etl'

/** The filter has its index: the long lists are filled from it. */
const searchable = (page: Page) =>
  expect.poll(() => page.locator('select[name="tag"] option').count()).toBeGreaterThan(1)
const catalogue = async (page: Page, address = '/docs/etl/processors') => {
  await page.goto(address)
  await page.getByRole('searchbox', { name: (address.startsWith('/en') ? en : ru).catalogue.find, exact: true }).focus()
  await searchable(page)
  return page.locator('[data-catalogue]')
}
const shownNames = (page: Page) =>
  page.locator('[data-catalogue] > section:not([hidden]) li:not([hidden]) > a').allTextContents()

/** The recipe that answers, and its components; the reader follows one of them. */
async function expectRecipe(page: Page, messages: typeof ru, question: string): Promise<void> {
  const root = page.locator('[data-catalogue]')
  await page.keyboard.type(question)
  const chain = root.locator('[data-recipes] li:not([hidden])')
  await expect(chain).toHaveCount(1)
  await expect(chain.getByRole('link')).toHaveText([
    'ListSFTP',
    'FetchSFTP',
    'PutDatabaseRecord',
    'CSVReader',
    'DBCPConnectionPool',
  ])
  await expect(root.getByText(messages.catalogue.partial)).toBeVisible()
  expect(await shownNames(page)).toEqual(expect.arrayContaining(['ListSFTP', 'FetchSFTP', 'PutDatabaseRecord']))
  await chain.getByRole('link', { name: 'PutDatabaseRecord' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PutDatabaseRecord')
}

test('the catalogue answers a question in English', { tag: '@nightly' }, async ({ page }) => {
  await catalogue(page, '/en/docs/etl/processors')
  await expectRecipe(page, en, 'how do I read a CSV from SFTP into PostgreSQL')
})

test('every field of the filter narrows the list, the address keeps it, and a question is answered', async ({
  page,
}) => {
  const root = await catalogue(page)
  const output = root.locator('output')
  await expect(output).toHaveText('306 процессоров')
  const choose = (label: string, value: string) => root.getByLabel(label, { exact: true }).selectOption(value)
  const accepting = processors.filter(({ properties = [] }) =>
    properties.some(({ controllerService }) => controllerService === 'RecordReaderFactory'),
  )
  await choose(ru.etl.accepts, 'CSVReader')
  await expect(output).toContainText(`из 306`)
  expect((await shownNames(page)).sort()).toEqual(accepting.map(({ name }) => name).sort())
  await choose(ru.etl.tag, 'json')
  await choose(ru.etl.restrictedLabel, 'no')
  await choose(ru.etl.input, 'required')
  const narrowed = accepting.filter(
    ({ tags = [], restricted, inputRequirement }) =>
      tags.some((tag) => tag.toLowerCase() === 'json') && !restricted && inputRequirement === 'required',
  )
  expect((await shownNames(page)).sort()).toEqual(narrowed.map(({ name }) => name).sort())
  await choose(ru.etl.bundleLabel, 'standard')
  await expect(page).toHaveURL(/\?tag=json&bundle=standard&input=required&restricted=no&accepts=CSVReader$/)

  const names = await shownNames(page)
  await catalogue(page, page.url())
  expect(await shownNames(page)).toEqual(names)

  await root.getByRole('button', { name: ru.catalogue.reset }).click()
  await expect(output).toHaveText('306 процессоров')
  await expect(root.getByRole('searchbox')).toBeFocused()
  await expect(page).toHaveURL(/\/docs\/etl\/processors$/)

  await expectRecipe(page, ru, 'Как прочитать CSV с SFTP в PostgreSQL?')
})

test('a link to a group that the filter hides shows all groups again', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/docs/etl/processors?q=kafka')
  await searchable(page)
  const hidden = page.locator('doc-toc a').filter({ visible: true })
  const ids = await hidden.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)))
  const id = await page.evaluate(
    (all) => all.find((one) => document.getElementById(decodeURIComponent(one))?.checkVisibility() === false),
    ids,
  )
  await page.locator(`doc-toc a[href$="#${id}"]`).click()
  await expect(page.locator(`[id="${decodeURIComponent(id ?? '')}"]`)).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`/processors#${id}$`))
})

test('what was typed right before Back is there after Forward', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/docs/bi/intro')
  await catalogue(page)
  await page.keyboard.type('kafka')
  await page.goBack()
  await expect(page).toHaveURL('/docs/bi/intro')
  await page.goForward()
  await expect(page.getByRole('searchbox', { name: ru.catalogue.find, exact: true })).toHaveValue('kafka')
  await expect.poll(async () => (await shownNames(page)).length).toBeLessThan(30)
})

test('a filtered list shows nothing else first, without a movement of the reader, and all when its index does not come', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/etl/*.json')
  const group = page.locator('[data-catalogue] > section').first()
  await page.goto('/docs/etl/processors?q=kafka&tag=no-such-topic')
  await expect(group).toBeHidden()
  await page.waitForFunction(() => customElements.get('doc-toc') !== undefined)
  await expect(group).toBeHidden()
  release()
  await expect(page.getByRole('link', { name: 'ConsumeKafkaRecord_2_6', exact: true })).toBeVisible()
  await expect(page.getByLabel(ru.etl.tag, { exact: true })).toHaveValue('')
  await page.route('**/etl/*.json', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: ru.catalogue.indexFailed })).toBeVisible()
  await expect(group).toBeVisible()
})

test('nor does one that comes in pieces', { tag: '@nightly' }, async ({ page }) => {
  const { origin, close } = await inPieces(SITES.main.port, 4000)
  const seen = await atEveryFrame(
    page,
    "[...document.querySelectorAll('[data-catalogue] > section > ul')].filter((list) => list.checkVisibility({ visibilityProperty: true })).length",
  )
  await page.goto(`${origin}/docs/etl/processors?q=kafka`)
  await expect(page.getByRole('link', { name: 'ConsumeKafkaRecord_2_6', exact: true })).toBeVisible()
  expect(Math.max(...((await seen()) as number[]))).toBeLessThan(10) // of the twenty groups
  close()
})

test('the address is not changed more often than Safari allows', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = history
    Object.assign(window, { changes: 0 })
    history.replaceState = function (...args) {
      Object.assign(window, { changes: (window as unknown as { changes: number }).changes + 1 })
      return replaceState.apply(this, args)
    }
  })
  await catalogue(page)
  for (let round = 0; round < 3; round++) await page.keyboard.type('шифрование содержимого потокового файла ')
  const typed = await page.getByRole('searchbox', { name: ru.catalogue.find, exact: true }).inputValue()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === typed.trim())
  expect(await page.evaluate(() => (window as unknown as { changes: number }).changes)).toBeLessThan(70)
})

for (const [name, fail] of someOf([
  ['there is no network', (route: Route) => route.abort()],
  ['the site was published again', (route: Route) => route.fulfill({ status: 404 })],
] as const))
  test(`what was typed before the script ran is kept when ${name}: the form says so, and a press tries again`, async ({
    page,
  }) => {
    const find = page.getByRole('searchbox', { name: ru.catalogue.find, exact: true })
    const restricted = page.getByLabel(ru.etl.restrictedLabel, { exact: true })
    await page.route('**/etl/*.json', fail)
    const release = await holdScripts(page)
    await page.goto('/docs/etl/processors')
    await find.pressSequentially('kafka')
    await restricted.selectOption('no')
    release()
    const failure = page.getByRole('alert').filter({ hasText: ru.catalogue.indexFailed })
    await expect(failure).toBeVisible()
    await expect(page).toHaveURL(/\?q=kafka&restricted=no$/)
    await page.unrouteAll()
    await failure.getByRole('button', { name: ru.shell.retry }).click()
    await searchable(page)
    await expect(failure).toHaveCount(0)
    await expect(find).toHaveValue('kafka')
    await expect(restricted).toHaveValue('no')
    await expect.poll(async () => (await shownNames(page)).length).toBeLessThan(30)
  })

test('services are filtered by kind, and the count agrees with the number', { tag: '@nightly' }, async ({ page }) => {
  const root = await catalogue(page, '/docs/etl/services?kind=reporting-task')
  expect(await shownNames(page)).toHaveLength(12)
  await expect(root.locator('output')).toHaveText('12 компонентов из 138')
  await page.keyboard.type('MonitorMemory')
  await expect(root.locator('output')).toHaveText('1 компонент из 138')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=MonitorMemory&kind=reporting-task$/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('zzzqqq')
  await expect(root.getByText(ru.catalogue.nothing)).toBeVisible()
})

test('a topic on a component’s page opens the catalogue filtered by it', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/docs/etl/processors/ListSFTP')
  await page.mouse.move(700, 500)
  await page.getByRole('link', { name: 'sftp', exact: true }).click()
  await searchable(page)
  await expect(page.getByLabel(ru.etl.tag, { exact: true })).toHaveValue('sftp')
  expect(await shownNames(page)).toContain('PutSFTP')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole list and the whole table are there', async ({ page }) => {
    await page.goto('/docs/etl/processors')
    await expect(page.locator('[data-catalogue] > section li')).toHaveCount(306)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page.goto('/docs/etl/services')
    await expect(page.locator('[data-catalogue] > section li')).toHaveCount(138)
    await page.goto('/docs/etl/processors/PutS3Object')
    await expect(page.getByRole('table', { name: 'Свойства PutS3Object' }).locator('tr[id]')).toHaveCount(41)
    await expect(page.getByRole('button', { name: /Копировать/ })).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })
})
