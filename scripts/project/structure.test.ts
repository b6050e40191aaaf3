import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { listFiles } from '../system/files'

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

/** Folders in the order of contributing/code.md, the longest name first where one lies in another. */
const order = /```text\n(lib\/core[^`]*)```/.exec(fs.readFileSync('contributing/code.md', 'utf8'))?.[1]?.match(/^\S+/gm)
const levelOf = (file: string): number => {
  const inside = (order ?? []).filter((folder) => file.startsWith(`${folder}/`))
  return order?.indexOf(inside.sort((a, b) => b.length - a.length)[0] ?? '') ?? -1
}
const IMPORT = /(?:from|import)\s*\(?\s*'((?:@\/|\.)[^']*)'/g
const importsOf = (file: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name, 'x').slice(0, -2),
  )

test('every folder has its position in contributing/code.md', () => {
  assert.deepEqual(
    sources.filter((file) => path.dirname(file) !== 'components' && levelOf(file) < 0),
    [],
  )
})

test('a file imports from its own folder and from those above it in contributing/code.md', () => {
  const code = sources.filter((file) => !/\.test\.tsx?$/.test(file))
  const wrong = code.flatMap((file) =>
    importsOf(file).flatMap((target) => (levelOf(`${target}/`) > levelOf(file) ? [`${file} imports ${target}`] : [])),
  )
  assert.deepEqual(wrong, [])
})
