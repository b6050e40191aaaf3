import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fold, splitCamel, tokenize } from '.'
import { otherLayout } from './keyboard'
import { soundOf } from './sound'
import { stem } from './stem'
import { countTypos } from './typos'
import { Vocabulary } from './vocabulary'

const alike: string[][] = [
  ['таблицу', 'таблица', 'таблицами'],
  ['список', 'списка', 'списков'],
  ['настроек', 'настройка', 'настройками'],
  ['шифрование', 'шифрует', 'шифровать'],
  ['управление', 'управлять', 'управляем'],
  ['публикация', 'публиковать', 'публикует'],
  ['запись', 'записи', 'записать'],
  ['экран', 'экрана', 'экраном'],
  ['писем', 'письмо'],
  ['правил', 'правило'],
  ['records', 'record'],
  ['connecting', 'connect'],
]
for (const forms of alike)
  test(`one stem: ${forms.join(', ')}`, () => assert.equal(new Set(forms.map(stem)).size, 1, forms.map(stem).join()))

for (const [one = '', other = ''] of [
  ['роль', 'ролик'],
  ['план', 'плата'],
  ['форма', 'формат'],
  ['право', 'правка'],
])
  test(`two stems: ${one}, ${other}`, () => assert.notEqual(stem(one), stem(other)))

for (const { name, expected } of [
  { name: 'PutS3Object', expected: ['Put', 'S3', 'Object'] },
  { name: 'HBase', expected: ['HBase'] },
  { name: 'EvaluateXPath', expected: ['Evaluate', 'XPath'] },
  { name: 'ListSFTP', expected: ['List', 'SFTP'] },
  { name: 'XMLReader', expected: ['XML', 'Reader'] },
  { name: 'таблица', expected: ['таблица'] },
])
  test(`parts of ${name}`, () => assert.deepEqual(splitCamel(name), expected))

for (const { text, parts, wholes } of [
  { text: 'Ещё раз', parts: ['еще', 'раз'], wholes: [] },
  { text: 'PutS3Object', parts: ['put', 's3', 'object'], wholes: ['puts3object'] },
  { text: 'канбан-доска', parts: ['канбан', 'доска'], wholes: ['канбандоска'] },
  { text: 'WF-103', parts: ['wf', '103'], wholes: ['wf103'] },
  { text: '7.21', parts: ['v7.21'], wholes: [] },
  { text: '7_21_0, v7.9', parts: ['v7.21', 'v7.9'], wholes: ['v7.21.0'] },
  { text: 'pg_hba.conf', parts: ['pg', 'hba', 'conf'], wholes: ['pghba'] },
  { text: 'C# и c++', parts: ['c#', 'и', 'c++'], wholes: [] },
  { text: 'с. 5', parts: ['с', '5'], wholes: [] },
])
  test(`words of “${text}”`, () => {
    const words = (isPart: boolean) => tokenize(text).flatMap((token) => (token.isPart === isPart ? [token.word] : []))
    assert.deepEqual({ parts: words(true), wholes: words(false) }, { parts, wholes })
  })

for (const [one = '', other = ''] of [
  ['C++', 'с++'], // the second is Cyrillic, here and below
  ['C#', 'С#'],
  ['1C', '1С'],
  ['H2O', 'Н2О'],
  ['счёт', 'СЧЕТ'],
])
  test(`one word on two keyboards: ${one}`, () => assert.deepEqual(tokenize(one), tokenize(other)))

for (const { typed, expected } of [
  { typed: 'yfcnhjqrb', expected: 'настройки' },
  { typed: 'rfy,fy', expected: 'канбан' },
  { typed: 'учсуд', expected: 'excel' },
  { typed: 'HTPJK.WBZ', expected: 'резолюция' },
])
  test(`the other layout of ${typed}`, () => assert.equal(otherLayout(typed), expected))

test('names sound alike in both alphabets', () => {
  for (const [one = '', other = ''] of [
    ['постгрес', 'postgres'],
    ['дропбокс', 'dropbox'],
    ['снапшот', 'snapshot'],
  ])
    assert.equal(soundOf(one), soundOf(other), `${one} ${soundOf(one)}, ${other} ${soundOf(other)}`)
  assert.notEqual(soundOf('редис'), soundOf('kafka'))
})

for (const { typed, word, limit, isOpen, expected } of [
  { typed: 'вижет', word: 'виджет', limit: 1, expected: 1 },
  { typed: 'веитка', word: 'ветка', limit: 1, expected: 1 },
  { typed: 'josn', word: 'json', limit: 1, expected: 1 },
  { typed: 'ка', word: 'кафка', limit: 2, expected: 3 },
  { typed: 'дашбр', word: 'дашборд', limit: 1, isOpen: true, expected: 1 },
  { typed: 'дашбр', word: 'дашборд', limit: 1, expected: 2 },
  { typed: 'one', word: 'one', limit: 2, expected: 0 },
])
  test(`typos from ${typed} to ${word}${isOpen ? '…' : ''}`, () =>
    assert.equal(countTypos(typed, word, limit, isOpen), expected))

const vocabulary = (words: string[]) => new Vocabulary([...new Set(words.map(fold).map(stem))].sort(), [])
const known = vocabulary(['json', 'excel', 'read', 'канбан', 'доска', 'ветвление', 'настройка', 'резолюция', 'версия'])
for (const { typed, isLast = false, expected } of [
  { typed: 'josn', expected: 'json' },
  { typed: 'execl', expected: 'excel' },
  { typed: 'raed', expected: 'read' },
  { typed: 'настройуа', expected: stem('настройка') },
  { typed: 'ветвелние', expected: stem('ветвление') },
  { typed: 'версиией', expected: stem('версия') },
  { typed: 'резолбц', isLast: true, expected: stem('резолюция') },
  { typed: 'квант', expected: undefined },
  { typed: 'кенбан', expected: stem('канбан') },
  { typed: 'кексель', expected: undefined },
  { typed: 'бред', expected: undefined },
  { typed: 'до', expected: undefined },
])
  test(`spelling: ${typed}${isLast ? '…' : ''}`, () => assert.equal(known.correct(typed, isLast)[0]?.term, expected))
