import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { test } from 'node:test'

/** Strings that the code uses as the name of a variable: `process.env[PAGES_PORT]`. */
const CONSTANT = /\bconst (\w+) = '([A-Z][A-Z\d_]+)'/g

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|sh)$/.test(file) && fs.existsSync(file))
const texts = new Map(files.map((file) => [file, fs.readFileSync(file, 'utf8')]))
const constants = new Map([...texts.values()].flatMap((text) => [...text.matchAll(CONSTANT)]).map(([, a, b]) => [a, b]))

/** Names of environment variables that a file reads or sets. */
function namesIn(file: string, text: string): string[] {
  const code = text.replace(/^\s*(?:\*|\/\/|\/\*).*$/gm, '') // a comment may speak of any name
  const find = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name)
  if (file.endsWith('.sh')) return find(/\$\{([A-Z_]+):?-/g)
  const destructured = find(/\{([^{}]*)\}\s*=\s*process\.env\b/g).flatMap((list) =>
    [...list.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name = '']) => name),
  )
  const computed = find(/process\.env\[(\w+)\]/g).flatMap((name) => constants.get(name) ?? [])
  return [...find(/process\.env\.(\w+)/g), ...destructured, ...computed].filter((name) => /^[A-Z][A-Z\d_]+$/.test(name))
}

/** Names in the first column of the table of ARCHITECTURE.md. */
const [, table = ''] =
  /\n## Environment variables\n([\s\S]*?)(?=\n## |$)/.exec(fs.readFileSync('ARCHITECTURE.md', 'utf8')) ?? []
const documented = [...table.matchAll(/^\| ([^|]+)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name = '']) => name),
)

test('ARCHITECTURE.md lists every environment variable of the code', () => {
  const known = new Set(documented)
  const unknown = [...texts].flatMap(([file, text]) =>
    [...new Set(namesIn(file, text))]
      .filter((name) => !known.has(name))
      .map((name) => `${file}: add a row for ${name} to “Environment variables”`),
  )
  assert.deepEqual(unknown, [])
})

test('ARCHITECTURE.md lists no environment variable that the code does not name', () => {
  const code = [...texts]
    .flatMap(([file, text]) => (file === 'scripts/tests/project/environment.test.ts' ? [] : text))
    .join('\n')
  assert.deepEqual(
    documented.filter((name) => !new RegExp(`\\b${name}\\b`).test(code)),
    [],
  )
})

test('the names in a file are found however they are written', () => {
  const read = 'process.env' // written so that this file names none
  constants.set('PORT_NAME', 'BY_CONSTANT')
  const text = `${read}.PLAIN; ${read}[PORT_NAME]; const { FIRST = '', SECOND: renamed,\n THIRD } = ${read}`
  assert.deepEqual(namesIn('a.ts', text), ['PLAIN', 'FIRST', 'SECOND', 'THIRD', 'BY_CONSTANT'])
  assert.deepEqual(namesIn('a.sh', `echo "\${SHELL_NAME:-}"`), ['SHELL_NAME'])
})
