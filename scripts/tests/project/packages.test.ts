import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { build } from 'esbuild'
import { listFiles } from '../../system/files'

/** Where `npm run build` and the published site begin. */
const ENTRIES = [
  'scripts/build/index.ts',
  ...['contentlayer.config.ts', 'mdx-components.tsx', 'next.config.mjs', 'lib/i18n/request.ts'],
  ...['components/layout/start-script.ts', 'scripts/draw/source.ts'],
  ...listFiles('app').flatMap((file) => (/(?<!\.dev)\.(?:tsx?|mdx)$/.test(file) ? [path.join('app', file)] : [])),
]
/** Packages that are run, required, or named in a setting, instead of imported. */
const NAMED = ['@mdx-js/loader', 'mermaid', 'opentype.js', 'tsx']

/** Names of the packages that the code of a build imports, without types. */
async function importedPackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ENTRIES,
    bundle: true,
    packages: 'external',
    metafile: true,
    write: false,
    outdir: '.cache',
    format: 'esm',
    platform: 'node',
    loader: { '.mdx': 'empty', '.css': 'empty' },
    logLevel: 'error',
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const outside = imports.flatMap(({ path: name, external }) =>
    external && /^(?!node:)[@a-z]/.test(name) ? [name] : [],
  )
  return [...new Set(outside.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))]
}

test('dependencies are what a build and the published site need', async () => {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { dependencies: object }
  assert.deepEqual(Object.keys(dependencies).sort(), [...new Set([...(await importedPackages()), ...NAMED])].sort())
})
