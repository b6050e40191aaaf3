import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'
import { killAt } from './publish-fixture'

const scripts = ['publish.sh', 'target.sh'].map((name) => fs.readFileSync(`deploy/${name}`, 'utf8')).join('\n')
/** Every step of both scripts. */
const STEPS = [...scripts.matchAll(/^ *step (\w+)$/gm)].map(([, name = '']) => name)
assert.ok(STEPS.length > 5, 'the steps of the scripts are found')

for (const step of STEPS)
  for (const [whose, kill] of [
    ['the publisher and all it has started', 'kill -9 0'],
    ['the shell of this step', 'kill -9 $PPID'],
  ] as const)
    test(`${whose} killed when “${step}” begins: readers see one whole site, and the next publishing succeeds`, () =>
      killAt(step, kill, step === 'end' ? 'two' : 'one'))
