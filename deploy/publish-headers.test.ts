import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { publish, published, ROOT, read, site, TARGET } from './publish-fixture'

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

test('after a reload that has failed nothing is switched, and the next publishing reloads', () => {
  const log = path.join(ROOT, 'reloads')
  published('one', { RELOAD: 'true' })
  const { status, stderr } = publish([site('two'), TARGET], { RELOAD: 'false' })
  assert.equal(status, 1)
  assert.match(stderr, /RELOAD has failed\n.*so nothing was switched/)
  assert.equal(read('current/index.html'), 'page of one')
  published('two', { RELOAD: `cat ${TARGET}/headers.conf >> ${log}` })
  assert.match(fs.readFileSync(log, 'utf8'), /sha256-one=.*sha256-two=/)
})

test('a reload that fails does not keep the site from going back', () => {
  for (const name of ['one', 'two', 'three']) published(name, { RELOAD: 'true' })
  fs.rmSync(path.join(TARGET, 'headers.loaded'))
  const { status, stderr } = publish(['--rollback', TARGET], { RELOAD: 'false' })
  assert.equal(status, 0)
  assert.match(stderr, /nginx does not know the headers of 2-.*, except the policy/)
  assert.equal(read('current/index.html'), 'page of two')
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

test('RELOAD may hold quotes of both kinds, dollars and lines', () => {
  const log = path.join(ROOT, 'quotes')
  const said = `it's "so" for $word`
  published('one', { RELOAD: `word=me\necho "it's \\"so\\" for "'$'"word" > ${log}; test $word = me` })
  assert.equal(fs.readFileSync(log, 'utf8'), `${said}\n`)
})

/** What the program that merges the headers of releases makes of these policies. */
const policyOf = (policies: string[]): string => {
  const files = policies.map((policy, index) => path.join(site(`p${index}`, policy), '_headers'))
  const own = `own=${files.at(-1)}`
  const { status, stdout } = spawnSync('awk', ['-v', own, '-f', 'deploy/headers.awk', ...files], { encoding: 'utf8' })
  assert.equal(status, 0)
  return /Policy "(.*)" always/.exec(stdout)?.[1] ?? ''
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
