import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { writeContent } from '../small-site'
import { makeTrial } from './trial'

const { root: ROOT, content: CONTENT, canary: CANARY, run } = makeTrial('malicious-tools')

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
