import { expect, type Page, test } from '@playwright/test'
import { en, type Facts, processors, read, ru } from './etl'

const MESSAGES = { ru, en }
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
const readPages = (
  page: Page,
  addresses: string[],
  words: { default: string; allowed: string; requiredGroup: string },
): Promise<Told[]> =>
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
            const description = row.children[1]
            const field = (label: string) =>
              [...row.querySelectorAll('dt')].find((dt) => dt.textContent === label)?.nextElementSibling
            return {
              // Said once where both names are equal.
              name: row.querySelector('th code, th span > a')?.textContent ?? '',
              displayName: row.querySelector('th a')?.textContent ?? '',
              required: row.parentElement?.firstElementChild?.textContent?.startsWith(labels.requiredGroup) ?? false,
              sensitive: row.querySelector('th b') !== null,
              default: field(labels.default)?.querySelector('code')?.textContent ?? undefined,
              allowed: texts(field(labels.allowed) ?? document.createElement('p'), 'li > code'),
              hasText: (description?.querySelector('p')?.textContent ?? '').length > 10,
            }
          }),
          relationships: texts(html, '[data-list="relationships"] code'),
          reads: texts(html, '[data-list="reads"] li > code:first-child'),
          writes: texts(html, '[data-list="writes"] li > code:first-child'),
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
  properties: requiredFirst(properties).map((property) => ({
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

const requiredFirst = (properties: NonNullable<Facts['properties']>) =>
  [true, false].flatMap((isRequired) => properties.filter(({ required = false }) => required === isRequired))

for (const [locale, prefix] of [
  ['ru', ''],
  ['en', '/en'],
] as const) {
  for (const [section, components] of [
    ['processors', processors],
    ['services', services],
  ] as const) {
    test(`the built pages of ${section} say in ${locale} what their files say`, async ({ page }) => {
      await page.goto('/404')
      const { default: byDefault, allowed, requiredGroup } = MESSAGES[locale].etl
      for (let from = 0; from < components.length; from += 20) {
        const batch = components.slice(from, from + 20)
        const told = await readPages(
          page,
          batch.map(({ name }) => `${prefix}/docs/etl/${section}/${name}`),
          { default: byDefault, allowed, requiredGroup },
        )
        expect(told).toEqual(batch.map(expected))
      }
      expect(components.length).toBe(section === 'processors' ? 306 : 138)
    })
  }
}
