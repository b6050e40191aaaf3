import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { headersFile } from '../lib/hosting'

const SCRIPT = path.resolve('deploy/publish.sh')
const STEPS = ['prepare', 'upload', 'keep', 'headers', 'release', 'switch', 'clean']
/** The rules of a real site that say which folders have hashed names. */
const [, ...KEPT_FOLDERS] = headersFile('').split('\n\n')
const ROOT = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'))
const TARGET = path.join(ROOT, 'target')
after(() => fs.rmSync(ROOT, { recursive: true }))
beforeEach(() => fs.rmSync(TARGET, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

/** A site of one page, whose script has a name of its own. */
function site(name: string): string {
  const folder = path.join(ROOT, name)
  write(path.join(folder, 'index.html'), `page of ${name}`)
  write(path.join(folder, 'same.html'), 'a page that does not change')
  write(path.join(folder, `_next/static/${name}.js`), name)
  const policy = `script-src 'self' 'sha256-${name}='; object-src 'none'`
  write(
    path.join(folder, '_headers'),
    [`/*\n  Content-Security-Policy: ${policy}\n  X-Content-Type-Options: nosniff`, ...KEPT_FOLDERS].join('\n\n'),
  )
  return folder
}

function publish(args: string[], env: Record<string, string> = {}) {
  return spawnSync(SCRIPT, args, { encoding: 'utf8', env: { ...process.env, ...env } })
}
function published(name: string, env?: Record<string, string>): void {
  const { status, stderr } = publish([site(name), TARGET], env)
  assert.equal(status, 0, stderr)
}
const read = (file: string): string => fs.readFileSync(path.join(TARGET, file), 'utf8')
const scripts = (): string[] => fs.readdirSync(path.join(TARGET, 'current/_next/static')).sort()

test('a release follows another; the files of the last three stay', () => {
  for (const name of ['one', 'two', 'three', 'four']) published(name)
  assert.equal(read('current/index.html'), 'page of four')
  assert.deepEqual(scripts(), ['four.js', 'three.js', 'two.js'])
  assert.equal(fs.readdirSync(path.join(TARGET, 'releases')).length, 2 * 3) // with the lists of their files
  assert.deepEqual(fs.readdirSync(path.join(TARGET, 'incoming')), [])
})

test('releases are in the order in which they were published, also with a clock that is put back each time', () => {
  const names = Array.from({ length: 11 }, (_, index) => `n${index}`)
  for (const [index, name] of names.entries()) {
    const clock = path.join(ROOT, 'clock/date')
    write(clock, `#!/bin/sh\necho ${9999 - index}0101T000000Z\n`)
    fs.chmodSync(clock, 0o755)
    published(name, { PATH: `${path.dirname(clock)}:${process.env.PATH}` })
  }
  assert.equal(read('current/index.html'), 'page of n10')
  assert.deepEqual(scripts(), ['n10.js', 'n8.js', 'n9.js'])
  for (const name of ['n9', 'n8']) {
    assert.equal(publish(['--rollback', TARGET]).status, 0)
    assert.equal(read('current/index.html'), `page of ${name}`)
  }
})

test('a file that has not changed keeps its time, and with it its ETag', () => {
  published('one')
  const before = fs.statSync(path.join(TARGET, 'current/same.html'))
  published('two')
  const { ino, mtimeMs } = fs.statSync(path.join(TARGET, 'current/same.html'))
  assert.deepEqual([ino, mtimeMs], [before.ino, before.mtimeMs])
})

test('the headers let through what the pages of the last releases run; nginx is told before the switch, and only of a change', () => {
  const log = path.join(ROOT, 'log')
  const env = { RELOAD: `cat ${TARGET}/current/index.html >> ${log} 2>/dev/null; echo >> ${log}` }
  published('one', env)
  published('two', env)
  published('two', env)
  assert.equal(fs.readFileSync(log, 'utf8'), '\npage of one\n')
  assert.deepEqual(read('headers.conf').split('\n'), [
    `add_header Content-Security-Policy "script-src 'self' 'sha256-one=' 'sha256-two='; object-src 'none'" always;`,
    'add_header X-Content-Type-Options "nosniff" always;',
    '',
  ])
})

test('one command brings the release before back', () => {
  for (const name of ['one', 'two']) published(name)
  assert.equal(publish(['--rollback', TARGET]).status, 0)
  assert.equal(read('current/index.html'), 'page of one')
  assert.match(publish(['--rollback', TARGET]).stderr, /there is no release before/)
  published('three')
  assert.equal(read('current/index.html'), 'page of three')
})

for (const step of STEPS)
  test(`killed when “${step}” begins, readers see one whole site, and the next publishing succeeds`, () => {
    published('one')
    const { signal } = publish([site('two'), TARGET], { ON_STEP: `[ "$1" != ${step} ] || kill -9 $2` })
    assert.equal(signal, 'SIGKILL')
    const expected = step === 'clean' ? 'two' : 'one'
    assert.equal(read('current/index.html'), `page of ${expected}`)
    assert.ok(scripts().includes(`${expected}.js`))
    published('three')
    assert.equal(read('current/index.html'), 'page of three')
    assert.ok(scripts().includes('one.js'))
  })

for (const [name, args, says] of [
  ['no built site', [ROOT, TARGET], /is no built site: run `npm run build` first/],
  ['a target that is no absolute path', [ROOT, 'srv'], /the target has to be an absolute path: srv/],
  ['a target with a quote', [ROOT, "/srv/'x"], /may hold letters/],
  ['one argument', [ROOT], /expected a site and a target/],
] as const)
  test(`${name} is told, and nothing is written`, () => {
    const { status, stderr } = publish([...args])
    assert.equal(status, 1)
    assert.match(stderr, says)
    assert.ok(!fs.existsSync(TARGET))
  })
