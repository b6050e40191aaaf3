import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { writeContent } from '../small-site'

/** In the project, as the content is: programs look for their settings in the folders above and below a file. */
const ROOT = path.resolve('.cache/test/malicious-tools')
const CONTENT = path.join(ROOT, 'content')
const CANARY = path.join(ROOT, 'canary')
beforeEach(() => fs.rmSync(ROOT, { recursive: true, force: true }))
after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

const run = (script: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...script.split(' ')], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: CONTENT, WORK_DIR: path.join(ROOT, 'work') },
  })

/** A commit that looks signed: `git log` gives it to the program that is to look at the signature. */
const commitOf = (tree: string) => `tree ${tree}
author A <a@a.example> 1700000000 +0000
committer A <a@a.example> 1700000000 +0000
gpgsig -----BEGIN PGP SIGNATURE-----
 x
 -----END PGP SIGNATURE-----

x
`

test('a content folder that is a repository without a tree is no repository to git', () => {
  const git = (args: string[], input = '') =>
    execFileSync('git', ['--git-dir', CONTENT, ...args], { input, encoding: 'utf8' }).trim()
  writeContent(CONTENT, {})
  execFileSync('git', ['init', '--bare', '--quiet', '--initial-branch', 'main', CONTENT])
  const program = path.join(CONTENT, 'program')
  fs.writeFileSync(program, `#!/bin/sh\ntouch ${CANARY}\n`, { mode: 0o755 })
  const blob = git(['hash-object', '-w', '--stdin'], 'x')
  const tree = git(['mktree'], `100644 blob ${blob}\tx\n`)
  git(['update-ref', 'refs/heads/main', git(['hash-object', '-t', 'commit', '-w', '--stdin'], commitOf(tree))])
  git(['config', 'log.showSignature', 'true'])
  git(['config', 'gpg.program', program])
  execFileSync('git', ['log', '--format=%cI'], { cwd: CONTENT, stdio: 'ignore' })
  assert.equal(fs.existsSync(CANARY), true, 'git itself runs it; were it false, this test would show nothing')
  fs.rmSync(CANARY)
  fs.mkdirSync(path.join(ROOT, 'work/.contentlayer'), { recursive: true })
  const { status, stderr } = run('--eval import("./scripts/build/git-dates.ts").then((it)=>it.writeGitDates())')
  assert.equal(status, 0, stderr)
  assert.equal(fs.existsSync(CANARY), false)
})
