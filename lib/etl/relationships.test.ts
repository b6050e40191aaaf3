import assert from 'node:assert/strict'
import { test } from 'node:test'
import { relationshipId, relationshipsOf } from './relationships'
import { componentSchema, type EtlComponent, sharedRelationshipsSchema } from './schema'

const text = (word: string) => ({ ru: word, en: word })
const component = (more: Partial<EtlComponent>): EtlComponent =>
  componentSchema().parse({
    name: 'One',
    kind: 'processor',
    bundle: 'standard',
    nar: 'nar',
    summary: text('One.'),
    relationships: ['success', 'failure'],
    ...more,
  })
const { relationships: shared } = sharedRelationshipsSchema().parse({
  relationships: {
    failure: [
      { where: { writesAttributes: ['error'] }, text: text('with error') },
      { where: { inputRequirement: 'required', relationships: ['success'] }, text: text('of input') },
    ],
  },
})

interface Case {
  name: string
  facts: Partial<EtlComponent>
  own?: Record<string, Record<string, Record<string, string>>>
  expected: (string | undefined)[]
}

const cases: Case[] = [
  { name: 'no text where no facts agree', facts: {}, expected: [undefined, undefined] },
  {
    name: 'the shared text whose facts agree',
    facts: { inputRequirement: 'required' },
    expected: [undefined, 'of input'],
  },
  {
    name: 'the first of several',
    facts: { inputRequirement: 'required', writesAttributes: ['error'] },
    expected: [undefined, 'with error'],
  },
  {
    name: 'the own text before a shared one',
    facts: { inputRequirement: 'required' },
    own: { One: { failure: text('own') } },
    expected: [undefined, 'own'],
  },
  {
    name: 'what the settings make, after what is declared',
    facts: {},
    own: { One: { '<property name>': text('dynamic'), success: text('own') } },
    expected: ['own', undefined, 'dynamic'],
  },
]

for (const { name, facts, own = {}, expected } of cases)
  test(`a component’s relationships have ${name}`, () => {
    const found = relationshipsOf(component(facts), { shared, own })
    assert.deepEqual(
      found.map(({ texts }) => texts?.en),
      expected,
    )
    assert.deepEqual(
      found.map(({ isDynamic }) => isDynamic),
      expected.map((_, index) => index > 1),
    )
  })

test('what ends by itself is marked, and each has an address', () => {
  const found = relationshipsOf(component({ autoTerminatedByDefault: ['failure'] }), { shared, own: {} })
  assert.deepEqual(
    found.map(({ isAutoTerminated }) => isAutoTerminated),
    [false, true],
  )
  assert.equal(relationshipId({ name: 'comms.failure' }), 'relationship-comms-failure')
})
