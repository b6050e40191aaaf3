import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { listFiles } from './files'

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  listFiles(folder).flatMap((file) => (/\.tsx?$/.test(file) ? [path.join(folder, file)] : [])),
)
/** Next gives these their names. */
const isErrorPage = (file: string) => /^app\/.*(^|\/|-)error\.tsx$/.test(file)

test('a file has .client in its name exactly when it begins with “use client”', () => {
  const wrong = sources.filter((file) => {
    const isClient = fs.readFileSync(file, 'utf8').startsWith(`'use client'\n`)
    return !isErrorPage(file) && isClient !== /\.client\.tsx?$/.test(file)
  })
  assert.deepEqual(wrong, [])
})
