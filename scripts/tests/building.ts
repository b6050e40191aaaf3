import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { after, before } from 'node:test'
import { listFiles } from '../system/files'

/** Of the two files of tests that build. They do not run at the same time: all builds of a folder share `.next`. */
export const ROOT = path.resolve('.cache/test/build')
before(() => fs.rmSync(ROOT, { recursive: true, force: true }))
after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

interface Building {
  out: string
  variables?: Record<string, string>
  shell?: string
}

/** Builds as an author would; the caches are kept beside the content. @returns what was said, and the exit code */
export function run(content: string, { out, variables, shell = '' }: Building): { said: string; code: number | null } {
  const own = { BASE_PATH: undefined, LOCALES: undefined, WORK_DIR: path.join(content, '../work') }
  const env = { ...process.env, ...own, CONTENT_DIR: content, OUT_DIR: out, ...variables }
  const { stdout, stderr, status } = spawnSync('sh', ['-c', `${shell} npm run --silent build`], {
    encoding: 'utf8',
    env,
  })
  return { said: stdout + stderr, code: status }
}
export function runWell(content: string, building: Building): void {
  const { said, code } = run(content, building)
  assert.equal(code, 0, said)
}

/** A content folder of its own with further files. */
export function copy(fixture: string, name: string, files: Record<string, string>): string {
  const dir = path.join(ROOT, name, 'content')
  fs.cpSync(path.join('e2e/fixtures', fixture), dir, { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    fs.writeFileSync(path.join(dir, file), text)
  }
  return dir
}
export const page = (title: string, body: string, fields = '') =>
  `---\ntitle: ${title}\ndescription: ${title}.\n${fields}---\n\n${body}\n`
/** All files of a built site. */
export const published = (out: string): Record<string, string> =>
  Object.fromEntries(listFiles(out).map((file) => [file, fs.readFileSync(path.join(out, file), 'base64')]))
export function assertSame(site: Record<string, string>, other: Record<string, string>): void {
  assert.deepEqual(Object.keys(site).sort(), Object.keys(other).sort())
  assert.deepEqual(
    Object.keys(site).filter((file) => site[file] !== other[file]),
    [],
  )
}
export const reported = (said: string, expected: string) =>
  assert.ok(said.includes(expected), `expected:\n${expected}\n\nin:\n${said}`)
export const isCalm = (said: string) => assert.doesNotMatch(said, /^\s+at .*:\d+:\d+\)?$/m, 'no stack trace')
