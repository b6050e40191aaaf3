import fs from 'node:fs'
import { main } from './env'

/** Where the list stands. */
export const LICENSES_FILE = 'contributing/licenses.md'

const INTRO =
  'Written by `npm run licenses` from `package-lock.json`; a test compares the two and knows the licences that may come in.\n'

/** Packages whose package.json does not say it in the usual field, as their authors say it elsewhere. */
const STATED: [name: RegExp, license: string][] = [
  [/^@contentlayer2\/source-remote-files$/, 'MIT'], // as contentlayer2
  [/^format$/, 'MIT'], // the field `licenses`
  [/^hogan\.js$/, 'Apache-2.0'], // the field `licenses`
  [/^khroma$/, 'MIT'], // its LICENSE
]

/**
 * The packages that a site is built with and made of, those of tests and tools left out.
 * @returns names by licence, as package-lock.json has it
 * @throws Error for a package whose licence nobody states
 */
export function readLicenses(): Map<string, string[]> {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string; dev?: boolean; devOptional?: boolean }>
  }
  const found = new Map<string, Set<string>>()
  for (const [place, { license, dev, devOptional }] of Object.entries(packages)) {
    if (place === '' || dev || devOptional) continue
    const name = place.replace(/^.*node_modules\//, '')
    const stated = license ?? STATED.find(([pattern]) => pattern.test(name))?.[1]
    if (stated === undefined)
      throw new Error(`${name} states no licence: look for it and add it to scripts/licenses.ts`)
    found.set(stated, (found.get(stated) ?? new Set()).add(name))
  }
  return new Map([...found].map(([license, names]) => [license, [...names].sort()]))
}

/** As Markdown, the commonest licence first. */
export function formatLicenses(licenses: Map<string, string[]>): string {
  const sections = [...licenses]
    .sort(([a, one], [b, other]) => other.length - one.length || a.localeCompare(b, 'en'))
    .map(([license, names]) => `## ${license}\n\n${names.join(', ')}\n`)
  return ['# Licences of the packages\n', INTRO, ...sections].join('\n')
}

if (process.argv[1]?.endsWith('licenses.ts'))
  await main(() => fs.writeFileSync(LICENSES_FILE, formatLicenses(readLicenses())))
