import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'

/** A publishing that runs. */
export interface Run {
  child: ChildProcess
  /** Over ssh: its processes on the target are children of the server. */
  isRemote: boolean
  end: Promise<{ code: number | null; said: string }>
}

/** Processes below one, the nearest first, with the name of each. */
export function below(pid: number): { pid: number; name: string }[] {
  const all = fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  const found = all.flatMap((entry) => {
    try {
      // `pid (name) state parent …`; the name may hold spaces.
      const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/.exec(fs.readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? []
      return [{ pid: Number(entry), name, parent: Number(parent) }]
    } catch {
      return [] // it has ended meanwhile
    }
  })
  const children = (of: number): { pid: number; name: string }[] =>
    found.filter(({ parent }) => parent === of).flatMap(({ pid, name }) => [{ pid, name }, ...children(pid)])
  return children(pid)
}

/** Sends a signal; nothing when the process, or the group of a negative number, has ended. @returns whether it was there */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
