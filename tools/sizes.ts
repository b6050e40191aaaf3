import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/**
 * Prints how long the code is, without tests: lines of each folder, and the median, ninetieth percentile and longest of
 * its files. `npm run sizes`. Counted apart: what only tests use, and the workspace of pictures and films.
 */
const FOLDERS = ['app', 'components', 'lib', 'scripts', 'tools']
const APART = ['scripts/tests/', 'tools/pictures/']
const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file)

interface File {
  name: string
  lines: number
}

const files: File[] = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS])
  .toString()
  .split('\n')
  .filter((name) => isCode(name) && fs.existsSync(name))
  .map((name) => ({ name, lines: fs.readFileSync(name, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines)
const under = (folder: string, some: File[]) => some.filter(({ name }) => name.startsWith(folder))
const own = files.filter(({ name }) => !APART.some((folder) => name.startsWith(folder)))

const row = (title: string, some: File[]): string => {
  const at = (share: number) => some[Math.floor((some.length - 1) * share)]?.lines ?? 0
  const total = some.reduce((sum, { lines }) => sum + lines, 0)
  return [title.padEnd(14), some.length, total, at(0.5), at(0.9), at(1)]
    .map((cell) => String(cell).padStart(7))
    .join(' ')
}

console.log(['folder'.padEnd(14), 'files', 'lines', 'median', 'p90', 'max'].map((cell) => cell.padStart(7)).join(' '))
for (const folder of FOLDERS) console.log(row(folder, under(`${folder}/`, own)))
console.log(row('together', own))
for (const folder of APART) console.log(row(folder, under(folder, files)))
console.log('\nlongest:')
for (const { name, lines } of own.slice(-12).reverse()) console.log(`${String(lines).padStart(5)}  ${name}`)
