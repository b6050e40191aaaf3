import { isUtf8 } from 'node:buffer'
import { type BuildOptions, buildSync, transformSync } from 'esbuild'
import type { BoxConfig } from './browser/config'

const PLACE = '__box.location'
/** The stand-in for `location` in a script of the site; the rest of what `file:` refuses is replaced on `window`. */
const define = Object.fromEntries(
  ['location', 'window.location', 'globalThis.location', 'self.location', 'document.location'].map((name) => [
    name,
    PLACE,
  ]),
)

const done = new Map<string, string>()

/** A script of the published site for the box. Most inline scripts are those of all pages. */
export function boxScript(code: string): string {
  const known = done.get(code)
  if (known !== undefined) return known
  const result = /\blocation\b/.test(code)
    ? transformSync(code, { define, minify: true, charset: 'utf8' }).code.trim()
    : code
  done.set(code, result)
  return result
}

/** The script that runs first in every page of a box, and the code that starts the framework, which no page can import there. */
export const firstScript = (config: BoxConfig): string =>
  bundle('scripts/box/browser/box.ts', { define: { BOX: JSON.stringify(config) } }) +
  boxScript(bundle('components/start/framework.ts', { globalName: 'startCode' }))

const bundle = (script: string, options: BuildOptions): string =>
  buildSync({
    ...options,
    entryPoints: [script],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles[0]?.text ?? ''

/** A file of data as a classic script that registers it. */
export function dataScript(file: string, bytes: Buffer): string {
  const isText = isUtf8(bytes)
  const args = isText ? [file, bytes.toString('utf8')] : [file, bytes.toString('base64'), true]
  return `__box(${args.map((arg) => JSON.stringify(arg)).join()})`
}
