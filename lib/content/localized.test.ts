import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { localize, localized, plainText, withTexts } from './localized'
import { parseYaml } from './yaml'

const reported = (text: string, schema: z.ZodType) => {
  try {
    return parseYaml(text, 'x.yaml', schema).value
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n  ')
  }
}

test('a text in the languages of the site', () => {
  const schema = z.strictObject({ title: localized() })
  assert.deepEqual(reported('title: { ru: " Путь " }', schema), { title: { ru: 'Путь' } })
  assert.deepEqual(reported('title:\n  en: Path', schema), [
    'Error in x.yaml:2',
    'title: the text in the default language is missing',
    'Fix: add ru: ….',
  ])
  assert.deepEqual(reported('title:\n  ru: Путь\n  fr: Chemin', schema), [
    'Error in x.yaml:3',
    'title.fr: “fr” is no language of the site',
    'Fix: use one of: ru, en.',
  ])
})

test('code in a text begins and ends with a backtick', () => {
  const schema = z.strictObject({ title: localized({ codes: ['en'] }) })
  assert.deepEqual(reported('title: { en: "`a` or `b`" }', schema), { title: { en: '`a` or `b`' } })
  assert.deepEqual(reported('title:\n  en: "`a` or `b"', schema), [
    'Error in x.yaml:2',
    'title.en: a backtick has no pair',
    'Fix: put one on each side of the code.',
  ])
})

test('a text that may lack no language, one in languages that a file names itself', () => {
  assert.deepEqual(reported('ru: Путь', localized({ isWhole: true })), [
    'Error in x.yaml',
    'en: the field is missing',
    'Fix: add en: ….',
  ])
  assert.deepEqual(reported('de: Weg', localized({ codes: ['de'] })), { de: 'Weg' })
})

test('fields with texts beside them', () => {
  const schema = z.array(withTexts({ id: z.string(), docs: z.array(z.string()).default([]) }, plainText()))
  assert.deepEqual(reported('- { id: a, ru: А, en: A }', schema), [{ id: 'a', docs: [], texts: { ru: 'А', en: 'A' } }])
  assert.deepEqual(reported('- id: a\n  ru: А\n  dosc: b', schema), [
    'Error in x.yaml:3',
    '0.dosc: unknown field',
    'Fix: did you mean “docs”?',
  ])
})

test('fields with texts beside them in every language', () => {
  const schema = z.array(withTexts({ id: z.string() }, plainText(), { isWhole: true }))
  assert.deepEqual(reported('- { id: a, ru: А, en: A }', schema), [{ id: 'a', texts: { ru: 'А', en: 'A' } }])
  assert.deepEqual(reported('- { id: a, ru: А }', schema), [
    'Error in x.yaml:1',
    '0.en: the field is missing',
    'Fix: add en: ….',
  ])
})

test('a language without a text shows that of the default one', () => {
  assert.equal(localize({ ru: 'Путь' }, 'en'), 'Путь')
  assert.equal(localize({ ru: 'Путь', en: 'Path' }, 'en'), 'Path')
})
