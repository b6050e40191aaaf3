import { createRequire } from 'node:module'

interface Engine {
  parse(text: string): unknown
}

/**
 * Takes from Contentlayer every reader of front matter but that of YAML: gray-matter, which it uses, runs `---js` as code.
 * lib/content/files.ts keeps such files from it, but not one that is saved while it watches. Call it when Contentlayer
 * is loaded: what is changed is the module that it has loaded, wherever that lies.
 */
export function refuseCode(): void {
  const { cache } = createRequire(import.meta.url)
  const loaded = Object.entries(cache).filter(([file]) => /[\\/]gray-matter[\\/]lib[\\/]engines\.js$/.test(file))
  if (loaded.length === 0)
    throw new Error(
      'Contentlayer has not loaded gray-matter: see what reads front matter now, and whether it runs code',
    )
  for (const [, module] of loaded) refuseAllButYaml(module?.exports)
}

function refuseAllButYaml(engines: Record<string, Engine>): void {
  for (const name of Object.keys(engines)) if (name !== 'yaml') Reflect.set(engines, name, { parse: refuse })
  Object.freeze(engines)
}

function refuse(): never {
  throw new Error('the front matter begins with more than ---: write --- alone on the first line')
}
