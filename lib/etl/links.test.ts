import assert from 'node:assert/strict'
import test from 'node:test'
import { groupOf, linkComponents, propertyId } from '.'
import { componentSchema, type EtlComponent } from './schema'

const schema = componentSchema()
const component = (name: string, more: Record<string, unknown> = {}): EtlComponent =>
  schema.parse({ name, kind: 'processor', bundle: 'standard', nar: 'nar', summary: { ru: 'x', en: 'x' }, ...more })
const property = (name: string, more: Record<string, unknown> = {}) => ({
  name,
  displayName: name,
  expressionLanguage: 'none',
  ...more,
})

const components = [
  component('Reader', {
    kind: 'controller-service',
    implements: ['RecordReaderFactory'],
    properties: [property('registry', { controllerService: 'SchemaRegistry' })],
  }),
  component('Registry', { kind: 'controller-service', implements: ['SchemaRegistry'] }),
  component('Convert', {
    properties: [
      property('first', { controllerService: 'RecordReaderFactory' }),
      property('second', { controllerService: 'RecordReaderFactory' }),
    ],
    seeAlso: ['Split'],
  }),
  component('Split', { seeAlso: ['Gone'] }),
]
const { fitting, uses, related } = linkComponents(components)
const names = (list: EtlComponent[] | undefined) => list?.map(({ name }) => name)

test('services fit the interfaces they implement', () =>
  assert.deepEqual(names(fitting.get('RecordReaderFactory')), ['Reader']))
test('a user counts once, at its first property', () => {
  assert.deepEqual(
    uses.get('Reader')?.map((use) => [use.component.name, use.property.name]),
    [['Convert', 'first']],
  )
})
test('services use services', () =>
  assert.deepEqual(
    uses.get('Registry')?.map((use) => use.component.name),
    ['Reader'],
  ))
test('“see also” leads both ways, and nowhere that is not there', () => {
  assert.deepEqual(names(related.get('Convert')), ['Split'])
  assert.deepEqual(names(related.get('Split')), ['Convert'])
})

const ids: [string, string][] = [
  ['put-db-record-record-reader', 'property-put-db-record-record-reader'],
  ['Database Connection URL', 'property-database-connection-url'],
  ['partitioner.class', 'property-partitioner-class'],
  [' Max_Size (MB) ', 'property-max-size-mb'],
]
for (const [name, id] of ids) test(`#${id}`, () => assert.equal(propertyId({ ...property(name) } as never), id))

test('a group that names a component goes before one that names its bundle', () => {
  const group = (id: string, more: object) => ({ id, label: { ru: id, en: id }, bundles: [], components: [], ...more })
  const groups = [group('bundle', { bundles: ['standard'] }), group('name', { components: ['Split'] })]
  assert.deepEqual(
    components.map((each) => groupOf(each, groups)?.id),
    ['bundle', 'bundle', 'bundle', 'name'],
  )
})
