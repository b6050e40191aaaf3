import { spawn } from 'node:child_process'
import fs from 'node:fs'

export interface Run {
  seconds: number
  /** Largest memory of all processes together, in MB. */
  megabytes: number
  output: string
}

/** Runs a command and watches the memory of its process tree, once a second. @throws Error with the output when it fails */
export function measure(command: string, args: string[], env: Record<string, string>, cwd = '.'): Promise<Run> {
  const began = performance.now()
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, treeMemory(child.pid ?? 0))
  }, 1000) // each sample blocks the processes: ten samples a second made a build a fifth slower
  return new Promise((resolve, reject) =>
    child.on('exit', (code) => {
      clearInterval(watch)
      if (code === 0)
        resolve({ seconds: (performance.now() - began) / 1000, megabytes: Math.round(peak / 1024), output })
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`))
    }),
  )
}

/** Proportional memory of a process and its descendants, in KB; 0 without /proc. */
function treeMemory(root: number): number {
  const parents = new Map<number, number>()
  try {
    for (const pid of fs.readdirSync('/proc').map(Number).filter(Boolean)) {
      const stat = readIf(`/proc/${pid}/stat`)
      if (stat) parents.set(pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    }
  } catch {
    return 0
  }
  const isInside = (pid: number): boolean => pid === root || (parents.has(pid) && isInside(parents.get(pid) ?? 0))
  return [...parents.keys()]
    .filter(isInside)
    .reduce((sum, pid) => sum + Number(/^Pss: +(\d+)/m.exec(readIf(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0), 0)
}

function readIf(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined // the process has ended
  }
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
