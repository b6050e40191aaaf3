import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inLanguages, lineAt, plainInLanguages } from './text'

test('a text is one for each language, and what is not in braces is in all', () => {
  const { texts, issues } = inLanguages('<b>{Да|Yes}</b> 42 {3|4}', 2)
  assert.deepEqual(texts, ['<b>Да</b> 42 3', '<b>Yes</b> 42 4'])
  assert.deepEqual(issues, [])
})

test('a site of one language or of three has as many parts', () => {
  assert.deepEqual(inLanguages('{Да}', 1).texts, ['Да'])
  assert.deepEqual(inLanguages('{Да|Yes|Ja}', 3).texts, ['Да', 'Yes', 'Ja'])
})

const faulty: { name: string; source: string; message: RegExp; offset: number }[] = [
  { name: 'one part too few', source: 'a {Да}', message: /“\{Да\}” has 1 part, the site has 2 languages/, offset: 2 },
  { name: 'one part too many', source: '{a|b|c}', message: /has 3 parts/, offset: 0 },
  { name: 'an opening brace alone', source: '{a|b} {c', message: /without its pair: “.*\{c”/, offset: 6 },
  { name: 'a closing brace alone', source: '{a|b}}', message: /without its pair/, offset: 5 },
]
for (const { name, source, message, offset } of faulty)
  test(`an issue of braces: ${name}`, () => {
    const { issues } = inLanguages(source, 2)
    assert.equal(issues.length, 1)
    assert.match(issues[0]?.message ?? '', message)
    assert.equal(issues[0]?.offset, offset)
  })

test('characters written as numbers become characters in YAML, and stay what they are in HTML', () => {
  assert.deepEqual(plainInLanguages('{ВХ-&#123;N&#125;|IN-&#123;N&#125;}', 2).texts, ['ВХ-{N}', 'IN-{N}'])
  assert.deepEqual(inLanguages('&#123;', 2).texts, ['&#123;', '&#123;'])
})

test('lines are counted from 1', () => {
  assert.equal(lineAt('a\nb\nc', 0), 1)
  assert.equal(lineAt('a\nb\nc', 4), 3)
})
