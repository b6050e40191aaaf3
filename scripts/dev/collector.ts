import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { collectAndWatch } from '../collect'

export interface Collector {
  /** Rejects when Contentlayer ends by itself: nothing would be compiled any more. */
  died: Promise<never>
  /** Compiles the pages that were made of a changed file, by starting Contentlayer again: it watches the pages only. */
  recompile(): Promise<void>
}

/** Starts Contentlayer, which compiles the content folder and then every page that is saved. */
export function startCollector(): Collector {
  let current: ChildProcess | undefined
  let fail: (error: Error) => void = () => undefined
  const died = new Promise<never>((_, reject) => {
    fail = reject
  })
  const launch = () => {
    const child = collectAndWatch()
    let output = '' // its messages repeat ours without a remedy, so they are shown only when it fails
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output = `${output}${chunk}`.slice(-4000)
      })
    child.on('exit', (code, signal) => {
      if (child === current) fail(new Error(`Contentlayer has ended (${signal ?? code}).\n${output.trim()}`))
    })
    return child
  }
  current = launch()
  return {
    died,
    async recompile() {
      const old = current
      current = undefined
      if (old && old.exitCode === null && old.kill()) await once(old, 'exit')
      current = launch()
    },
  }
}
