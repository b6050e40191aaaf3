import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noteFacts, rowFacts } from './facts'

for (const { name, tables, expected } of [
  {
    name: 'a row says of its first cell what its others hold, under their heads',
    tables: [
      [
        ['Порт', 'По умолчанию', 'Пояснение'],
        ['Web', '443', 'HTTPS'],
      ],
    ],
    expected: [{ kind: 'row', subject: 'Web', value: 'По умолчанию: 443; Пояснение: HTTPS', anchor: 'a' }],
  },
  {
    name: 'a number in front is that of the row',
    tables: [
      [
        ['№', 'Событие', 'Длительность'],
        ['10', 'Ретроспектива', 'До 1,5 ч'],
      ],
    ],
    expected: [{ kind: 'row', subject: 'Ретроспектива', value: 'До 1,5 ч', anchor: 'a' }],
  },
  {
    name: 'a dash says nothing',
    tables: [
      [
        ['Поле', 'По умолчанию', 'Пример'],
        ['Имя', '—', 'public'],
        ['—', '—', 'нет'],
      ],
    ],
    expected: [{ kind: 'row', subject: 'Имя', value: 'Пример: public', anchor: 'a' }],
  },
])
  test(name, () => {
    assert.deepEqual(rowFacts({ id: 'a', tables }), expected)
  })

test('an item of a list says of its name what follows it', () => {
  assert.deepEqual(noteFacts({ id: 'a', notes: [['Срок', '72 часа']] }), [
    { kind: 'row', subject: 'Срок', value: '72 часа', anchor: 'a' },
  ])
})
