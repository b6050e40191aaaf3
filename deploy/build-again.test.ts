import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { inPath } from '../scripts/system/debian'
import { listFiles } from '../scripts/system/files'

const ROOT = path.resolve('.cache/build-again')
const CONTENT = path.join(ROOT, 'content')
const OUT = path.join(ROOT, 'out')

before(() => {
  fs.rmSync(ROOT, { recursive: true, force: true })
  fs.cpSync('e2e/fixtures/dev', CONTENT, { recursive: true })
  append('blog/release.ru.mdx', '{/* truncate */}\n\nОстальное.') // what lists do not show
})
after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

/** Builds the folder; two sites are never built at once. */
function build(shell = '', variables: Record<string, string> = {}): void {
  const places = { CONTENT_DIR: CONTENT, OUT_DIR: OUT, WORK_DIR: path.join(ROOT, 'work') }
  const env = { ...process.env, ...places, ...variables }
  execFileSync('sh', ['-c', `${shell} npm run --silent build`], { env, stdio: 'pipe' })
}
function append(file: string, text: string): void {
  fs.appendFileSync(path.join(CONTENT, file), `\n${text}\n`)
}
const read = (file: string): string => fs.readFileSync(path.join(OUT, file), 'utf8')
const published = (): Record<string, string> =>
  Object.fromEntries(listFiles(OUT).map((file) => [file, fs.readFileSync(path.join(OUT, file), 'base64')]))
function assertSame(site: Record<string, string>, other: Record<string, string>): void {
  assert.deepEqual(Object.keys(site).sort(), Object.keys(other).sort())
  assert.deepEqual(
    Object.keys(site).filter((file) => site[file] !== other[file]),
    [],
  )
}
/** Pages that a build made anew: what was kept is the same file under another name. */
function rendered(before: Map<string, number>): string[] {
  return [...inodes()].filter(([file, inode]) => before.get(file) !== inode).map(([file]) => file)
}
const inodes = (): Map<string, number> =>
  new Map(
    listFiles(OUT)
      .filter((file) => /(docs|blog).*\.html$/.test(file))
      .map((file) => [file, fs.statSync(path.join(OUT, file)).ino]),
  )

test('a build after an edit renders the pages of the edited text and makes the same site as a whole one', () => {
  build()
  const first = inodes()
  append('docs/other.ru.mdx', 'Дополнение.')
  append('blog/release.ru.mdx', 'Дополнение.')
  build()
  assert.ok(read('docs/other.html').includes('Дополнение.'))
  assert.ok(read('blog/release.html').includes('Дополнение.'))
  const changed = ['blog/release.html', 'docs/other.html', 'en/blog/release.html', 'en/docs/other.html']
  assert.deepEqual(rendered(first).sort(), changed)

  const partly = published()
  fs.rmSync('.next/rendered.json')
  build()
  assertSame(published(), partly)

  fs.writeFileSync(
    path.join(CONTENT, 'docs/other.ru.mdx'),
    fs.readFileSync(path.join(CONTENT, 'docs/other.ru.mdx'), 'utf8').replace(/^title: .*$/m, 'title: Новое имя'),
  )
  build()
  assert.ok(read('docs.html').includes('Новое имя')) // the menu
})

test('after a build that a mistake has ended, the next one renders the mended page only', () => {
  build()
  const first = inodes()
  const file = path.join(CONTENT, 'docs/other.ru.mdx')
  const sound = fs.readFileSync(file, 'utf8')
  append('docs/other.ru.mdx', '<Unknown />')
  assert.throws(() => build(), /Unknown/)
  assert.deepEqual(rendered(first), [])
  fs.writeFileSync(file, `${sound}\nИсправлено.\n`)
  build()
  assert.ok(read('docs/other.html').includes('Исправлено.'))
  assert.deepEqual(rendered(first).sort(), ['docs/other.html', 'en/docs/other.html'])
})

/** Two machines: everything a build could take from them that is not in the repository. */
const MACHINES = [
  {
    fonts: '<dir>/usr/share/fonts</dir>',
    shell: 'umask 022;',
    variables: { TZ: 'Pacific/Kiritimati', LC_ALL: 'ru_RU.UTF-8', UV_THREADPOOL_SIZE: '8' },
  },
  {
    fonts: '',
    shell: `umask 077; ${inPath('taskset') ? 'taskset -c 0' : ''}`,
    variables: { TZ: 'Pacific/Pago_Pago', LC_ALL: 'tr_TR.UTF-8', UV_THREADPOOL_SIZE: '1' },
  },
]

test('two machines with other fonts, time zones, languages, masks and cores build the same bytes', () => {
  const FONTS = path.join(ROOT, 'fonts.conf')
  const [one = {}, other = {}] = MACHINES.map(({ fonts, shell, variables }) => {
    for (const folder of [OUT, path.join(ROOT, 'work'), '.next']) fs.rmSync(folder, { recursive: true, force: true })
    fs.writeFileSync(FONTS, `<fontconfig><cachedir>${ROOT}/fonts</cachedir>${fonts}</fontconfig>`)
    build(shell, { CONTENT_DIR: 'e2e/fixtures/site', FONTCONFIG_FILE: FONTS, ...variables })
    return published()
  })
  assertSame(one, other)
  assert.ok(Object.keys(one).some((file) => file.startsWith('cards/')))
})
