import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

test('whatever ends a publishing, the served site is whole, and the next publishing needs no hand', () => {
  const command = ['--import', 'tsx', 'deploy/publish-trial.ts', '--kills', '10']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  assert.equal(status, 0, stdout + stderr)
  console.log(stdout)
})
