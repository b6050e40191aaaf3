import { buildSync } from 'esbuild'

/**
 * Bundles a script that runs outside the framework.
 * @param values of the environment that are written into it
 * @param format `esm` for code that is imported
 */
export const minify = (script: string, values: Record<string, string> = {}, format: 'iife' | 'esm' = 'iife'): string =>
  buildSync({
    entryPoints: [script],
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
    write: false,
  }).outputFiles[0]?.text.trim() ?? ''
