import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import {
  killAt,
  publish,
  published,
  ROOT,
  read,
  releases,
  rollBack,
  scripts,
  site,
  start,
  TARGET,
  withProgram,
  write,
} from './publish-fixture'

async function appears(file: string): Promise<void> {
  while (!fs.existsSync(file)) await new Promise((next) => setTimeout(next, 20))
}

for (const [step, expected] of [
  ['switch', 'one'],
  ['end', 'two'],
] as const)
  test(`the publisher killed when “${step}” begins: readers see one whole site, and the next publishing succeeds`, () =>
    killAt(step, 'kill -9 0', expected))

test('a publishing waits for another to switch', async () => {
  published('one')
  const [holds, asks, go] = ['holds', 'asks', 'go'].map((name) => path.join(ROOT, name)) as [string, string, string]
  const ends: string[] = []
  const publishing = async (name: string, ON_STEP: string) => {
    const { code, said } = await start(name, { ON_STEP })
    assert.equal(code, 0, said)
    ends.push(name)
  }
  const first = publishing('two', `[ "$1" != keep ] || { touch ${holds}; while [ ! -e ${go} ]; do sleep 0.05; done; }`)
  await appears(holds)
  const second = publishing('three', `[ "$1" != announce ] || touch ${asks}`)
  await appears(asks)
  write(go, '')
  await Promise.all([first, second])
  assert.deepEqual(ends, ['two', 'three'])
  assert.equal(read('current/index.html'), 'page of three')
  assert.deepEqual(scripts(), ['one.js', 'three.js', 'two.js'])
})

for (const [moment, says] of [
  ['before', /whose publishing began later, is served already/],
  ['after', /a publishing that began later has taken the place of this one/],
] as const)
  test(`a publishing that is ${moment} its upload while a later one is served gives way, and says so`, async () => {
    published('one')
    const go = path.join(ROOT, `go-${moment}`)
    const wait = `touch ${go}-requested; while [ ! -e ${go} ]; do sleep 0.05; done`
    const upload = `PATH='${process.env.PATH}' rsync "$@"`
    const PATH = withProgram('rsync', moment === 'before' ? `${wait}; ${upload}` : `${upload} && ${wait}`)
    const first = start('old', { PATH })
    await appears(`${go}-requested`)
    published('new')
    write(go, '')
    const { code, said } = await first
    assert.equal(code, 1)
    assert.match(said, says)
    assert.equal(read('current/index.html'), 'page of new')
  })

/** What a publisher that was killed has sent to the target, and what is run there only now. */
const late = (call: string, served = '') =>
  `{ echo "dir='${TARGET}' new='' served='${served}' hashed='' reload=''"; cat deploy/target.sh; echo ${call}; } | sh`

test('a publisher that was killed before its first step ran takes nothing from the one that began after it', async () => {
  published('one')
  const { code, said } = await start('two', { ON_STEP: `[ "$1" != upload ] || { ON_STEP=; ${late('announce')}; }` })
  assert.equal(code, 0, said)
  assert.equal(read('current/index.html'), 'page of two')
  published('three')
  assert.equal(releases().length, 3)
})

test('a rollback that runs only when another release is served does nothing', () => {
  for (const name of ['one', 'two']) published(name)
  const served = path.basename(fs.readlinkSync(path.join(TARGET, 'current')))
  published('three')
  const { status, stderr } = spawnSync('sh', ['-c', late('rollback', served)], { encoding: 'utf8' })
  assert.deepEqual([status, /has been published meanwhile/.test(stderr)], [1, true])
  assert.equal(read('current/index.html'), 'page of three')
})

test('an upload that fails leaves nothing on the disk', () => {
  published('one')
  const PATH = withProgram('rsync', 'for to; do :; done; echo part > "$to/index.html"; exit 11')
  const { status, stderr } = publish([site('two'), TARGET], { PATH })
  assert.equal(status, 1)
  assert.match(stderr, /the upload has failed/)
  assert.equal(releases().length, 1)
})

test('links that a killed publishing has left, also of an earlier version, lead nowhere', () => {
  published('one')
  for (const name of ['current.new', '.current-1', `.current-${process.pid}`])
    fs.symlinkSync(fs.readlinkSync(path.join(TARGET, 'current')), path.join(TARGET, name))
  published('two')
  assert.equal(read('current/index.html'), 'page of two')
  assert.deepEqual(fs.readdirSync(TARGET).sort(), ['current', 'lock', 'releases'])
})

test('what an earlier version of the script has published is gone back to', () => {
  published('one')
  const [release] = releases()
  fs.rmSync(path.join(TARGET, `releases/${release}.before`))
  fs.rmSync(path.join(TARGET, 'lock'))
  published('two')
  assert.equal(rollBack().status, 0)
  assert.equal(read('current/index.html'), 'page of one')
})
