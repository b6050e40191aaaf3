import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, beforeEach } from 'node:test'
import { headersFile } from '../lib/site/hosting'

export const SCRIPT = path.resolve('deploy/publish.sh')
/** The headers of a real site, which also say which folders have hashed names. */
const RULES = headersFile()
/** A folder of this file of tests. */
export const ROOT = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'))
/** What is published to; each test begins without it. */
export const TARGET = path.join(ROOT, 'target')
after(() => fs.rmSync(ROOT, { recursive: true }))
beforeEach(() => fs.rmSync(TARGET, { recursive: true, force: true }))

/** Writes a file and creates its folder. */
export const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

/** A site of one page, whose script has its own name. */
export function site(name: string): string {
  const folder = path.join(ROOT, name)
  write(path.join(folder, 'index.html'), `page of ${name}`)
  write(path.join(folder, 'same.html'), 'a page that does not change')
  write(path.join(folder, `_next/static/${name}.js`), name)
  write(path.join(folder, '_headers'), RULES)
  return folder
}

/** Runs the script. */
export function publish(args: string[], env: Record<string, string> = {}, cwd = '.') {
  return spawnSync(SCRIPT, args, { encoding: 'utf8', env: { ...process.env, ...env }, cwd })
}
/** Runs the script in its own process group, so that ON_STEP can end all of it. */
export async function start(name: string, env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(SCRIPT, [site(name), TARGET], { env: { ...process.env, ...env }, detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
/** Publishes a site, without any trouble. */
export function published(name: string, env?: Record<string, string>): void {
  const { status, stderr } = publish([site(name), TARGET], env)
  assert.equal(status, 0, stderr)
}
/** A file of the target. */
export const read = (file: string): string => fs.readFileSync(path.join(TARGET, file), 'utf8')
/** Scripts of the served release. */
export const scripts = (): string[] => fs.readdirSync(path.join(TARGET, 'current/_next/static')).sort()
export const releases = (): string[] =>
  fs.readdirSync(path.join(TARGET, 'releases')).filter((name) => !name.includes('.'))
/** A PATH in which a program is this script instead. */
export function withProgram(name: string, script: string): string {
  const folder = fs.mkdtempSync(path.join(ROOT, 'path-'))
  write(path.join(folder, name), `#!/bin/sh\n${script}\n`)
  fs.chmodSync(path.join(folder, name), 0o755)
  return `${folder}:${process.env.PATH}`
}
export const rollBack = () => publish(['--rollback', TARGET])

/** Kills a publishing when a step begins. @param expected the site that is served then, and until the next publishing */
export async function killAt(step: string, kill: string, expected: 'one' | 'two'): Promise<void> {
  published('one')
  const { code } = await start('two', { ON_STEP: `[ "$1" != ${step} ] || ${kill}`, RELOAD: 'true' })
  assert.notEqual(code, 0)
  assert.equal(read('current/index.html'), `page of ${expected}`)
  assert.ok(scripts().includes(`${expected}.js`))
  published('three')
  assert.equal(read('current/index.html'), 'page of three')
  assert.ok(scripts().includes('one.js'))
  assert.equal(releases().length, expected === 'two' ? 3 : 2)
}
