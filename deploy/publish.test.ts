import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { headersFile } from '../lib/hosting'

const SCRIPT = path.resolve('deploy/publish.sh')
const STEPS = ['prepare', 'upload', 'keep', 'headers', 'reload', 'switch', 'end']
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
function site(name: string, policy = `script-src 'self' 'sha256-${name}='; object-src 'none'`): string {
  const folder = path.join(ROOT, name)
  write(path.join(folder, 'index.html'), `page of ${name}`)
  write(path.join(folder, 'same.html'), 'a page that does not change')
  write(path.join(folder, `_next/static/${name}.js`), name)
  write(
    path.join(folder, '_headers'),
    [`/*\n  Content-Security-Policy: ${policy}\n  X-Content-Type-Options: nosniff`, ...KEPT_FOLDERS].join('\n\n'),
  )
  return folder
}

function publish(args: string[], env: Record<string, string> = {}, cwd = '.') {
  return spawnSync(SCRIPT, args, { encoding: 'utf8', env: { ...process.env, ...env }, cwd })
}
/** Runs the script in a process group of its own, so that ON_STEP can end all of it. */
async function start(name: string, env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(SCRIPT, [site(name), TARGET], { env: { ...process.env, ...env }, detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
function published(name: string, env?: Record<string, string>): void {
  const { status, stderr } = publish([site(name), TARGET], env)
  assert.equal(status, 0, stderr)
}
const read = (file: string): string => fs.readFileSync(path.join(TARGET, file), 'utf8')
const scripts = (): string[] => fs.readdirSync(path.join(TARGET, 'current/_next/static')).sort()
const releases = (): string[] => fs.readdirSync(path.join(TARGET, 'releases')).filter((name) => !name.includes('.'))
/** A PATH in which a program is this script instead. */
function withProgram(name: string, script: string): string {
  const folder = fs.mkdtempSync(path.join(ROOT, 'path-'))
  write(path.join(folder, name), `#!/bin/sh\n${script}\n`)
  fs.chmodSync(path.join(folder, name), 0o755)
  return `${folder}:${process.env.PATH}`
}
const rollBack = () => publish(['--rollback', TARGET])

test('a release follows another; the files of the last three stay', () => {
  for (const name of ['one', 'two', 'three', 'four']) published(name)
  assert.equal(read('current/index.html'), 'page of four')
  assert.deepEqual(scripts(), ['four.js', 'three.js', 'two.js'])
  assert.equal(releases().length, 3)
  assert.equal(fs.readdirSync(path.join(TARGET, 'releases')).length, 3 * 3) // with what is noted of each
  assert.deepEqual(fs.readdirSync(TARGET).sort(), ['current', 'headers.conf', 'lock', 'releases'])
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
  for (const [whose, kill] of [
    ['the publisher and all it has started', 'kill -9 0'],
    ['the shell of this step', 'kill -9 $PPID'],
  ] as const)
    test(`${whose} killed when “${step}” begins: readers see one whole site, and the next publishing succeeds`, async () => {
      published('one')
      const { code } = await start('two', { ON_STEP: `[ "$1" != ${step} ] || ${kill}`, RELOAD: 'true' })
      assert.notEqual(code, 0)
      const expected = step === 'end' ? 'two' : 'one'
      assert.equal(read('current/index.html'), `page of ${expected}`)
      assert.ok(scripts().includes(`${expected}.js`))
      assert.ok(read('headers.conf').includes(`sha256-${expected}=`))
      published('three')
      assert.equal(read('current/index.html'), 'page of three')
      assert.ok(scripts().includes('one.js'))
      assert.equal(releases().length, step === 'end' ? 3 : 2)
    })

test('after a reload that has failed nothing is switched, and the next publishing reloads', () => {
  const log = path.join(ROOT, 'reloads')
  published('one', { RELOAD: 'true' })
  const { status, stderr } = publish([site('two'), TARGET], { RELOAD: 'false' })
  assert.equal(status, 1)
  assert.match(stderr, /RELOAD has failed, so nothing was switched/)
  assert.equal(read('current/index.html'), 'page of one')
  published('two', { RELOAD: `cat ${TARGET}/headers.conf >> ${log}` })
  assert.match(fs.readFileSync(log, 'utf8'), /sha256-one=.*sha256-two=/)
})

test('a change that was published without RELOAD is told to nginx when there is one again', () => {
  const log = path.join(ROOT, 'told')
  published('one')
  published('one', { RELOAD: `echo told >> ${log}` })
  assert.equal(fs.readFileSync(log, 'utf8'), 'told\n')
})

test('what a reload leaves running does not keep the next publishing waiting', () => {
  published('one', { RELOAD: 'sleep 60 >/dev/null 2>&1 & echo $! > /dev/null' })
  assert.equal(spawnSync('flock', ['-n', path.join(TARGET, 'lock'), 'true']).status, 0)
})

test('the policy lets through what is served after two rollbacks, whatever becomes of the next publishing', async () => {
  for (const name of ['one', 'two', 'three']) published(name)
  for (let back = 0; back < 2; back++) assert.equal(rollBack().status, 0)
  await start('four', { ON_STEP: '[ "$1" != switch ] || kill -9 0' })
  assert.equal(read('current/index.html'), 'page of one')
  assert.match(read('headers.conf'), /sha256-one=/)
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

test('a publishing waits for another to switch', async () => {
  published('one')
  const first = start('two', { ON_STEP: '[ "$1" != headers ] || sleep 1' })
  await new Promise((next) => setTimeout(next, 600))
  const second = start('three', {})
  assert.deepEqual(
    [await first, await second].map(({ code }) => code),
    [0, 0],
  )
  assert.equal(read('current/index.html'), 'page of three')
  assert.match(read('headers.conf'), /sha256-one=.*sha256-two=.*sha256-three=/)
})

for (const [moment, says] of [
  ['before', /whose publishing began later, is served already/],
  ['after', /a publishing that began later has taken the place of this one/],
] as const)
  test(`a publishing that stands ${moment} its upload while a later one is served gives way, and says so`, async () => {
    published('one')
    const go = path.join(ROOT, `go-${moment}`)
    const wait = `while [ ! -e ${go} ]; do sleep 0.05; done`
    const upload = `PATH='${process.env.PATH}' rsync "$@"`
    const PATH = withProgram('rsync', moment === 'before' ? `${wait}; ${upload}` : `${upload} && ${wait}`)
    const first = start('old', { PATH })
    await new Promise((next) => setTimeout(next, 700))
    published('new')
    write(go, '')
    const { code, said } = await first
    assert.equal(code, 1)
    assert.match(said, says)
    assert.equal(read('current/index.html'), 'page of new')
  })

test('an upload that fails leaves nothing on the disk', () => {
  published('one')
  const PATH = withProgram('rsync', 'for to; do :; done; echo part > "$to/index.html"; exit 11')
  const { status, stderr } = publish([site('two'), TARGET], { PATH })
  assert.equal(status, 1)
  assert.match(stderr, /the upload has failed/)
  assert.equal(releases().length, 1)
})

test('nginx may read everything, whatever the umask of the publisher and the modes of the files', () => {
  const folder = site('one')
  fs.chmodSync(path.join(folder, 'index.html'), 0o600)
  fs.chmodSync(path.join(folder, '_next'), 0o700)
  const { status } = spawnSync('sh', ['-c', 'umask 077; exec "$@"', 'sh', SCRIPT, folder, TARGET])
  assert.equal(status, 0)
  const modes = ['', 'releases', 'current/', 'current/_next', 'current/index.html', 'headers.conf']
  assert.deepEqual(
    modes.map((file) => (fs.statSync(path.join(TARGET, file)).mode & 0o777).toString(8)),
    ['755', '755', '755', '755', '644', '644'],
  )
})

test('links that a killed publishing has left, also of an earlier version, lead nowhere', () => {
  published('one')
  for (const name of ['current.new', '.current-1', `.current-${process.pid}`])
    fs.symlinkSync(fs.readlinkSync(path.join(TARGET, 'current')), path.join(TARGET, name))
  published('two')
  assert.equal(read('current/index.html'), 'page of two')
  assert.deepEqual(fs.readdirSync(TARGET).sort(), ['current', 'headers.conf', 'lock', 'releases'])
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

for (const [host, name] of [
  ['[::1]', '::1'],
  ['docs@[fd00::2]', 'docs@fd00::2'],
  ['docs@host.example', 'docs@host.example'],
])
  test(`${host} is a host`, () => {
    const log = path.join(ROOT, 'asked')
    write(log, '')
    const run = 'while case $1 in sh | rsync) false ;; esac; do shift; done; exec sh -c "$*"'
    const PATH = withProgram('ssh', `echo "$*" >> ${log}; ${run}`)
    const { status, stderr } = publish([site('one'), `${host}:${TARGET}`], { PATH })
    assert.equal(status, 0, stderr)
    assert.equal(read('current/index.html'), 'page of one')
    assert.match(fs.readFileSync(log, 'utf8'), new RegExp(`^-- ${name} sh\n.*rsync --server .*\n-- ${name} sh\n$`))
  })

test('RELOAD may hold quotes of both kinds, dollars and lines', () => {
  const log = path.join(ROOT, 'quotes')
  const said = `it's "so" for $word`
  published('one', { RELOAD: `word=me\necho "it's \\"so\\" for "'$'"word" > ${log}; test $word = me` })
  assert.equal(fs.readFileSync(log, 'utf8'), `${said}\n`)
})

test('a site may have a name that begins with “-”', () => {
  fs.renameSync(site('dash'), path.join(ROOT, '-dash'))
  const { status, stderr } = publish(['-dash', TARGET], {}, ROOT)
  assert.equal(status, 0, stderr)
  assert.equal(read('current/index.html'), 'page of dash')
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

const policyOf = (policies: string[]): string => {
  fs.rmSync(TARGET, { recursive: true, force: true })
  for (const [index, policy] of policies.entries()) assert.equal(publish([site(`p${index}`, policy), TARGET]).status, 0)
  return /Policy "(.*)" always/.exec(read('headers.conf'))?.[1] ?? ''
}
for (const [what, policies, expected] of [
  [
    'sources of each directive are added',
    ["script-src 'self' 'sha256-a='; style-src 'sha256-b='", "script-src 'self' 'sha256-c='; style-src 'sha256-d='"],
    "script-src 'self' 'sha256-a=' 'sha256-c='; style-src 'sha256-b=' 'sha256-d='",
  ],
  [
    'a directive that one release lacks is left out',
    ["script-src 'self'", "require-trusted-types-for 'script'; script-src 'self'"],
    "script-src 'self'",
  ],
  [
    'default-src stands for what is not named',
    ["default-src 'self'", "default-src 'none'; script-src 'sha256-a='"],
    "default-src 'self'; script-src 'self' 'sha256-a='",
  ],
  [
    'without a default all is let through',
    ["script-src 'self'", "default-src 'none'; script-src 'self'; img-src 'self'"],
    "script-src 'self'",
  ],
  ["'none' stands alone only", ["object-src 'none'", "object-src 'self'"], "object-src 'self'"],
  [
    'hashes would switch unsafe-inline off',
    ["style-src 'unsafe-inline'", "style-src 'self' 'sha256-a='"],
    "style-src 'unsafe-inline' 'self'",
  ],
  [
    'elements fall back to their directive',
    ["script-src 'self'", "script-src 'none'; script-src-elem 'sha256-a='"],
    "script-src 'self'; script-src-elem 'self' 'sha256-a='",
  ],
  [
    'a directive without a value stays',
    ['upgrade-insecure-requests', 'upgrade-insecure-requests;'],
    'upgrade-insecure-requests',
  ],
] as const)
  test(`one policy for all releases: ${what}`, () => {
    assert.equal(policyOf([...policies]), expected)
  })

for (const [what, policy] of [
  ['is too long for nginx', `script-src ${'x'.repeat(4100)}`],
  ['holds a variable of nginx', "script-src 'self' $host"],
])
  test(`a header that ${what} is told, and what was served is served`, () => {
    published('one')
    const { status, stderr } = publish([site('two', policy), TARGET], { RELOAD: 'true' })
    assert.equal(status, 1)
    assert.match(stderr, /nginx cannot read this header: Content-Security-Policy/)
    assert.equal(read('current/index.html'), 'page of one')
    assert.match(read('headers.conf'), /sha256-one=/)
    published('three')
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
