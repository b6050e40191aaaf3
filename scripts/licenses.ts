import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { main } from './system/env'

/** File of the list. */
export const LICENSES_FILE = 'contributing/licenses.md'

const INTRO =
  'Written by `npm run licenses` from `package-lock.json`; a test compares the two and knows the licences that may come in.\n'

/** Licences of packages that may be built into a site or used to build one, whatever the site's own licence is. */
const FREE = [
  'MIT',
  'MIT/X11',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
]
/** Data of browsers, and a library that is loaded at run time (libvips of sharp): used unchanged, not published. */
const USED_ONLY = ['CC-BY-4.0', 'LGPL-3.0-or-later']
const USED = /^(?:@img\/sharp-.*|caniuse-lite)$/

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
    packages: Record<string, { license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }>
  }
  const found = new Map<string, Set<string>>()
  for (const [place, { license, dev, devOptional, link }] of Object.entries(packages)) {
    // Neither the site nor its workspace is a package of somebody else.
    if (!place.includes('node_modules/') || link || dev || devOptional) continue
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

/** Whether one of the licences that are offered, with all that it is joined with, is among those. */
const isAmong = (known: string[], license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => known.includes(part)))

/** Packages that may not be used: `name: licence`. */
export const findForbidden = (licenses: Map<string, string[]>): string[] =>
  [...licenses].flatMap(([license, names]) =>
    names
      .filter((name) => !isAmong(USED.test(name) ? [...FREE, ...USED_ONLY] : FREE, license))
      .map((name) => `${name}: ${license}`),
  )

/** @throws Error for a licence that may not come in, or a list that is not that of the packages */
function checkLicenses(licenses: Map<string, string[]>): void {
  const forbidden = findForbidden(licenses)
  if (forbidden.length > 0)
    throw new Error(`use another package, or add the licence to scripts/licenses.ts:\n${forbidden.join('\n')}`)
  if (fs.readFileSync(LICENSES_FILE, 'utf8') !== formatLicenses(licenses))
    throw new Error(`${LICENSES_FILE} is not the list of the packages; npm run licenses writes it`)
  console.log(`${[...licenses.values()].flat().length} packages, ${licenses.size} licences; every one may be used.`)
}

if (process.argv[1]?.endsWith('licenses.ts'))
  await main(() => {
    const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
    const licenses = readLicenses()
    if (values.check) checkLicenses(licenses)
    else fs.writeFileSync(LICENSES_FILE, formatLicenses(licenses))
  })
