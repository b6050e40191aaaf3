import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { parse } from 'yaml'
import { allRedirects } from '../../lib/addresses/all'
import { getCollected } from '../../lib/docs'
import { listFiles } from '../system/files'
import { page, writeContent } from '../tests/small-site'

/** Within the project: Contentlayer looks for its packages from there. */
const ROOT = path.resolve('.cache/test/version')
const DIR = path.join(ROOT, 'content')
Object.assign(process.env, { CONTENT_DIR: DIR, WORK_DIR: path.join(ROOT, 'work') })
fs.rmSync(ROOT, { recursive: true, force: true })
after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

const LINKS = '[a](/docs/x#a) <a href="/docs/x">b</a> [c][d] [e](/docs/only)\n\n[d]: /docs/x'
writeContent(DIR, {
  'docs/index.ru.mdx': page(
    `${LINKS}\n\n<Cards>\n<Card title="X" href="/docs/x">x</Card>\n</Cards>\n\n![p](./media/p.svg)`,
  ),
  'docs/media/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>',
  'docs/x.ru.mdx': page('## A {#a}', 'tags: [t]\n'),
  'docs/only.ru.mdx': page('Text.'),
  'sidebars.yaml': 'main: [index, x, only] # in this order\n',
  'tags.yaml': 'tags:\n  t: { permalink: t, ru: т }\n',
})

const read = (file: string): string => fs.readFileSync(path.join(DIR, file), 'utf8')
const write = (file: string, text: string): void => fs.writeFileSync(path.join(DIR, file), text)
/** What an author has written. */
const files = () => listFiles(DIR).filter((file) => !file.startsWith('.git/'))
const all = () => Object.fromEntries(files().map((file) => [file, read(file)]))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: DIR, stdio: 'ignore' })
const commit = () => {
  git('add', '.')
  git('commit', '-m', 'x')
}
git('init')
const versions = () => parse(read('site.yaml')).docs.versions
const version = (name: string) => ({ name, label: name, path: name })
function run(...args: string[]): { code: number | null; said: string } {
  const env = { ...process.env, BASE_PATH: undefined, LOCALES: undefined }
  const command = ['--import', 'tsx', 'scripts/version/index.ts', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env })
  return { code: status, said: stdout + stderr }
}
function runWell(...args: string[]): string {
  commit()
  const { code, said } = run(...args)
  assert.equal(code, 0, said)
  return said
}
/** Nothing is changed. */
function assertRefused(args: string[], reported: RegExp): void {
  const before = all()
  const { code, said } = run(...args)
  assert.equal(code, 1)
  assert.match(said, reported)
  assert.equal(said.trim().split('\n').length, 1, said)
  assert.deepEqual(all(), before)
}

test('a version is cut, another after it, and the first one removed', () => {
  assert.match(runWell('1.0'), /Cut version 1\.0: 5 files .+ at \/docs\/1\.0/)
  for (const file of ['docs/index.ru.mdx', 'docs/media/p.svg', 'sidebars.yaml'])
    assert.equal(read(`versions/1.0/${file}`), read(file))
  const current = { name: 'current', label: 'Next' }
  assert.deepEqual(versions(), [current, version('1.0')])
  assert.deepEqual(parse(read('site.yaml')).navbar.items.at(-1), { type: 'versions' })

  fs.rmSync(path.join(DIR, 'docs/only.ru.mdx'))
  write('docs/index.ru.mdx', page('[x](/docs/x)'))
  write('docs/y.ru.mdx', page('Text.'))
  write('sidebars.yaml', 'main: [index, x, y]\n')
  runWell('1.1')
  assert.deepEqual(versions(), [current, version('1.1'), version('1.0')])

  const leading = (version: string) =>
    getCollected().flatMap(({ page }) => (page.version === version ? page.links.map(({ href, to = href }) => to) : []))
  const own = ['/docs/1.0/x#a', ...Array(2).fill('/docs/1.0/x'), '/docs/1.0/only', '/docs/1.0/x']
  assert.deepEqual(leading('1.0').sort(), own.sort())
  assert.deepEqual(leading('1.1'), ['/docs/1.1/x'])
  assert.deepEqual(leading('current'), ['/docs/x'])
  assert.deepEqual(allRedirects(), {
    '/docs/only': '/docs/1.0/only?from=current',
    '/docs/1.1/only': '/docs/1.0/only?from=1.1',
    '/docs/1.0/y': '/docs/1.1/y?from=1.0',
  })

  write('docs/y.ru.mdx', page('[only](/docs/only-once)'))
  commit()
  assertRefused(['1.2'], /does not pass `npm run check`/)
  write('docs/y.ru.mdx', page('[only](/docs/1.0/only)'))
  commit()
  const { code, said } = run('--remove', '1.0')
  assert.equal(code, 1)
  assert.match(said, /not pass the check any more.+git -C .+y\.ru\.mdx:6.+“\/docs\/1\.0\/only” leads nowhere/s)
  git('restore', '.')
  git('clean', '-fd')
  write('docs/y.ru.mdx', page('Text.'))
  assert.match(runWell('--remove', '1.0'), /Removed version 1\.0: its 5 addresses/)
  assert.equal(fs.existsSync(path.join(DIR, 'versions/1.0')), false)
  assert.deepEqual(versions(), [current, version('1.1')])
  assert.equal(
    read('redirects.yaml').replace(/^#.*\n|^\n/gm, ''),
    ['/docs/1.0: /docs/1.1', '/docs/1.0/only: /docs', '/docs/1.0/tags: /docs/1.1/tags']
      .concat('/docs/1.0/tags/t: /docs/1.1/tags/t', '/docs/1.0/x: /docs/1.1/x', '')
      .join('\n'),
  )
})

const refused: { name: string; args: string[]; reported: RegExp }[] = [
  { name: 'no name', args: [], reported: /Name the version: npm run version -- 7\.21/ },
  { name: 'a name that no address can have', args: ['1/2'], reported: /“1\/2” cannot be part of an address/ },
  { name: 'a name that begins with a dot', args: ['..'], reported: /“\.\.” cannot be part of an address/ },
  { name: 'the current docs', args: ['current'], reported: /“current” is the name of content\/docs/ },
  { name: 'a version that is there', args: ['1.1'], reported: /There is a version “1\.1” already/ },
  {
    name: 'the removal of what is not there',
    args: ['--remove', '3'],
    reported: /no version “3”\. site\.yaml names current, 1\.1/,
  },
  { name: 'the removal of the current docs', args: ['--remove', 'current'], reported: /“current” .+ stays/ },
]
for (const { name, args, reported } of refused) test(`refused: ${name}`, () => assertRefused(args, reported))
