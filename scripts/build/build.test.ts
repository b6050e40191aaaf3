import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { isMovedPage } from '../publish/moved-pages'
import { inPath } from '../system/debian'
import { listFiles } from '../system/files'
import { lockBuild } from './lock'

/** Every test that builds stands in this file: all builds of a folder share `.next`, and files of tests run side by side. */
const ROOT = path.resolve('.cache/test/build')
before(() => fs.rmSync(ROOT, { recursive: true, force: true }))
after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

interface Building {
  out: string
  variables?: Record<string, string>
  shell?: string
}

/** Builds as an author would; the caches are kept beside the content. @returns what was said, and the exit code */
function run(content: string, { out, variables, shell = '' }: Building): { said: string; code: number | null } {
  const own = { BASE_PATH: undefined, LOCALES: undefined, WORK_DIR: path.join(content, '../work') }
  const env = { ...process.env, ...own, CONTENT_DIR: content, OUT_DIR: out, ...variables }
  const { stdout, stderr, status } = spawnSync('sh', ['-c', `${shell} npm run --silent build`], {
    encoding: 'utf8',
    env,
  })
  return { said: stdout + stderr, code: status }
}
function runWell(content: string, building: Building): void {
  const { said, code } = run(content, building)
  assert.equal(code, 0, said)
}

/** A content folder of its own with further files. */
function copy(fixture: string, name: string, files: Record<string, string>): string {
  const dir = path.join(ROOT, name, 'content')
  fs.cpSync(path.join('e2e/fixtures', fixture), dir, { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    fs.writeFileSync(path.join(dir, file), text)
  }
  return dir
}
const page = (title: string, body: string, fields = '') =>
  `---\ntitle: ${title}\ndescription: ${title}.\n${fields}---\n\n${body}\n`
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'
/** All files of a built site. */
const published = (out: string): Record<string, string> =>
  Object.fromEntries(listFiles(out).map((file) => [file, fs.readFileSync(path.join(out, file), 'base64')]))
function assertSame(site: Record<string, string>, other: Record<string, string>): void {
  assert.deepEqual(Object.keys(site).sort(), Object.keys(other).sort())
  assert.deepEqual(
    Object.keys(site).filter((file) => site[file] !== other[file]),
    [],
  )
}
const told = (said: string, expected: string) =>
  assert.ok(said.includes(expected), `expected:\n${expected}\n\nin:\n${said}`)
const isCalm = (said: string) => assert.doesNotMatch(said, /^\s+at .*:\d+:\d+\)?$/m, 'no stack trace')

test('a failed build says why and leaves the published folder as it was', () => {
  const out = path.join(ROOT, 'out')
  fs.mkdirSync(out, { recursive: true })
  fs.writeFileSync(path.join(out, 'index.html'), 'as it was')
  const dir = copy('based', 'failed', {
    'docs/component.ru.mdx': page('A', '<Stepz />'),
    'blog/release.ru.mdx': page('B', 'Текст.', 'date: 2026-01-02\nversion: 1.0.0\n'),
    'blog/release.changes.yaml': 'changes: [1\n', // what is to be rendered cannot be said of it
  })
  const { said, code } = run(dir, { out })
  assert.equal(code, 1)
  told(said, 'Error in docs/component.ru.mdx:6\n  unknown component <Stepz>')
  told(said, 'Error in blog/release.changes.yaml:2\n  this is not valid YAML')
  isCalm(said)
  assert.deepEqual(fs.readdirSync(out), ['index.html'])
  assert.equal(fs.readFileSync(path.join(out, 'index.html'), 'utf8'), 'as it was')
  assert.ok(!fs.existsSync(`${out}.new`))
})

test('a second build at the same time says so, ends, and leaves the published folder as it was', async () => {
  const out = path.join(ROOT, 'second-out')
  fs.mkdirSync(out, { recursive: true })
  fs.writeFileSync(path.join(out, 'index.html'), 'as it was')
  const first = await lockBuild()
  const { said, code } = run(copy('based', 'second', {}), { out })
  first.close()
  assert.equal(code, 1)
  told(said, 'another build of this folder is running')
  isCalm(said)
  assert.deepEqual(fs.readdirSync(out), ['index.html'])
  assert.equal(fs.readFileSync(path.join(out, 'index.html'), 'utf8'), 'as it was')
})

test('a build after a change of the content alone compiles no code again, and forgets a page that has gone', () => {
  const out = path.join(ROOT, 'again-out')
  const dir = copy('based', 'again', {
    'docs/extra.ru.mdx': page('Лишняя', '![Schema](./media/gone.svg)'),
    'docs/media/gone.svg': SVG,
    'docs/draft.ru.mdx': page('Draft', '![Secret](./media/secret.svg)', 'draft: true\n'),
    'docs/media/secret.svg': SVG,
  })
  const media = (folder: string) => fs.readdirSync(folder).map((name) => name.split('.')[0])
  const cache = path.join(dir, '../work/.contentlayer/media')
  const first = run(dir, { out })
  assert.equal(first.code, 0, first.said)
  const files = () =>
    fs.readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('cards'))
  const before = files()
  assert.deepEqual(media(path.join(out, 'media')), ['gone'], 'media of drafts are not published')
  assert.deepEqual(media(cache), ['gone', 'secret'])
  const stamps = () =>
    fs
      .readdirSync('.next/server/chunks', { recursive: true, encoding: 'utf8' })
      .map((file) => fs.statSync(path.join('.next/server/chunks', file)).mtimeMs)
  const compiled = stamps()
  fs.rmSync(path.join(dir, 'docs/extra.ru.mdx'))
  const second = run(dir, { out })
  assert.equal(second.code, 0, second.said)
  assert.deepEqual(stamps(), compiled)
  const gone = before.filter((file) => !files().includes(file))
  assert.ok(gone.includes('docs/extra.html'))
  assert.deepEqual(
    gone.filter((file) => !/^(en\/)?docs\/extra/.test(file) && !/^(tree|media|search-index)/.test(file)),
    [],
  )
  assert.ok(!fs.existsSync(path.join(out, 'media')), 'media of a page that has gone are not published')
  assert.deepEqual(media(cache), ['secret'], 'nor kept')

  fs.rmSync(path.join(dir, '../work'), { recursive: true })
  const other = path.join(ROOT, 'again-other')
  const third = run(dir, { out: other })
  assert.equal(third.code, 0, third.said)
  assertSame(published(other), published(out)) // builds from different caches
})

/** A folder that is edited between builds. */
const EDITED = path.join(ROOT, 'edited')
const CONTENT = path.join(EDITED, 'content')
const OUT = path.join(EDITED, 'out')
before(() => {
  copy('dev', 'edited', {})
  append('blog/release.ru.mdx', '{/* truncate */}\n\nОстальное.') // what lists do not show
})
const build = (): void => runWell(CONTENT, { out: OUT })
function append(file: string, text: string): void {
  fs.appendFileSync(path.join(CONTENT, file), `\n${text}\n`)
}
const read = (file: string): string => fs.readFileSync(path.join(OUT, file), 'utf8')
/** Pages that a build made anew: what was kept is the same file under another name. */
function rendered(before: Map<string, number>): string[] {
  return [...inodes()].filter(([file, inode]) => before.get(file) !== inode).map(([file]) => file)
}
const inodes = (): Map<string, number> =>
  new Map(
    listFiles(OUT)
      .filter((file) => /(docs|blog).*\.html$/.test(file))
      .filter((file) => !isMovedPage(read(file))) // written at each publishing
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

  const partly = published(OUT)
  fs.rmSync('.next/rendered.json')
  build()
  assertSame(published(OUT), partly)

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
  const { said, code } = run(CONTENT, { out: OUT })
  assert.notEqual(code, 0)
  assert.match(said, /Unknown/)
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
    for (const folder of [OUT, path.join(EDITED, 'work'), '.next']) fs.rmSync(folder, { recursive: true, force: true })
    fs.writeFileSync(FONTS, `<fontconfig><cachedir>${ROOT}/fonts</cachedir>${fonts}</fontconfig>`)
    const own = { WORK_DIR: path.join(EDITED, 'work'), FONTCONFIG_FILE: FONTS }
    runWell('e2e/fixtures/site', { out: OUT, shell, variables: { ...own, ...variables } })
    return published(OUT)
  })
  assertSame(one, other)
  assert.ok(Object.keys(one).some((file) => file.startsWith('cards/')))
})
