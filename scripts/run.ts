import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const children = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
// When one of two that run side by side fails, the other must not go on alone.
process.on('exit', () => {
  for (const child of children) child.kill()
})

interface RunOptions {
  env?: Record<string, string>
  /** Shows the output at once instead of keeping it for a failure. */
  isLive?: boolean
  /** A program that says this has done what is wanted of it, and is ended. */
  until?: string
}

/** Starts a program of node_modules. */
export function start(name: string, args: string[], { env, isLive, until }: RunOptions = {}): ChildProcess {
  const child = spawn(path.resolve('node_modules/.bin', name), args, {
    env: { ...process.env, ...env },
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    detached: until !== undefined, // leads a group, with its workers
  })
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

/** Runs a program of node_modules to its end. @returns its output @throws Error with the output when it fails */
export function run(name: string, args: string[], options: RunOptions = {}): Promise<string> {
  const child = start(name, args, options)
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (options.until === undefined || !output.includes(options.until)) return
      child.stdout?.off('data', read)
      child.stderr?.off('data', read)
      resolve(output)
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${name} ${args.join(' ')} failed:\n${output}`)),
    )
  })
}
