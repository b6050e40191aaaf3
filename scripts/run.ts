import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const children = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
    process.exit(0)
  })
}

interface RunOptions {
  env?: Record<string, string>
  /** Shows the output at once instead of keeping it for a failure. */
  isLive?: boolean
}

/** Starts a program of node_modules. */
export function start(name: string, args: string[], { env, isLive }: RunOptions = {}): ChildProcess {
  const child = spawn(path.resolve('node_modules/.bin', name), args, { env: { ...process.env, ...env }, stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

/** Runs a program of node_modules to its end. @returns its output @throws Error with the output when it fails */
export function run(name: string, args: string[], options: RunOptions = {}): Promise<string> {
  const child = start(name, args, options)
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`${name} ${args.join(' ')} failed:\n${output}`))))
  })
}
