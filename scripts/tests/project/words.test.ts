import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'
import type { Locale } from 'next-intl'
import { BROWSER_NAMESPACES, type Messages, messagesOf } from '../../../lib/i18n/messages'

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
  const own = new RegExp(isInBrowser ? `[<([]'${namespace}'|\\b${namespace}Words` : '')
  const texts = SOURCES.filter(({ text }) => own.test(text)).map(({ text }) => text)
  test(`each word of “${namespace}” is said${isInBrowser ? ' in the browser' : ''}`, () =>
    assert.deepEqual(
      keysOf(messagesOf('en')[namespace]).filter((key) => !texts.some((text) => says(text, key))),
      [],
    ))
}

test('client components say words that the provider gives to the browser', () => {
  const known = new Set<string>([...BROWSER_NAMESPACES, 'dev'])
  const lacking = SOURCES.filter(({ file }) => file.includes('.client.')).flatMap(({ file, text }) =>
    [...text.matchAll(/useTranslations\('(\w+)'\)/g)].flatMap(([, namespace = '']) =>
      known.has(namespace) ? [] : [`${file}: add '${namespace}' to BROWSER_NAMESPACES (lib/i18n/messages.ts)`],
    ),
  )
  assert.deepEqual(lacking, [])
})

test('the screen of a crash, which has no formatter, says words without values', () =>
  assert.deepEqual(
    LOCALES.flatMap((locale) => Object.values(messagesOf(locale).screens)).filter((word) => /[{<']/.test(word)),
    [],
  ))

test('nothing else fills a word with its values', () =>
  assert.deepEqual(
    SOURCES.filter(({ text }) => /\.replace(All)?\(\s*(['"`]\{\w+\}|\/\\\{[(\\w])/.test(text)).map(({ file }) => file),
    // `edit_url` and `report_url` of site.yaml: addresses
    ['components/docs/doc-page.tsx', 'components/page-parts/page-menu/page-menu.tsx', 'lib/site/report.ts'],
  ))
