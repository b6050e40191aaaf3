import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'

const SMALLEST = 0.8125 // rem: 13 px

test('no text of a screen is smaller than 13 px', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !file.endsWith('print.css'))
      .map((file) => `${folder}/${file}`),
  )
  const sizes = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/(?:font-size|--t-\w+): (?:clamp\()?([\d.]+)rem/g)].map(([, size]) => ({
      file,
      size: Number(size),
    })),
  )
  assert.ok(sizes.length > 10, 'the stylesheets have sizes')
  assert.deepEqual(
    sizes.filter(({ size }) => size < SMALLEST),
    [],
  )
})
