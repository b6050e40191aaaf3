import { RUNTIME_GLOBALS, type StartData } from '@/lib/next/start-data'
import { LateError, loadAll, run } from './load-scripts'
import { renew } from './renew'

/** How far the start of the framework is. The page shows a sentence for one that failed (components/layout/header). */
let state: 'waiting' | 'loading' | 'failed' | 'ready' = 'waiting'
let hasBegun = false
/** The scripts that have not run, and the payload until it is here. */
let missing = new Set<string>()
/** Whether the host has another payload than that of this page: the site was published again. */
let isStale = false
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
    missing = new Set([data.payload, ...data.scripts])
    for (const name of RUNTIME_GLOBALS) Object.assign(globalThis, { [name]: undefined })
    Object.assign(globalThis, { TURBOPACK: [] })
    load(data, false)
  } else if (state === 'failed') load(data, true)
}

async function load(data: StartData, isAgain: boolean): Promise<void> {
  state = 'loading'
  parts = data.parts.map((src) => run(src, false).catch(() => undefined))
  const bring = (src: string) => (src === data.payload ? fetchPayload(data, isAgain) : run(src, isAgain))
  try {
    await loadAll(missing, bring, () => begin(data))
  } catch (error) {
    if (isReady()) return
    state = 'failed'
    // Any may be at fault, one that has run but was empty too. What is under way goes on and may still begin.
    if (error instanceof LateError) missing = new Set([...missing, ...data.scripts])
    await tellFailure(data)
  }
}

/** React reads the payload from a name of the window, as if it stood in the page. @throws Error when another thing came */
async function fetchPayload({ payload, letters, build, text }: StartData, isAgain: boolean): Promise<void> {
  if (text === undefined) {
    const response = await fetch(payload, { cache: isAgain ? 'reload' : 'default' })
    text = await response.text()
    const isOther = text.length !== letters || !text.includes(build)
    isStale = response.ok && isOther && response.headers.get('content-type')?.includes('plain') === true
    if (isOther) throw new Error(payload)
  }
  Object.assign(globalThis, { __next_f: [[0], [1, text]], __payloads: [text] })
}

/** Only when all scripts have run: a page that is hydrated without one of them would crash. */
async function begin({ scripts, runtime: { chunks, modules } }: StartData): Promise<void> {
  await Promise.all(parts) // of these, the runtime tells the component which did not come
  const otherChunks = scripts.slice(0, chunks).map((src) => src.replace(/.*\/_next\//, ''))
  // The runtime's own script has replaced the array.
  if (!hasBegun) (globalThis as { TURBOPACK?: unknown[] }).TURBOPACK?.push({ otherChunks, runtimeModuleIds: modules })
  hasBegun = true
  return ready
}

async function tellFailure({ payload }: StartData): Promise<void> {
  const { dataset } = document.documentElement
  dataset.scripts = 'failed'
  const areGone = await Promise.all([...missing].map((src) => renew(src, src === payload && isStale)))
  if (hasFailed() && areGone.includes(true)) dataset.scripts = 'missing'
}
