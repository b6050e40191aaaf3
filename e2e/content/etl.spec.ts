import fs from 'node:fs'
import { expect, type Page, type Route, test } from '@playwright/test'
import { parse } from 'yaml'
import type { EtlComponent } from '../../lib/etl/schema'
import type { Messages } from '../../lib/messages'
import { holdScripts } from '../support/reader'

const messagesOf = (locale: string) => JSON.parse(fs.readFileSync(`messages/${locale}.json`, 'utf8')) as Messages
const ru = messagesOf('ru')
const en = messagesOf('en')
const MESSAGES = { ru, en }

type Facts = Partial<EtlComponent> & Pick<EtlComponent, 'name'>
const read = (section: string): Facts[] =>
  fs
    .readdirSync(`content/etl/${section}`)
    .map((file) => parse(fs.readFileSync(`content/etl/${section}/${file}`, 'utf8')) as Facts)
const processors = read('processors')
const services = read('services')

/** What a reader finds on a component's page. */
interface Told {
  name: string
  properties: {
    name: string
    displayName: string
    required: boolean
    sensitive: boolean
    default: string | undefined
    allowed: string[]
    hasText: boolean
  }[]
  relationships: string[]
  reads: string[]
  writes: string[]
}

/** Reads pages in the browser: its parser is the one that counts. */
const readPages = (page: Page, addresses: string[], words: { default: string; allowed: string }): Promise<Told[]> =>
  page.evaluate(
    async ({ urls, labels }) => {
      const texts = (root: ParentNode, selector: string) =>
        [...root.querySelectorAll(selector)].map((element) => element.textContent ?? '')
      const tell = async (url: string) => {
        const response = await fetch(url)
        if (!response.ok) throw new Error(`${url}: ${response.status}`)
        const html = new DOMParser().parseFromString(await response.text(), 'text/html')
        return {
          name: html.querySelector('h1')?.textContent ?? '',
          properties: [...html.querySelectorAll('tr[id^="property-"]')].map((row) => {
            const [, value, description] = row.children
            const field = (label: string) =>
              [...(value?.querySelectorAll('dt') ?? [])].find((dt) => dt.textContent === label)?.nextElementSibling
            return {
              name: row.querySelector('th code')?.textContent ?? '',
              displayName: row.querySelector('th > a')?.textContent ?? '',
              required: row.querySelector('th b') !== null,
              sensitive: row.querySelector('th i') !== null,
              default: field(labels.default)?.querySelector('code')?.textContent ?? undefined,
              allowed: texts(field(labels.allowed) ?? document.createElement('p'), 'li > code'),
              hasText: (description?.querySelector('p')?.textContent ?? '').length > 10,
            }
          }),
          relationships: texts(html, '[data-list="relationships"] code'),
          reads: texts(html, '[data-list="reads"] code'),
          writes: texts(html, '[data-list="writes"] code'),
        }
      }
      return Promise.all(urls.map(tell))
    },
    { urls: addresses, labels: words },
  )

const expected = ({
  name,
  properties = [],
  relationships = [],
  readsAttributes = [],
  writesAttributes = [],
}: Facts): Told => ({
  name,
  properties: properties.map((property) => ({
    name: property.name,
    displayName: property.displayName,
    required: property.required === true,
    sensitive: property.sensitive === true,
    default: property.defaultUnresolved || property.defaultOmitted ? undefined : property.default || undefined,
    allowed: property.allowableValues ?? [],
    hasText: true,
  })),
  relationships,
  reads: readsAttributes,
  writes: writesAttributes,
})

for (const [locale, prefix] of [
  ['ru', ''],
  ['en', '/en'],
] as const) {
  for (const [section, components] of [
    ['processors', processors],
    ['services', services],
  ] as const) {
    test(`the built pages of ${section} say in ${locale} what their files say`, async ({ page }) => {
      test.setTimeout(180_000)
      await page.goto('/404')
      const { default: byDefault, allowed } = MESSAGES[locale].etl
      for (let from = 0; from < components.length; from += 20) {
        const batch = components.slice(from, from + 20)
        const told = await readPages(
          page,
          batch.map(({ name }) => `${prefix}/docs/etl/${section}/${name}`),
          { default: byDefault, allowed },
        )
        expect(told).toEqual(batch.map(expected))
      }
      expect(components.length).toBe(section === 'processors' ? 306 : 138)
    })
  }
}

/** The filter has its index: the long lists are filled from it. */
const searchable = (page: Page) =>
  expect.poll(() => page.locator('select[name="tag"] option').count()).toBeGreaterThan(1)
const catalogue = async (page: Page, address = '/docs/etl/processors') => {
  await page.goto(address)
  await page.getByRole('searchbox', { name: (address.startsWith('/en') ? en : ru).etl.find, exact: true }).focus()
  await searchable(page)
  return page.locator('[data-catalogue]')
}
/** The script of the pages runs: Escape and a second touch are its business. */
const started = (page: Page) => page.waitForFunction(() => customElements.get('doc-term') !== undefined)
const shownNames = (page: Page) =>
  page.locator('[data-catalogue] > section:not([hidden]) li:not([hidden]) > a').allTextContents()

for (const [address, question, messages] of [
  ['/docs/etl/processors', 'Как прочитать CSV с SFTP в PostgreSQL?', ru],
  ['/en/docs/etl/processors', 'how do I read a CSV from SFTP into PostgreSQL', en],
] as const) {
  test(`the catalogue answers “${question}”`, async ({ page }) => {
    const root = await catalogue(page, address)
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
    await expect(root.getByText(messages.etl.partial)).toBeVisible()
    expect(await shownNames(page)).toEqual(expect.arrayContaining(['ListSFTP', 'FetchSFTP', 'PutDatabaseRecord']))
    await chain.getByRole('link', { name: 'PutDatabaseRecord' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PutDatabaseRecord')
  })
}

test('every field of the filter narrows the list, and the address keeps it', async ({ page }) => {
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

  await root.getByRole('button', { name: ru.etl.reset }).click()
  await expect(output).toHaveText('306 процессоров')
  await expect(root.getByRole('searchbox')).toBeFocused()
  await expect(page).toHaveURL(/\/docs\/etl\/processors$/)
})

test('what was typed before the script ran is applied, and is in the address', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/docs/etl/processors')
  await page.getByRole('searchbox', { name: ru.etl.find, exact: true }).pressSequentially('kafka')
  await page.getByLabel(ru.etl.restrictedLabel, { exact: true }).selectOption('no')
  release()
  await searchable(page)
  await expect(page).toHaveURL(/\?q=kafka&restricted=no$/)
  await expect(page.getByRole('searchbox', { name: ru.etl.find, exact: true })).toHaveValue('kafka')
  await expect(page.getByLabel(ru.etl.restrictedLabel, { exact: true })).toHaveValue('no')
  await expect.poll(async () => (await shownNames(page)).length).toBeLessThan(30)
})

test('a link to a group that the filter hides shows all groups again', async ({ page }) => {
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

test('what was typed right before Back is there after Forward', async ({ page }) => {
  await page.goto('/docs/bi/intro')
  await catalogue(page)
  await page.keyboard.type('kafka')
  await page.goBack()
  await expect(page).toHaveURL('/docs/bi/intro')
  await page.goForward()
  await expect(page.getByRole('searchbox', { name: ru.etl.find, exact: true })).toHaveValue('kafka')
  await expect.poll(async () => (await shownNames(page)).length).toBeLessThan(30)
})

test('the address of a filter holds from the beginning, without a movement of the reader', async ({ page }) => {
  await page.goto('/docs/etl/processors?q=kafka&tag=no-such-topic')
  await searchable(page)
  await expect(page.getByLabel(ru.etl.tag, { exact: true })).toHaveValue('')
  expect(await shownNames(page)).toContain('ConsumeKafkaRecord_2_6')
})

test('the address is not changed more often than Safari allows', async ({ page }) => {
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
  const typed = await page.getByRole('searchbox', { name: ru.etl.find, exact: true }).inputValue()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === typed.trim())
  expect(await page.evaluate(() => (window as unknown as { changes: number }).changes)).toBeLessThan(70)
})

for (const [name, fail] of [
  ['there is no network', (route: Route) => route.abort()],
  ['the site was published again', (route: Route) => route.fulfill({ status: 404 })],
] as const) {
  test(`when ${name} the form says that it cannot filter, and a press tries again`, async ({ page }) => {
    await page.route('**/etl/*.json', fail)
    await page.goto('/docs/etl/processors')
    await page.getByRole('searchbox', { name: ru.etl.find, exact: true }).pressSequentially('kafka')
    const failure = page.getByRole('alert').filter({ hasText: ru.etl.indexFailed })
    await expect(failure).toBeVisible()
    await expect(page).toHaveURL(/\?q=kafka$/)
    await page.unrouteAll()
    await failure.getByRole('button', { name: ru.shell.retry }).click()
    await searchable(page)
    await expect(failure).toHaveCount(0)
    await expect(page.getByRole('searchbox', { name: ru.etl.find, exact: true })).toHaveValue('kafka')
    await expect.poll(async () => (await shownNames(page)).length).toBeLessThan(30)
  })
}

test('services are filtered by kind, and the count agrees with the number', async ({ page }) => {
  const root = await catalogue(page, '/docs/etl/services?kind=reporting-task')
  expect(await shownNames(page)).toHaveLength(12)
  await expect(root.locator('output')).toHaveText('12 компонентов из 138')
  await page.keyboard.type('MonitorMemory')
  await expect(root.locator('output')).toHaveText('1 компонент из 138')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=MonitorMemory&kind=reporting-task$/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('zzzqqq')
  await expect(root.getByText(ru.etl.nothing)).toBeVisible()
})

test('a topic on a component’s page opens the catalogue filtered by it', async ({ page }) => {
  await page.goto('/docs/etl/processors/ListSFTP')
  await page.mouse.move(700, 500)
  await page.getByRole('link', { name: 'sftp', exact: true }).click()
  await searchable(page)
  await expect(page.getByLabel(ru.etl.tag, { exact: true })).toHaveValue('sftp')
  expect(await shownNames(page)).toContain('PutSFTP')
})

test('a link to a property shows it, and its names are unique', async ({ page }) => {
  await page.goto('/docs/etl/processors/ListSFTP#property-hostname')
  const row = page.locator('#property-hostname')
  await expect(row).toBeInViewport()
  await expect(row.getByRole('rowheader')).toContainText('Hostname')
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('copy buttons copy the machine name and the default', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/etl/processors/ListSFTP')
  const row = page.locator('#property-listing-strategy')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await row.getByRole('button', { name: 'Копировать listing-strategy' }).click()
  await expect.poll(copied).toBe('listing-strategy')
  await expect(page.getByRole('status').filter({ hasText: ru.kit.copied })).toBeAttached()
  await row.getByRole('button', { name: 'Копировать timestamps' }).click()
  await expect.poll(copied).toBe('timestamps')
})

test('services and the components that take them know each other', async ({ page }) => {
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

test('a badge explains itself by keyboard and by touch', async ({ browser, page }) => {
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

test('a component stands in the menu, the path and the order of pages', async ({ page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole list and the whole table are there', async ({ page }) => {
    await page.goto('/docs/etl/processors')
    await expect(page.locator('[data-catalogue] > section li')).toHaveCount(306)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page.goto('/docs/etl/services')
    await expect(page.locator('[data-catalogue] > section li')).toHaveCount(138)
    await page.goto('/docs/etl/processors/PutS3Object')
    await expect(page.getByRole('table', { name: 'Свойства PutS3Object' }).getByRole('row')).toHaveCount(42)
    await expect(page.getByRole('button', { name: /Копировать/ })).toHaveCount(0)
  })
})

for (const width of [320, 390]) {
  test(`nothing is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const address of [
      'processors',
      'services',
      'processors/PutS3Object',
      'processors/GetGcpVisionAnnotateImagesOperationStatus',
      'services/CSVReader',
      'processors/HandleHttpRequest',
    ]) {
      await page.goto(`/docs/etl/${address}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width)
    }
  })
}

test('on a phone the table is a table for a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs/etl/processors/ListSFTP')
  const table = page.getByRole('table', { name: 'Свойства ListSFTP' })
  await expect(table.getByRole('row')).toHaveCount(41)
  await expect(table.getByRole('columnheader')).toHaveText([ru.etl.property, ru.etl.value, ru.etl.description])
  await expect(table.getByRole('rowheader')).toHaveCount(40)
})
