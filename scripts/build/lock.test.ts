import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { lockBuild } from './lock'

const FOLDER = '.cache/test/lock'

test('the second build says so', async () => {
  const first = await lockBuild(FOLDER)
  await assert.rejects(lockBuild(FOLDER), /another build of this folder is running/)
  first.close()
  await once(first, 'close')
  ;(await lockBuild(FOLDER)).close()
})

test('of builds that begin at the same moment one runs', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockBuild(FOLDER)))
  const granted = tries.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  for (const lock of granted) lock.close()
  assert.equal(granted.length, 1)
  for (const one of tries) if (one.status === 'rejected') assert.match(String(one.reason), /another build/)
})

test('a build that was killed leaves no lock', async () => {
  const script = `import { lockBuild } from './scripts/build/lock'\n(await lockBuild('${FOLDER}')).ref()\nconsole.log('locked')`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  await assert.rejects(lockBuild(FOLDER), /another build/)
  child.kill('SIGKILL')
  await once(child, 'exit')
  ;(await lockBuild(FOLDER)).close()
})
