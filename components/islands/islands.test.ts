import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'
import { build } from 'esbuild'

/** Everything that reaches the browser because of the registry. */
const { metafile } = await build({
  entryPoints: ['components/islands/islands.client.tsx'],
  bundle: true,
  write: false,
  metafile: true,
  splitting: true,
  format: 'esm',
  outdir: 'unused',
  jsx: 'automatic',
  external: ['react', 'react-dom'],
})
const inputs = Object.keys(metafile.inputs)

test('the registry leads to the islands', () =>
  assert.ok(inputs.includes('components/etl/catalogue-filter.client.tsx'), inputs.join('\n')))

test('no island brings messages, the router or anything else that lives in another React tree', () =>
  assert.deepEqual(
    inputs.filter((file) => /^(messages|node_modules\/next[^/]*)\//.test(file)),
    [],
  ))

test('no island takes ids or contexts of the tree around it', () => {
  for (const file of inputs.filter((input) => /\.tsx?$/.test(input)))
    assert.doesNotMatch(fs.readFileSync(file, 'utf8'), /\b(useId|useContext|createContext|use)\(/, file)
})
