import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { SITES } from '../support/sites'
import { filesBelow } from './published-files'

test('the record of addresses and the contract of the product are never served', () => {
  const { content, out } = SITES.fixture
  const folder = path.join(content, 'addresses')
  const record = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
  const hashes = record.flatMap((text) => text.match(/"[\w-]{64}"/g) ?? []).map((hash) => hash.slice(1, -1))
  expect(hashes.length).toBeGreaterThan(10)
  const files = filesBelow('fixture', '').filter((file) => fs.statSync(path.join(out, file)).isFile())
  expect(files.filter((file) => /^addresses\/|contract\.yaml$/.test(file))).toEqual([])
  for (const file of files) {
    const text = fs.readFileSync(path.join(out, file), 'latin1')
    expect(
      hashes.filter((hash) => text.includes(hash)),
      file,
    ).toEqual([])
  }
})
