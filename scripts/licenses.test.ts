import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'
import { formatLicenses, LICENSES_FILE, readLicenses } from './licenses'

/** Licences under which a package may be built into a site, or used to build one, whatever the site's own is. */
const FREE = [
  'MIT',
  'MIT/X11',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
]
/** Data of browsers, and a library that is loaded beside the program (libvips of sharp): used, not changed, not published. */
const USED_ONLY = ['CC-BY-4.0', 'LGPL-3.0-or-later']

/** Whether one of the licences that are offered, with all that it is joined with, is among those. */
const isAmong = (known: string[], license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => known.includes(part)))

test('every package may be used', () => {
  const others = [...readLicenses()].filter(([license]) => !isAmong(FREE, license))
  for (const [license, names] of others) assert.ok(isAmong([...FREE, ...USED_ONLY], license), `${license}: ${names}`)
  for (const name of others.flatMap(([, names]) => names)) assert.match(name, /^(@img\/sharp-|caniuse-lite$)/)
})

test('the list is that of the packages; `npm run licenses` writes it', () =>
  assert.equal(fs.readFileSync(LICENSES_FILE, 'utf8'), formatLicenses(readLicenses())))
