import assert from 'node:assert/strict'
import { test } from 'node:test'
import { componentSchema, type EtlComponent } from './schema'
import { systemOf, systemsSchema, TOPICS, topicsOf, worksWith } from './systems'

const text = (word: string) => ({ ru: word, en: word })
const component = (more: object): EtlComponent =>
  componentSchema().parse({ name: 'One', kind: 'processor', bundle: 'x', nar: 'nar', summary: text('One.'), ...more })
const property = (more: object) => ({ name: 'a', displayName: 'A', expressionLanguage: 'none', ...more })
const topic = (id: string) => ({ href: `/docs/reach#${id}`, ...text(id) })
const reference = systemsSchema().parse({
  checked: '2026-11',
  topics: Object.fromEntries(TOPICS.map((id) => [id, topic(id)])),
  systems: [
    { id: 'kafka', bundles: ['kafka'], client: 'kafka-clients 2.6.3', text: text('Kafka 0.10 to 4.x.') },
    { id: 'server', components: ['Listen'], topics: ['inbound-ports'], text: text('HTTP.') },
  ],
  local: { bundles: ['x'], components: ['Local'] },
})

const homes: { name: string; facts: object; expected: string | undefined }[] = [
  { name: 'its bundle', facts: { bundle: 'kafka' }, expected: 'kafka' },
  { name: 'its own name before that of its bundle', facts: { name: 'Local', bundle: 'kafka' }, expected: undefined },
  { name: 'its name', facts: { name: 'Listen' }, expected: 'server' },
]
for (const { name, facts, expected } of homes)
  test(`a component works with the system of ${name}`, () => {
    assert.equal(systemOf(component(facts), reference)?.id, expected)
  })

const concerns: { name: string; facts: object; expected: string[] }[] = [
  { name: 'what works inside only', facts: { inputRequirement: 'required' }, expected: [] },
  { name: 'a client', facts: { bundle: 'kafka', inputRequirement: 'required' }, expected: ['outbound'] },
  { name: 'a source that runs by a schedule', facts: { inputRequirement: 'forbidden' }, expected: ['time-zone'] },
  { name: 'a listener', facts: { name: 'Listen', inputRequirement: 'forbidden' }, expected: ['inbound-ports'] },
  {
    name: 'what reads a declared file',
    facts: { properties: [property({ externalResource: { cardinality: 'single', types: ['file'] } })] },
    expected: ['node-files'],
  },
  {
    name: 'what takes an address or a text where others take a file',
    facts: { properties: [property({ externalResource: { cardinality: 'single', types: ['url', 'text'] } })] },
    expected: [],
  },
  {
    name: 'what has failures to keep',
    facts: { inputRequirement: 'required', relationships: ['success', 'Failure'] },
    expected: ['failed'],
  },
  { name: 'what may read files', facts: { restrictedPermissions: ['read-filesystem'] }, expected: ['node-files'] },
  {
    name: 'an undeclared path',
    facts: { properties: [property({ displayName: 'Keyring File' })] },
    expected: ['node-files'],
  },
  {
    name: 'what takes a service with certificates',
    facts: { properties: [property({ controllerService: 'RestrictedSSLContextService' })] },
    expected: ['certificates'],
  },
  { name: 'that service', facts: { implements: ['SSLContextService'] }, expected: ['certificates'] },
  {
    name: 'what takes paths to fields',
    facts: { dynamicPropertyText: text('The value is a RecordPath.') },
    expected: ['record-path'],
  },
  { name: 'dates', facts: { properties: [property({ displayName: 'Timestamp Format' })] }, expected: ['time-zone'] },
]
for (const { name, facts, expected } of concerns)
  test(`topics of ${name}`, () => {
    const found = topicsOf(component(facts), reference)
    assert.deepEqual(
      found.map(({ id, href }) => [id, href]),
      expected.map((id) => [id, `/docs/reach#${id}`]),
    )
  })

test('the line of a system says its library and the month of the check', () => {
  const system = systemOf(component({ bundle: 'kafka' }), reference)
  assert.ok(system)
  assert.match(worksWith(system, 'ru'), / Проверено: ноябрь 2026 г\.$/)
  assert.equal(worksWith(system, 'en'), 'Kafka 0.10 to 4.x. Client: `kafka-clients 2.6.3`. Checked in November 2026.')
})
