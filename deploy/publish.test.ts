import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import {
  publish,
  published,
  ROOT,
  read,
  releases,
  rollBack,
  SCRIPT,
  scripts,
  site,
  start,
  TARGET,
  withProgram,
  write,
} from './publish-fixture'

test('a release follows another; the files of the last three stay', () => {
  for (const name of ['one', 'two', 'three', 'four']) published(name)
  assert.equal(read('current/index.html'), 'page of four')
  assert.deepEqual(scripts(), ['four.js', 'three.js', 'two.js'])
  assert.equal(releases().length, 3)
  assert.equal(fs.readdirSync(path.join(TARGET, 'releases')).length, 3 * 3) // with what is noted of each
  assert.deepEqual(fs.readdirSync(TARGET).sort(), ['current', 'lock', 'releases'])
})

test('releases are in the order in which they were published, also with a clock that is put back each time', () => {
  const names = Array.from({ length: 11 }, (_, index) => `n${index}`)
  for (const [index, name] of names.entries()) {
    published(name, { PATH: withProgram('date', `echo ${9999 - index}0101T000000Z`) })
  }
  assert.equal(read('current/index.html'), 'page of n10')
  assert.deepEqual(scripts(), ['n10.js', 'n8.js', 'n9.js'])
  for (const name of ['n9', 'n8']) {
    assert.equal(publish(['--rollback', TARGET]).status, 0)
    assert.equal(read('current/index.html'), `page of ${name}`)
  }
})

test('nginx reads where old addresses lead after each switch that changes it, and what it says stops nothing', () => {
  const log = path.join(ROOT, 'moved.log')
  const env = { RELOAD: `cat ${TARGET}/current/moved/nginx.map >> ${log} 2>/dev/null` }
  const map = (name: string, text: string) => write(path.join(site(name), 'moved/nginx.map'), text)
  const add = (name: string, variables: Record<string, string>) => {
    const { status, stderr } = publish([path.join(ROOT, name), TARGET], variables)
    assert.equal(status, 0, stderr)
  }
  map('m1', 'first\n')
  add('m1', { RELOAD: 'true' })
  map('m2', 'second\n')
  add('m2', env)
  map('m3', 'second\n')
  add('m3', env)
  assert.equal(fs.readFileSync(log, 'utf8'), 'second\n')
  assert.equal(publish(['--rollback', TARGET], env).status, 0)
  assert.equal(publish(['--rollback', TARGET], env).status, 0)
  assert.equal(fs.readFileSync(log, 'utf8'), 'second\nfirst\n')
  map('m4', 'fourth\n')
  assert.match(publish([path.join(ROOT, 'm4'), TARGET], { RELOAD: 'false' }).stderr, /RELOAD has failed/)
  assert.equal(read('current/moved/nginx.map'), 'fourth\n')
})

/** Publishes a site with its own map of old addresses, of which nginx has to hear. */
function publishMoved(name: string, RELOAD: string): void {
  write(path.join(site(name), 'moved/nginx.map'), name)
  const { status, stderr } = publish([path.join(ROOT, name), TARGET], { RELOAD })
  assert.equal(status, 0, stderr)
}

test('what a reload leaves running does not keep the next publishing waiting', () => {
  publishMoved('one', 'sleep 60 >/dev/null 2>&1 & echo $! > /dev/null')
  assert.equal(spawnSync('flock', ['-n', path.join(TARGET, 'lock'), 'true']).status, 0)
})

test('RELOAD may hold quotes of both kinds, dollars and lines', () => {
  const log = path.join(ROOT, 'quotes')
  const said = `it's "so" for $word`
  publishMoved('one', `word=me\necho "it's \\"so\\" for "'$'"word" > ${log}; test $word = me`)
  assert.equal(fs.readFileSync(log, 'utf8'), `${said}\n`)
})

test('headers of an earlier version, whose policy would refuse the new pages, stop a publishing and no rollback', () => {
  for (const name of ['one', 'two']) published(name)
  write(path.join(TARGET, 'headers.conf'), 'add_header Content-Security-Policy "script-src \'none\'" always;')
  const { status, stderr } = publish([site('three'), TARGET])
  assert.equal(status, 1)
  assert.match(stderr, /target\/headers\.conf, whose policy refuses the new pages\. Print the configuration anew/)
  assert.equal(read('current/index.html'), 'page of two')
  assert.equal(rollBack().status, 0)
  fs.rmSync(path.join(TARGET, 'headers.conf'))
  published('three')
})

test('a file that has not changed keeps its time, and with it its ETag', () => {
  published('one')
  const before = fs.statSync(path.join(TARGET, 'current/same.html'))
  published('two')
  const { ino, mtimeMs } = fs.statSync(path.join(TARGET, 'current/same.html'))
  assert.deepEqual([ino, mtimeMs], [before.ino, before.mtimeMs])
})

test('one command brings the release before back', () => {
  for (const name of ['one', 'two']) published(name)
  assert.equal(publish(['--rollback', TARGET]).status, 0)
  assert.equal(read('current/index.html'), 'page of one')
  assert.match(publish(['--rollback', TARGET]).stderr, /there is no release before/)
  published('three')
  assert.equal(read('current/index.html'), 'page of three')
})

test('a rollback goes to what was served before, never to what was rolled back', () => {
  for (const name of ['two', 'three']) published(name)
  rollBack()
  published('four')
  rollBack()
  assert.equal(read('current/index.html'), 'page of two')
  assert.ok(scripts().includes('four.js'), 'pages of the release that went may still be open')
})

test('a rollback never goes to what was not served, and what was served before is never removed', async () => {
  published('good')
  published('bad')
  for (const name of ['n1', 'n2', 'n3', 'n4'])
    await start(name, { ON_STEP: '[ "$1" != switch ] || kill -9 0', RELOAD: 'true' })
  assert.equal(rollBack().status, 0)
  assert.equal(read('current/index.html'), 'page of good')
})

test('only files below folders of hashed names stay', () => {
  for (const name of ['one', 'two']) {
    const folder = site(name)
    write(path.join(folder, `gone-${name}.html`), name)
    write(path.join(folder, `search-index/current.${name}.json`), name)
    write(path.join(folder, `search-index/${name}.1/part.json`), name)
    assert.equal(publish([folder, TARGET]).status, 0)
  }
  assert.deepEqual(fs.readdirSync(path.join(TARGET, 'current/search-index')).sort(), [
    'current.two.json',
    'one.1',
    'two.1',
  ])
  assert.ok(!fs.existsSync(path.join(TARGET, 'current/gone-one.html')))
})

test('nginx may read everything, whatever the umask of the publisher and the modes of the files', () => {
  const folder = site('one')
  fs.chmodSync(path.join(folder, 'index.html'), 0o600)
  fs.chmodSync(path.join(folder, '_next'), 0o700)
  const { status } = spawnSync('sh', ['-c', 'umask 077; exec "$@"', 'sh', SCRIPT, folder, TARGET])
  assert.equal(status, 0)
  const modes = ['', 'releases', 'current/', 'current/_next', 'current/index.html']
  assert.deepEqual(
    modes.map((file) => (fs.statSync(path.join(TARGET, file)).mode & 0o777).toString(8)),
    ['755', '755', '755', '755', '644'],
  )
})

for (const [host, name] of [
  ['[::1]', '::1'],
  ['docs@[fd00::2]', 'docs@fd00::2'],
  ['docs@host.example', 'docs@host.example'],
])
  test(`${host} is a host`, () => {
    const log = path.join(ROOT, 'requested')
    write(log, '')
    const run = 'while case $1 in sh | rsync) false ;; esac; do shift; done; exec sh -c "$*"'
    const PATH = withProgram('ssh', `echo "$*" >> ${log}; ${run}`)
    const { status, stderr } = publish([site('one'), `${host}:${TARGET}`], { PATH })
    assert.equal(status, 0, stderr)
    assert.equal(read('current/index.html'), 'page of one')
    assert.match(fs.readFileSync(log, 'utf8'), new RegExp(`^(-- ${name} sh\n){2}.*rsync --server .*\n-- ${name} sh\n$`))
  })

test('a site may have a name that begins with “-”', () => {
  fs.renameSync(site('dash'), path.join(ROOT, '-dash'))
  const { status, stderr } = publish(['-dash', TARGET], {}, ROOT)
  assert.equal(status, 0, stderr)
  assert.equal(read('current/index.html'), 'page of dash')
})

for (const [name, args, says] of [
  ['no built site', [ROOT, TARGET], /is no built site: run `npm run build` first/],
  ['a target that is no absolute path', [ROOT, 'srv'], /the target has to be an absolute path: srv/],
  ['a target with a quote', [ROOT, "/srv/'x"], /may hold letters/],
  ['one argument', [ROOT], /expected a site and a target/],
] as const)
  test(`${name} is reported, and nothing is written`, () => {
    const { status, stderr } = publish([...args])
    assert.equal(status, 1)
    assert.match(stderr, says)
    assert.ok(!fs.existsSync(TARGET))
  })
