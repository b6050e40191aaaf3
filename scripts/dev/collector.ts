import { collectAndWatch } from '../compile/collect'

export interface Collector {
  /** Rejects when Contentlayer ends by itself: nothing would be collected any more. */
  died: Promise<never>
}

/** Compiles the content folder and starts Contentlayer, which collects every document that changes from then on. */
export async function startCollector(): Promise<Collector> {
  const child = await collectAndWatch()
  let output = '' // shown only when it fails
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4000)
    })
  const died = new Promise<never>((_, reject) => {
    child.on('exit', (code, signal) =>
      reject(new Error(`Contentlayer has ended (${signal ?? code}).\n${output.trim()}`)),
    )
  })
  return { died }
}
