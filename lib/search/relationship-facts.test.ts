import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from 'next-intl'
import { contentDir } from '../core/folders'
import { propertyId } from '../etl'
import { collectComponent } from '../etl/collect'
import { buildIndex } from './embedded/build'
import { embeddedClient } from './embedded/client'
import { propertyFact, relationshipFacts } from './facts'
import { pageRecords, type RecordPage } from './record'

const NAMES = ['PutS3Object', 'FetchS3Object', 'DeleteS3Object', 'PutFile', 'PutDatabaseRecord', 'RouteOnAttribute']

function records(name: string, locale: Locale) {
  const { value: component } = collectComponent(contentDir(), `etl/processors/${name}.yaml`)
  assert.ok(component)
  const description = component.summary[locale] ?? ''
  const path = `/docs/etl/processors/${name}`
  const page: RecordPage = {
    path,
    locale,
    version: '1.0',
    kind: 'etl',
    section: 'ETL',
    title: name,
    description,
    tags: [],
  }
  const { properties } = component
  return pageRecords(page, [
    { level: 1, id: '', heading: '', text: description },
    {
      level: 2,
      id: 'properties',
      heading: 'Properties',
      text: '',
      facts: properties.map((property) => propertyFact(property, locale)),
      rows: properties.map((property) => ({ id: propertyId(property), name: property.displayName, text: '' })),
    },
    {
      level: 2,
      id: 'relationships',
      heading: 'Relationships',
      text: '',
      facts: relationshipFacts(component, locale),
    },
  ])
}

async function ask(query: string, locale: Locale) {
  const all = NAMES.flatMap((name) => records(name, locale))
  const files = buildIndex({ name: locale, records: all, synonyms: [] })
  const client = embeddedClient(async (file) => files.get(file) ?? new Uint8Array())
  const { results } = await client.search([{ indexName: locale, params: { query } }])
  return results[0]?.fact?.url
}

for (const [locale, query, expected] of [
  ['en', 'when does PutS3Object fail', 'PutS3Object#relationship-failure'],
  ['en', 'when does PutDatabaseRecord go to retry', 'PutDatabaseRecord#relationship-retry'],
  ['ru', 'когда PutS3Object уходит в failure', 'PutS3Object#relationship-failure'],
  ['ru', 'почему PutFile уходит в failure', 'PutFile#relationship-failure'],
  ['ru', 'что попадает в unmatched у RouteOnAttribute', 'RouteOnAttribute#relationship-unmatched'],
] as const)
  test(`“${query}” is answered by a relationship`, async () => {
    assert.ok((await ask(query, locale))?.endsWith(`/processors/${expected}`), await ask(query, locale))
  })

test('another component’s relationship is no answer', async () => {
  assert.equal(await ask('when does PutFTP fail', 'en'), undefined)
})
