import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'

/** The widths that app/styles/tokens.css names, in the one syntax for them. */
const KNOWN = /^\(width (<=|>) (1240|996|768)px\)$/
const QUERY = /\([^()]*\bwidth\b[^()]*\)/g

const files = ['app', 'components', 'lib'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.endsWith('.test.ts')),
)
/** Conditions on the width of the window: of stylesheets, and whatever text of the code looks like one. */
const queriesOf = (file: string): string[] => {
  const text = fs.readFileSync(file, 'utf8')
  const places = file.endsWith('.css')
    ? text.matchAll(/@media([^{]+)\{/g)
    : text.matchAll(/(?<=['"`])([^'"`\n]*\((?:(?:min|max)-)?width\b[^'"`\n]*\d(?:px|r?em)\)[^'"`\n]*)(?=['"`])/g)
  return [...places].flatMap(([, condition = '']) => condition.match(QUERY) ?? [])
}
const found = files.flatMap((file) => queriesOf(file).map((query) => ({ file, query })))

test('the layout changes at three widths, written in one way', () => {
  assert.ok(found.length > 10, 'the stylesheets have media queries')
  assert.deepEqual(
    found.filter(({ query }) => !KNOWN.test(query)),
    [],
  )
})

test('code takes them from one file', () =>
  assert.deepEqual(
    [...new Set(found.map(({ file }) => file).filter((file) => !file.endsWith('.css')))],
    ['components/ui/breakpoints.ts'],
  ))
