import { buildSync } from 'esbuild'

/** A script of the site as one minified text, for the browsers the site supports. */
export const bundleScript = (script: string): string =>
  buildSync({
    entryPoints: [script],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles[0]?.text.trim() ?? ''
