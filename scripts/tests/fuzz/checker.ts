import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Answer } from './worker'

/** A hang, not a slow case. */
const LONGEST_MS = 300_000
/** Its name changed with Node 23. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** What Node lets the process do: read, and write into its work folder only. To write anywhere else is a finding. */
const permissions = (work: string) => [
  PERMISSION,
  '--allow-fs-read=*',
  `--allow-fs-write=${work}/`,
  `--allow-fs-write=${os.tmpdir()}/tsx-*`, // what tsx has compiled
  '--allow-child-process', // esbuild, of tsx
  '--allow-worker', // tsx
  '--allow-addons', // sharp
  '--no-warnings',
]

/** Starts a process that checks a content folder, since neither a hang nor an overflow of memory can be caught from within. */
export function startChecker(content: string, work: string, longest = LONGEST_MS) {
  fs.mkdirSync(work, { recursive: true })
  const child = fork(path.resolve('scripts/tests/fuzz/worker.ts'), {
    execArgv: [...permissions(work), '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: content, WORK_DIR: work },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code, signal]): Answer => ({ thrown: `ended with ${code ?? signal}` }))
  return {
    /** @param changed files that have changed since the last answer @throws Error when no answer comes */
    ask: (changed: string[]): Promise<Answer> => {
      child.send(changed)
      const answered = once(child, 'message', { signal: AbortSignal.timeout(longest) })
      return Promise.race([answered.then(([answer]) => answer as Answer), ended])
    },
    end: () => child.kill('SIGKILL'),
  }
}
