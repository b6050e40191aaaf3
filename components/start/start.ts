/**
 * The only script of a published page that runs by itself besides the two in its head. It starts React at the reader's
 * first intent, so that 150 KB do not race with the text, and repeats the presses that came before React was ready.
 * The publish step minifies it into every page.
 */

import type { StartData } from '@/lib/next/start-data'
import { keepPlace } from '../layout/header/keep-place'
import { isSearchShortcut } from '../search/shortcut'
import { mustSaveData } from '../ui/data-saver'
import { SHELL } from '../ui/shell-ids'
import { hasFailed, isReady, shellIsReady, startFramework } from './framework'
import { keepClick, keepPress, repeatPresses } from './presses'
import { renew } from './renew'
import { suggestBasePath } from './suggest-base-path'
import { trustOwn } from './trusted'

const INTERACTIVE = 'a,button,summary,input,select,textarea,label,[tabindex]:not([tabindex="-1"])'
/** Events of a pointer that passes by: after a failure they are no reason to try again. */
const PASSING = ['pointerover', 'wheel']
const IDLE_MS = 5000

// By its place, not by an id: an author's heading may have any.
const data = JSON.parse(document.currentScript?.previousElementSibling?.textContent ?? '{}') as StartData
trustOwn(data.scripts[0])

// A host without redirects answers at `/docs.html` too. The router takes the address it finds for that of the page.
const plain = location.pathname.replace(/(\/index)?\.html$/, '') || '/'
if (plain !== location.pathname) history.replaceState(history.state, '', plain + location.search + location.hash)

const start = () => startFramework(data)

function intend({ type, target }: Event): void {
  if (hasFailed() && PASSING.includes(type)) return
  if (type === 'keydown' || type === 'wheel' || (target instanceof Element && target.closest(INTERACTIVE))) start()
}

/** The shortcut of the search, before the search listens. */
function ask(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLElement>('[data-act="search"]')
  if (isReady() || !search || !isSearchShortcut(event)) return
  event.preventDefault() // the browser's own search, or the address bar
  keepPress(search)
  // What is typed until the dialog is there is kept in the box; what is selected is asked for, and the focus would end that.
  if (!String(getSelection())) search.focus()
  start()
}

// Captured on their way down: while React hydrates, it stops such events at the document.
addEventListener('keydown', ask, true)
addEventListener('click', (event) => keepClick(event, isReady()) && start(), true)
for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'wheel', 'input'])
  addEventListener(type, intend, { passive: true, capture: true })
// The colour mode follows other tabs and the system at once, and that is React's business.
addEventListener('storage', start)
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', start)
addEventListener('online', () => hasFailed() && start())

Object.assign(globalThis, {
  __shellReady: () => {
    shellIsReady()
    setTimeout(repeatPresses) // after what React renders for layout effects: until then handlers see the first rendering
  },
})

// Before the language menu is hydrated, and for every kind of press: a middle click is none to React.
for (const type of ['pointerdown', 'click']) {
  addEventListener(type, ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null
    if (link) keepPlace(link)
  })
}

function startWhenIdle(): void {
  if (mustSaveData()) return
  // A menu that the reader has opened before is put in order without waiting for an intent, before a press can miss.
  // Where nothing is stored, `null` is parsed, which has no length.
  const opened = read(() => JSON.parse(sessionStorage.getItem('sidebar-open') as string).length) ?? 0
  const isInOrder = document.querySelectorAll('doc-sidebar details[open]').length >= opened
  // What the address says about the page holds from the beginning (useQuery).
  const isAsked = location.search !== '' && document.querySelector('[data-query]') !== null
  const begin = () => hasFailed() || start() // no reason to try again
  setTimeout(
    () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(begin) : begin()),
    isInOrder && !isAsked ? IDLE_MS : 0,
  )
}
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle)

const drawer = document.getElementById(SHELL.drawer)
if (drawer) drawer.scrollTop = Number(read(() => sessionStorage.getItem('sidebar-scroll')))

function read<T>(get: () => T): T | undefined {
  try {
    return get()
  } catch {
    return undefined
  }
}

addEventListener('load', suggestBasePath)
// Events of elements do not bubble, but they can be captured on their way.
addEventListener('error', ({ target }) => isReady() && target instanceof HTMLScriptElement && renew(target.src), true)
