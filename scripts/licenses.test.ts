import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'
import { findForbidden, formatLicenses, LICENSES_FILE, readLicenses } from './licenses'

test('every package may be used', () => assert.deepEqual(findForbidden(readLicenses()), []))

test('a licence that is not free, or free for another package only, is reported', () => {
  const licenses = new Map([
    ['(MIT OR GPL-3.0-only)', ['choice']],
    ['MIT AND GPL-3.0-only', ['joined']],
    ['LGPL-3.0-or-later', ['@img/sharp-libvips-linux-x64', 'other']],
    ['SEE LICENSE IN LICENSE', ['own']],
  ])
  assert.deepEqual(findForbidden(licenses), [
    'joined: MIT AND GPL-3.0-only',
    'other: LGPL-3.0-or-later',
    'own: SEE LICENSE IN LICENSE',
  ])
})

test('the list is that of the packages; `npm run licenses` writes it', () =>
  assert.equal(fs.readFileSync(LICENSES_FILE, 'utf8'), formatLicenses(readLicenses())))
