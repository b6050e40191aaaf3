/**
 * Starts React at the reader's first intent, so that 150 KB do not race with the text, and repeats the presses that came
 * before React was ready. What components ask of it stands in two attributes (contributing/code.md):
 * - `data-start`: do not wait for an intent; with the value `query`, only when the address has a query, and then the value
 *   becomes `begun`, so that the stylesheet can hide what the query replaces;
 * - `data-replay`: repeat a press on this; the value names it where React may draw it anew.
 */

import { replaceAddress } from '@/lib/next/history.client'
import type { StartData } from '@/lib/next/start-data'
import { mustSaveData } from '../ui/data-saver'
import { hasFailed, isReady, shellIsReady, startFramework } from './framework'
import { keepClick, keepPress, repeatPresses } from './presses'
import { renew } from './renew'
import { trustOwn } from './trusted'

const INTERACTIVE = 'a,button,summary,input,select,textarea,label,[tabindex]:not([tabindex="-1"])'
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'wheel', 'input']
/** Events of a pointer that passes by: after a failure they are no reason to try again. */
const PASSING = ['pointerover', 'wheel']
const IDLE_MS = 5000

// By its place, not by an id: an author's heading may have any.
const data = JSON.parse(document.currentScript?.previousElementSibling?.textContent ?? '{}') as StartData

const start = () => startFramework(data)
const startUnlessFailed = () => hasFailed() || start()

/** Presses an element as soon as the framework listens to it. */
export function pressWhenReady(element: HTMLElement): void {
  keepPress(element)
  start()
}

/** Listens for the reader's first intent. */
export function begin(): void {
  trustOwn(data.scripts[0])
  showPlainAddress()
  // Captured on their way down: while React hydrates, it stops such events at the document.
  addEventListener('click', (event) => keepClick(event, isReady()) && start(), true)
  for (const type of INTENTS) addEventListener(type, intend, { passive: true, capture: true })
  // The colour mode follows other tabs and the system at once, and that is React's business.
  addEventListener('storage', start)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', start)
  addEventListener('online', () => hasFailed() && start())
  // Events of elements do not bubble, but they can be captured on their way.
  addEventListener('error', ({ target }) => isReady() && target instanceof HTMLScriptElement && renew(target.src), true)
  globalThis.__shellReady = () => {
    shellIsReady()
    setTimeout(repeatPresses) // after what React renders for layout effects: until then handlers see the first rendering
  }
  const { pathname } = location
  // Only the framework can show another page here; before it is there, the browser loads the page.
  addEventListener('popstate', () => !isReady() && location.pathname !== pathname && location.reload())
  const asked = location.search && document.querySelector<HTMLElement>('[data-start="query"]')
  if (asked && new RegExp(`[?&]${asked.dataset.query ?? ''}`).test(location.search)) {
    asked.dataset.start = 'begun'
    startAfterAnswer()
  } else addEventListener('load', startWhenIdle)
}

/** A script that answers the query by itself goes first: together both would be late. It is later in the page than this one. */
function startAfterAnswer(): void {
  if (!data.hasAnswer) start()
  document.addEventListener('answer', startUnlessFailed)
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && startUnlessFailed(), true)
}

/** A host without redirects answers at `/docs.html` too. The router takes the address it finds for that of the page. */
function showPlainAddress(): void {
  const { pathname, search, hash } = location
  const plain = pathname.replace(/(\/index)?\.html$/, '') || '/'
  if (plain !== pathname) replaceAddress(plain + search + hash)
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
