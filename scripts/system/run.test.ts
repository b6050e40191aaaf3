import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { scripts } from '../../package.json'
import { run } from './run'

const says = (text: string, then = '') => ['-e', `console.log(${JSON.stringify(text)});${then}`]

test('a program that says what is wanted of it is ended', async () => {
  assert.match(await run(process.execPath, says('ready', 'setInterval(() => {}, 1000)'), { until: 'ready' }), /ready/)
})
test('a program that never says it fails, though it ends well', () =>
  assert.rejects(run(process.execPath, says('something else'), { until: 'ready' }), /without saying “ready”/))
test('a program that fails is reported with its output', () =>
  assert.rejects(run(process.execPath, says('because', 'process.exit(3)')), /failed:\nbecause/))

/** A program that starts a worker, tells its number, and then does something else. */
const hasWorker = (then: string) => {
  const worker = 'setInterval(() => {}, 1000)'
  return `const worker = require('node:child_process').spawn(process.execPath, ['-e', '${worker}'], { stdio: 'ignore' }); console.error('worker ' + worker.pid); ${then}`
}

test('the worker of a program that was killed ends too', async () => {
  const said = await run(process.execPath, ['-e', hasWorker(`process.kill(process.pid, 'SIGKILL')`)]).catch(String)
  await ended(said)
})

test('a program that does not answer a signal ends with the one that has started it', async () => {
  const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('worker ' + process.pid)"
  const script = `import { start } from './scripts/system/run'\nstart(process.execPath, ['-e', ${JSON.stringify(deaf)}]).stdout.on('data', (said) => { process.stdout.write(said); process.exit(1) })`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout, 'data')
  await once(child, 'exit')
  await ended(String(said))
})

for (const [signal, code] of [
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)
  test(`${signal} ends the program, its worker too, with ${code}`, async () => {
    const script = `import { start } from './scripts/system/run'\nstart(process.execPath, ['-e', ${JSON.stringify(hasWorker('setInterval(() => {}, 1000)'))}]).stderr.pipe(process.stdout)`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = await once(child.stdout, 'data')
    assert.ok(isAlive(workerOf(String(said))))
    child.kill(signal)
    const [exitCode] = await once(child, 'exit')
    assert.equal(exitCode, code)
    await ended(String(said))
  })

// The process of `tsx` itself kills one that does not answer a signal in 60 ms, and what that has started goes on alone.
test('npm starts the programs that start others, without a process between', () => {
  for (const [name, command] of Object.entries(scripts)) assert.doesNotMatch(command, /(^|&& *)tsx\b/, name)
})

function workerOf(said: string): number {
  const pid = Number(/worker (\d+)/.exec(said)?.[1])
  assert.ok(pid > 0, said)
  return pid
}

/** Waits until the worker of that number has ended; two minutes are a hang. */
async function ended(said: string): Promise<void> {
  const pid = workerOf(said)
  for (let wait = 0; wait < 2400 && isAlive(pid); wait++) await new Promise((resolve) => setTimeout(resolve, 50))
  assert.equal(isAlive(pid), false, 'the worker has ended')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
