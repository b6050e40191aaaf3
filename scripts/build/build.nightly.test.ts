import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { before, test } from 'node:test'
import { isMovedPage } from '../publish/moved-pages'
import { inPath } from '../system/debian'
import { listFiles } from '../system/files'
import { assertSame, copy, page, published, ROOT, run, runWell } from '../tests/building'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'
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
    gone.filter((file) => !/^(\w\w\/)?docs\/extra/.test(file) && !/^(tree|media|search-index)/.test(file)),
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

test('after a build that a mistake has ended, the next one renders the fixed page only', () => {
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
