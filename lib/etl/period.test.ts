import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localPeriod, timesOf } from './period'
import { componentSchema, type EtlComponent } from './schema'

for (const [period, ru, en] of [
  ['1 min', '1 мин', '1 min'],
  ['30 sec', '30 с', '30 sec'],
  ['100 ms', '100 мс', '100 ms'],
  ['2 hours', '2 ч', '2 hr'],
  ['0 0 * * *', '0 0 * * *', '0 0 * * *'],
] as const)
  test(period, () =>
    assert.deepEqual(
      [localPeriod(period, 'ru'), localPeriod(period, 'en')].map((text) => text.replace(/\u00a0/g, ' ')),
      [ru, en],
    ),
  )

const processor = (facts: object): EtlComponent =>
  componentSchema().parse({
    name: 'One',
    kind: 'processor',
    bundle: 'x',
    nar: 'x',
    summary: { ru: 'A', en: 'A' },
    ...facts,
  })
for (const { name, facts, expected } of [
  { name: 'its own', facts: { defaultSchedule: { period: '1 min' } }, expected: 'every 1 min' },
  {
    name: 'a source’s without one',
    facts: { inputRequirement: 'forbidden' },
    expected: 'without a pause: again as soon as it has ended',
  },
  { name: 'none where input starts it', facts: { inputRequirement: 'required' }, expected: undefined },
])
  test(`the schedule of a component: ${name}`, () => {
    const schedule = timesOf(processor(facts), 'en').find(({ id }) => id === 'schedule')
    assert.equal(schedule?.text.replace(/\u00a0/g, ' '), expected)
  })
