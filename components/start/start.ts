/**
 * Waits for the reader's first intent, so that 150 KB do not race with the text; then loads the code that starts React
 * (framework.ts), which no page holds. Keeps the presses that come before React is ready. What components ask of it is
 * in two attributes (contributing/code.md):
 * - `data-start`: do not wait for an intent; with the value `query`, only when the address has a query, and then the value
 *   becomes `waiting`, so that the stylesheet can hide what the query replaces;
 * - `data-replay`: repeat a press on this; the value names it where React may draw it anew.
 */

import type { StartData } from '@/lib/next/start-data'
import { mustSaveData } from '../ui/data-saver'
import type * as Framework from './framework'
import { PATIENCE_MS, type StartingPage } from './page'
import { keepClick, keepPress } from './presses'
import { renew } from './renew'

const INTERACTIVE = 'a,button,summary,input,select,textarea,label,[tabindex]:not([tabindex="-1"])'
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'wheel', 'input']
/** Events of a pointer that passes by: after a failure they are no reason to try again. */
const PASSING = ['pointerover', 'wheel']
const IDLE_MS = 5000

// By its place, not by an id: an author's heading may have any.
export const data = JSON.parse(document.currentScript?.previousElementSibling?.textContent ?? '{}') as StartData

const page: StartingPage = { data, state: 'waiting', presses: [], fail, renew }
export const isReady = (): boolean => page.state === 'ready'
const hasFailed = (): boolean => page.state === 'failed'
let code: typeof Framework | undefined
/** How often it was loaded: a browser keeps a failed import, and may keep what a captive portal has sent. */
let tries = 0

/** Starts the framework; after a failure, again. */
async function start(): Promise<void> {
  const isAgain = hasFailed()
  if (page.state !== 'waiting' && !isAgain) return
  page.state = 'loading'
  try {
    code ??= await loadCode()
    code.startFramework(page, isAgain)
  } catch {
    code = undefined // an empty file is a module too: Retry loads another
    fail([data.code])
  }
}

/** In a box the code is a script of the page: nothing is imported from a disk. @throws Error when it does not come in time */
function loadCode(): Promise<typeof Framework> | typeof Framework {
  if (data.text !== undefined && globalThis.startCode) return globalThis.startCode
  const loaded = import(data.code + (tries++ ? `?${tries}` : '')) as Promise<typeof Framework>
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, PATIENCE_MS)
  })
  return Promise.race([loaded, late])
}

async function fail(missing: Iterable<string>, stale?: string): Promise<void> {
  const { dataset } = document.documentElement
  page.state = 'failed'
  dataset.scripts = 'failed'
  const areGone = await Promise.all([...missing].map((src) => renew(src, src === stale)))
  if (hasFailed() && areGone.includes(true)) dataset.scripts = 'missing'
}

const startUnlessFailed = () => hasFailed() || start()

/** Presses an element as soon as the framework listens to it. */
export function pressWhenReady(element: HTMLElement): void {
  keepPress(page, element)
  start()
}

/** Listens for the reader's first intent. */
export function begin(): void {
  // Captured on their way down: while React hydrates, it stops such events at the document.
  addEventListener('click', (event) => keepClick(page, event) && start(), true)
  for (const type of INTENTS) addEventListener(type, intend, { passive: true, capture: true })
  addEventListener('storage', start) // the colour mode follows other tabs at once, and that is React's business
  addEventListener('online', () => hasFailed() && start())
  const { pathname } = location
  // Only the framework can show another page here; before it is there, the browser loads the page.
  addEventListener('popstate', () => !isReady() && location.pathname !== pathname && location.reload())
  const requested = location.search && document.querySelector<HTMLElement>('[data-start="query"]')
  if (requested && new RegExp(`[?&]${requested.dataset.query ?? ''}`).test(location.search)) {
    requested.dataset.start = 'waiting'
    startAfterAnswer()
  } else addEventListener('load', startWhenIdle)
  delete document.documentElement.dataset.asked // until here, a list that the query may filter was not seen
}

/** A script that answers the query by itself goes first: together both would be late. It is later in the page than this one. */
function startAfterAnswer(): void {
  if (!data.hasAnswer) start()
  document.addEventListener('answer', startUnlessFailed)
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && startUnlessFailed(), true)
}

function intend({ type, target }: Event): void {
  if (hasFailed() && PASSING.includes(type)) return
  if (type === 'keydown' || type === 'wheel' || (target instanceof Element && target.closest(INTERACTIVE))) start()
}

function startWhenIdle(): void {
  if (mustSaveData()) return
  const isUrgent = document.querySelector('[data-start=""]') !== null
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => run())
  setTimeout(() => idle(startUnlessFailed), isUrgent ? 0 : IDLE_MS)
}

declare global {
  /** The code of the start, in a box (scripts/box/scripts.ts). */
  var startCode: typeof Framework | undefined
}
