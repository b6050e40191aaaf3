import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { listFiles } from '../../system/files'

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

/** The code that an import may lead to, by the name that an import has. */
const targets = new Map(
  ['app', 'components', 'lib', 'scripts', 'tools', 'deploy', 'e2e'].flatMap((folder) =>
    listFiles(folder)
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => path.join(folder, file))
      .flatMap((file) => [
        [file, file],
        [file.replace(/(\/index)?\.\w+$/, ''), file],
      ]),
  ),
)

test('no file imports itself by way of others, types included', () => {
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (file: string, way: string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (way.includes(file) || done.has(file)) return
    for (const name of importsOf(file)) {
      const target = targets.get(name.replace(/\/$/, ''))
      if (target) follow(target, [...way, file])
    }
    done.add(file)
  }
  for (const file of targets.values()) follow(file, [])
  assert.deepEqual(circles, [])
})

/** Larger folders, and what each of their names is. */
const LARGER = new Map([
  ['components/mdx', 'a part of the kit'],
  ['components/search', 'a piece of the dialog, the page of results or the box'],
  ['components/ui', 'a part of any page'],
  ['contributing', 'a question'],
  ['lib/check', 'a file or a subject that is checked'],
  ['scripts', 'a command'],
])
const MOST = 20

test('a folder has at most twenty names, a file with its test and its style being one', () => {
  const names = new Map<string, Set<string>>()
  for (const root of ['app', 'components', 'contributing', 'deploy', 'e2e', 'lib', 'scripts', 'tools'])
    for (const file of listFiles(root)) {
      const parts = path.join(root, file).split(path.sep)
      for (const [index, part] of parts.entries()) {
        const folder = parts.slice(0, index).join('/')
        if (folder) names.set(folder, (names.get(folder) ?? new Set()).add(part.split('.')[0] ?? ''))
      }
    }
  const full = [...names].filter(([, inside]) => inside.size > MOST).map(([folder]) => folder)
  assert.deepEqual(full.filter((folder) => !LARGER.has(folder) && !/fixtures|pictures/.test(folder)).sort(), [])
})
