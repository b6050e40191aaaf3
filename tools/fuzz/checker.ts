import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Answer, Question } from './worker'

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
  `--allow-fs-write=${path.resolve(work)}/`,
  `--allow-fs-write=${os.tmpdir()}/tsx-*`, // what tsx has compiled
  '--allow-child-process', // esbuild, of tsx
  '--allow-worker', // tsx
  '--allow-addons', // sharp
  '--no-warnings',
]

/** A process of its own, since neither a hang nor an overflow of memory can be caught from within. */
export class Checker {
  private readonly child: ChildProcess
  private said = ''

  constructor(content: string, work: string) {
    fs.mkdirSync(work, { recursive: true })
    this.child = fork(path.resolve('tools/fuzz/worker.ts'), {
      execArgv: [...permissions(work), '--import', 'tsx'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        CONTENT_DIR: path.resolve(content),
        WORK_DIR: path.resolve(work),
        BASE_PATH: undefined,
        LOCALES: undefined,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.child.stderr?.on('data', (chunk) => {
      this.said = (this.said + chunk).slice(-4000)
    })
  }

  /** @param longest how long (ms) an answer may take; the process is ended then */
  async ask(question: Question, longest = LONGEST_MS): Promise<Answer | { ended: string }> {
    const stop = new AbortController()
    const { signal } = stop
    const watchdog = setTimeout(() => stop.abort(), longest)
    this.child.send(question)
    try {
      return await Promise.race([
        once(this.child, 'message', { signal }).then(([answer]) => answer as Answer),
        once(this.child, 'exit', { signal }).then(([code, by]) => ({
          ended: `ended with ${code ?? by}: ${this.said}`,
        })),
      ])
    } catch {
      this.child.kill('SIGKILL')
      return { ended: `no answer in ${longest / 1000} s` }
    } finally {
      clearTimeout(watchdog)
      stop.abort()
    }
  }

  end(): void {
    this.child.kill()
  }
}
