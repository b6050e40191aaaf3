import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localPeriod } from './period'

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
