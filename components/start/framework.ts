/**
 * Starts the framework. A file of its own, which a page loads at the reader's first intent (start.ts).
 */

import { replaceAddress } from '@/lib/next/history.client'
import { RUNTIME_GLOBALS } from '@/lib/next/start-data'
import { keepTyped } from './keep-typed'
import { loadAll, run, ScriptTimeoutError } from './load-scripts'
import type { StartingPage } from './page'
import { keepChanges, replayEvents } from './replay-events'
import { trustOwn } from './trusted'

let hasBegun = false
/** The scripts that have not run, and the payload until it is here. */
let missing = new Set<string>()
/** Address of the payload when the host has another than that of this page: the site was published again. */
let stale: string | undefined
let parts: Promise<unknown>[] = []
let becomeReady = () => {}
const ready = new Promise<void>((resolve) => {
  becomeReady = resolve
})

/**
 * Loads Next's scripts and the payload, and lets them run; after a failure, those that have not come.
 * @param isAgain after a failure, when the browser's cache may hold what a captive portal has sent
 */
export async function startFramework(page: StartingPage, isAgain: boolean): Promise<void> {
  const { data } = page
  if (missing.size === 0) prepare(page)
  parts = data.parts.map((src) => run(src, false).catch(() => undefined))
  const bring = (src: string) => (src === data.payload ? fetchPayload(page, isAgain) : run(src, isAgain))
  try {
    await loadAll(missing, bring, () => begin(page))
  } catch (error) {
    if (page.state === 'ready') return
    // Any may be at issue, one that has run but was empty too. What is under way goes on and may still begin.
    if (error instanceof ScriptTimeoutError) missing = new Set([...missing, ...data.scripts])
    await page.fail(missing, stale)
  }
}

/** Before the first script runs. */
function prepare(page: StartingPage): void {
  const { payload, scripts } = page.data
  missing = new Set([payload, ...scripts])
  trustOwn(scripts[0])
  showPlainAddress()
  keepChanges()
  for (const name of RUNTIME_GLOBALS) Object.assign(globalThis, { [name]: undefined })
  Object.assign(globalThis, { TURBOPACK: [] })
  globalThis.__shellReady = () => {
    page.state = 'ready' // the sentence that something is missing goes
    delete document.documentElement.dataset.scripts
    becomeReady()
    setTimeout(replayEvents, 0, page) // after what React renders for layout effects: until then handlers see the first rendering
  }
  // Events of elements do not bubble, but they can be captured on their way.
  const renewMissing = ({ target }: Event) =>
    page.state === 'ready' && target instanceof HTMLScriptElement && page.renew(target.src)
  addEventListener('error', renewMissing, true)
  addEventListener('renew', keepTyped)
}

/** A host without redirects answers at `/docs.html` too. The router takes the address it finds for that of the page. */
function showPlainAddress(): void {
  const { pathname, search, hash } = location
  const plain = pathname.replace(/(\/index)?\.html$/, '') || '/'
  if (plain !== pathname) replaceAddress(plain + search + hash)
}

/** React reads the payload from a name of the window, as if it stood in the page. @throws Error when another thing came */
async function fetchPayload({ data }: StartingPage, isAgain: boolean): Promise<void> {
  const { payload, letters, build } = data
  let { text } = data
  if (text === undefined) {
    const response = await fetch(payload, { cache: isAgain ? 'reload' : 'default' })
    text = await response.text()
    const isOther = text.length !== letters || !text.includes(build)
    const isText = response.ok && response.headers.get('content-type')?.includes('plain') === true
    stale = isOther && isText ? payload : undefined
    if (isOther) throw new Error(payload)
  }
  Object.assign(globalThis, { __next_f: [[0], [1, text]], __payloads: [text] })
}

/** Only when all scripts have run: a page that is hydrated without one of them would crash. */
async function begin({ data: { scripts, runtime } }: StartingPage): Promise<void> {
  await Promise.all(parts) // of these, the runtime tells the component which did not come
  const otherChunks = scripts.slice(0, runtime.chunks).map((src) => src.replace(/.*\/_next\//, ''))
  // The runtime's own script has replaced the array.
  if (!hasBegun)
    (globalThis as { TURBOPACK?: unknown[] }).TURBOPACK?.push({ otherChunks, runtimeModuleIds: runtime.modules })
  hasBegun = true
  return ready
}
