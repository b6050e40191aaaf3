import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { readSite } from '../../lib/site'
import { listFiles } from '../system/files'
import { page, SITE, writeContent } from '../tests/small-site'
import { cutVersion } from './cut'
import { removeVersion } from './remove'
import { withoutVersion, withVersion } from './site-file'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'version-'))
const dir = path.join(root, 'content')
Object.assign(process.env, { CONTENT_DIR: dir, WORK_DIR: path.join(root, 'work') })
after(() => fs.rmSync(root, { recursive: true }))

writeContent(dir, { 'docs/only.ru.mdx': page('Text.'), 'sidebars.yaml': 'main: [index, x, only] # in this order\n' })
/** What an author has written. */
const files = () => listFiles(dir).filter((file) => !file.startsWith('.git/'))
const all = () => Object.fromEntries(files().map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]))
const inOrder = async () => undefined
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: dir, stdio: 'ignore' })
const commit = () => {
  git('add', '.')
  git('commit', '-m', 'x')
}

test('a folder that git does not keep is refused', async () => {
  await assert.rejects(
    cutVersion(dir, '1.0', inOrder),
    /content is not committed to a git repository.+nothing was changed/,
  )
  git('init')
  await assert.rejects(cutVersion(dir, '1.0', inOrder), /content is not committed to a git repository/)
  assert.equal(fs.existsSync(path.join(dir, 'versions')), false)
  commit()
})

test('a version is a copy of the docs, and site.yaml names it before the older ones', async () => {
  const before = all()
  assert.equal(await cutVersion(dir, '1.0', inOrder), 4)
  commit()
  await cutVersion(dir, '1.1', inOrder)
  commit()
  const now = all()
  for (const file of ['docs/only.ru.mdx', 'docs/index.ru.mdx', 'sidebars.yaml'])
    for (const version of ['1.0', '1.1']) assert.equal(now[`versions/${version}/${file}`], before[file])
  assert.match(now['site.yaml'] ?? '', /name: current, label: Next }\n.+"1\.1".+\n.+"1\.0"/)
  assert.equal(now['site.yaml']?.match(/type: versions/g)?.length, 1)
})

const changes = [
  { change: cutVersion, name: '1.2' },
  { change: removeVersion, name: '1.0' },
]
for (const { change, name } of changes) {
  test(`${change.name} changes nothing in content that is not in order`, async () => {
    const before = all()
    await assert.rejects(
      change(dir, name, async () => 'x.mdx:6 leads nowhere'),
      /does not pass `npm run check`.+nothing was changed/,
    )
    assert.deepEqual(all(), before)
  })

  test(`${change.name} changes nothing while there is something that git could not bring back`, async () => {
    const draft = path.join(dir, 'docs/черновик.txt')
    fs.writeFileSync(draft, 'x')
    const before = all()
    await assert.rejects(change(dir, name, inOrder), /git stash -u\); nothing was changed:\n\?\? docs\/черновик\.txt$/)
    assert.deepEqual(all(), before)
    fs.rmSync(draft)
  })

  test(`what ${change.name} has brought into disorder is said with the commands that undo it`, async () => {
    const before = all()
    const answers = [undefined, 'x.mdx:6 leads nowhere']
    const { message } = (await change(dir, name, async () => answers.shift()).catch((error) => error)) as Error
    assert.match(message, /does not pass the check any more.+\nx\.mdx:6 leads nowhere$/)
    assert.notDeepEqual(all(), before)
    execFileSync('sh', ['-c', /undo all of it: (.+)/.exec(message)?.[1] ?? 'false'], { stdio: 'ignore' })
    assert.deepEqual(all(), before)
  })
}

test('the comments and the order of site.yaml stay', () => {
  const versions = 'docs:\n  # newest first\n  versions:\n    - name: current # content/docs\n      label: Next\n'
  const text = SITE.replace(/^docs:\n/m, versions).replace('items: [{', 'items: [{ type: locale }, {')
  const folder = path.join(root, 'written')
  writeContent(folder, { 'site.yaml': text })
  const added = withVersion(text, readSite(folder).value, '1.0')
  assert.ok(added.includes(`${versions}    - { name: "1.0", label: "1.0", path: "1.0" }\n`), added)
  assert.match(added, /items: \[ \{ type: versions \}, \{ type: locale \}/)
  fs.writeFileSync(path.join(folder, 'site.yaml'), added)
  assert.ok(withoutVersion(added, readSite(folder).value, '1.0').includes(`${versions}  edit_url`))
})

const refused = [
  { change: cutVersion, name: '1/2', reported: /“1\/2” cannot be part of an address/ },
  { change: cutVersion, name: '..', reported: /“\.\.” cannot be part of an address/ },
  { change: cutVersion, name: 'current', reported: /“current” is the name of content\/docs/ },
  { change: cutVersion, name: '1.1', reported: /There is a version “1\.1” already/ },
  { change: removeVersion, name: '3', reported: /no version “3”\. site\.yaml names current, 1\.1/ },
  { change: removeVersion, name: 'current', reported: /“current” .+ stays/ },
]
for (const { change, name, reported } of refused)
  test(`${change.name} refuses ${name}`, async () => {
    const before = all()
    await assert.rejects(change(dir, name, inOrder), reported)
    assert.deepEqual(all(), before)
  })
