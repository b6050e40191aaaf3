import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { page, writeContent } from '../project/small-site'
import { listFiles } from '../system/files'
import { cutVersion } from './cut'
import { removeVersion } from './remove'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'version-'))
const dir = path.join(root, 'content')
Object.assign(process.env, { CONTENT_DIR: dir, WORK_DIR: path.join(root, 'work') })
after(() => fs.rmSync(root, { recursive: true }))

writeContent(dir, { 'docs/only.ru.mdx': page('Text.'), 'sidebars.yaml': 'main: [index, x, only] # in this order\n' })
const all = () =>
  Object.fromEntries(listFiles(dir).map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]))
const inOrder = async () => undefined

test('a version is a copy of the docs, and site.yaml names it before the older ones', async () => {
  const before = all()
  assert.equal(await cutVersion(dir, '1.0', inOrder), 4)
  await cutVersion(dir, '1.1', inOrder)
  const now = all()
  for (const file of ['docs/only.ru.mdx', 'docs/index.ru.mdx', 'sidebars.yaml'])
    for (const version of ['1.0', '1.1']) assert.equal(now[`versions/${version}/${file}`], before[file])
  assert.match(now['site.yaml'] ?? '', /name: current, label: Next }\n.+"1\.1".+\n.+"1\.0"/)
  assert.equal(now['site.yaml']?.match(/type: versions/g)?.length, 1)
})

const faults = [
  { name: 'not in order before', checks: ['fault'], told: /does not pass `npm run check`/ },
  { name: 'not in order afterwards', checks: [undefined, 'x.mdx:6 leads nowhere'], told: /changed:\nx\.mdx:6 leads/ },
]
for (const { name, checks, told } of faults)
  for (const [what, change] of [
    ['cut', cutVersion],
    ['removed', removeVersion],
  ] as const)
    test(`nothing is changed when a version is ${what} and the content is ${name}`, async () => {
      const before = all()
      const answers = [...checks]
      await assert.rejects(
        change(dir, what === 'cut' ? '1.2' : '1.0', async () => answers.shift()),
        told,
      )
      assert.deepEqual(all(), before)
    })

const refused = [
  { change: cutVersion, name: '1/2', told: /“1\/2” cannot stand in an address/ },
  { change: cutVersion, name: '..', told: /“\.\.” cannot stand in an address/ },
  { change: cutVersion, name: 'current', told: /“current” is the name of content\/docs/ },
  { change: cutVersion, name: '1.1', told: /There is a version “1\.1” already/ },
  { change: removeVersion, name: '3', told: /no version “3”\. site\.yaml names current, 1\.1/ },
  { change: removeVersion, name: 'current', told: /“current” .+ stays/ },
]
for (const { change, name, told } of refused)
  test(`${change.name} refuses ${name}`, async () => {
    const before = all()
    await assert.rejects(change(dir, name, inOrder), told)
    assert.deepEqual(all(), before)
  })
