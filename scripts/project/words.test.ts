import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'
import type { Locale } from 'next-intl'
import { browserWords } from '../../lib/i18n/browser-words'
import { BROWSER_NAMESPACES, wordsEnv } from '../../lib/i18n/compile-words.mjs'
import { type Messages, messagesOf } from '../../lib/i18n/messages'
import { translator } from '../../lib/i18n/translator'

const LOCALES: Locale[] = ['ru', 'en']
const SOURCES = ['app', 'components', 'lib', 'scripts', 'deploy']
  .flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }))

/** Dotted keys of a namespace. */
const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string' ? [prefix + key] : keysOf(message, `${prefix}${key}.`),
  )

/** Whether a text says a key: as a string, or made of a template (`kinds.${kind}`). */
function says(text: string, key: string): boolean {
  const templates = [...text.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)].map(([, template = '']) => template)
  return text.includes(`'${key}'`) || templates.some((template) => matches(template, key))
}
function matches(template: string, key: string): boolean {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
  return parts.some(Boolean) && new RegExp(`^${parts.join('[\\w-]+')}$`).test(key)
}

for (const namespace of Object.keys(messagesOf('en')) as (keyof Messages)[]) {
  const isInBrowser = BROWSER_NAMESPACES.some((name) => name === namespace)
  const own = new RegExp(isInBrowser ? `Words<'${namespace}'>|\\b${namespace}Words` : '')
  const texts = SOURCES.filter(({ text }) => own.test(text)).map(({ text }) => text)
  test(`each word of “${namespace}” is said${isInBrowser ? ' in the browser' : ''}`, () =>
    assert.deepEqual(
      keysOf(messagesOf('en')[namespace]).filter((key) => !texts.some((text) => says(text, key))),
      [],
    ))
}

const env = wordsEnv(LOCALES)
const VALUES = {
  title: '$& <b>',
  query: 'a{b}',
  section: 'x',
  name: 'y',
  page: 3,
  label: 'z',
  mode: 'm',
  total: 1234,
  size: 's',
  date: 'd',
  done: '1',
}
for (const namespace of BROWSER_NAMESPACES)
  for (const locale of LOCALES)
    test(`the browser says “${namespace}” as the server does, in ${locale}`, () => {
      const inBrowser = browserWords(env[`WORDS_${namespace.toUpperCase()}`])(locale) as (...args: unknown[]) => string
      const onServer = translator(locale, namespace) as (...args: unknown[]) => string
      for (const key of keysOf(messagesOf(locale)[namespace]))
        for (const count of [0, 1, 2, 5, 11, 21, 22, 111, 1234, 1_000_000])
          assert.equal(
            inBrowser(key, { ...VALUES, count, configured: '/' }),
            onServer(key, { ...VALUES, count, configured: '/' }),
            key,
          )
    })

test('the screens in the place of a page say words without values', () =>
  assert.deepEqual(
    Object.values(JSON.parse(env.WORDS_SCREENS ?? '').words)
      .flat()
      .filter((word) => typeof word !== 'string'),
    [],
  ))

test('nothing else fills a word with its values', () =>
  assert.deepEqual(
    SOURCES.filter(({ text }) => /\.replace(All)?\(\s*(['"`]\{\w+\}|\/\\\{[(\\w])/.test(text)).map(({ file }) => file),
    // `edit_url` and `report_url` of site.yaml: addresses
    ['components/docs/doc-page.tsx', 'components/page-parts/page-menu/page-menu.tsx', 'lib/site/report.ts'],
  ))
