import { defineGlobals, tellRuntime } from '@/lib/next/globals'
import type { StartData } from '@/lib/next/start-data'
import { LateError, loadScripts, run } from './load-scripts'
import { renew } from './renew'

/** Where the framework's start stands. The page shows a sentence for a start that failed (components/layout/header). */
let state: 'waiting' | 'loading' | 'failed' | 'ready' = 'waiting'
let hasBegun = false
let missing = new Set<string>()
let parts: Promise<unknown>[] = []
let becomeReady = () => {}
const ready = new Promise<void>((resolve) => {
  becomeReady = resolve
})

export const isReady = (): boolean => state === 'ready'
export const hasFailed = (): boolean => state === 'failed'

/** The shell listens; the sentence that something is missing goes. */
export function shellIsReady(): void {
  state = 'ready'
  delete document.documentElement.dataset.scripts
  becomeReady()
}

/** Starts the framework; after a failure, again. */
export function startFramework(data: StartData): void {
  if (state === 'waiting') {
    missing = new Set(data.scripts)
    defineGlobals(data.flight)
    load(data, false)
  } else if (state === 'failed') load(data, true)
}

async function load(data: StartData, isAgain: boolean): Promise<void> {
  state = 'loading'
  parts = data.parts.map((src) => run(src).catch(() => undefined))
  try {
    await loadScripts(missing, isAgain, () => begin(data.runtime))
  } catch (error) {
    if (isReady()) return
    state = 'failed'
    // Any may be at fault, one that has run but was empty too. What is under way goes on and may still begin.
    if (error instanceof LateError) missing = new Set(data.scripts)
    await tellFailure()
  }
}

/** Only when all scripts have run: a page that is hydrated without one of them would crash. */
async function begin(runtime: unknown): Promise<void> {
  await Promise.all(parts) // of these, the runtime tells the component which did not come
  if (!hasBegun) tellRuntime(runtime)
  hasBegun = true
  return ready
}

async function tellFailure(): Promise<void> {
  const { dataset } = document.documentElement
  dataset.scripts = 'failed'
  const areGone = await Promise.all([...missing].map(renew))
  if (hasFailed() && areGone.includes(true)) dataset.scripts = 'missing'
}
