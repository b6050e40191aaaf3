import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** Exit codes by which a shell knows that a signal ended a program. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** What runs, with what a signal for it is sent to: a process, or a group by its negative number. */
const children = new Map<ChildProcess, number>()
for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => process.exit(code))
// When one of two parallel programs fails, or a signal ends this process, the others must end too. A group is killed: Next
// answers a signal late when it compiles, and its lock would refuse the next build.
process.on('exit', () => {
  for (const [child, target] of children) end(child, target < 0 ? 'SIGKILL' : 'SIGTERM')
})

interface RunOptions {
  env?: Record<string, string>
  /** Shows the output while the program runs instead of keeping it for a failure. */
  isLive?: boolean
  /** Output after which the program has done its work and is ended. */
  until?: string
}

/** Starts a program of node_modules. One that is not shown leads its own group, so that its workers end with it. */
export function start(name: string, args: string[], { env, isLive }: RunOptions = {}): ChildProcess {
  const child = spawn(path.resolve('node_modules/.bin', name), args, {
    env: { ...process.env, ...env },
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    detached: !isLive,
  })
  if (child.pid === undefined) return child
  children.set(child, isLive ? child.pid : -child.pid)
  child.on('exit', () => {
    if (!isLive) end(child) // a worker may wait forever for a program that was killed: esbuild's does
    children.delete(child)
  })
  return child
}

function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  const target = children.get(child)
  if (target === undefined) return
  try {
    process.kill(target, signal)
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs a program of node_modules to its end.
 * @returns its output
 * @throws Error with the output when it fails, or ends without printing `until`
 */
export async function run(name: string, args: string[], options: RunOptions = {}): Promise<string> {
  const { until } = options
  const child = start(name, args, options)
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk
    if (until !== undefined && output.includes(until)) end(child)
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const [code] = await once(child, 'exit')
  if (until !== undefined && output.includes(until)) return output
  const command = `${name} ${args.join(' ')}`
  if (code !== 0) throw new Error(`${command} failed:\n${output}`)
  if (until !== undefined) throw new Error(`${command} has ended without saying “${until}”:\n${output}`)
  return output
}
