/**
 * The only script of a published page that runs by itself besides the two in its head. It starts React at the reader's
 * first intent, so that 150 KB do not race with the text, and repeats the presses that came before React was ready.
 * The publish step minifies it into every page.
 */

import type { StartData } from '@/lib/next/start-data'
import { keepPlace } from '../layout/header/keep-place'
import { isSearchShortcut } from '../search/shortcut'
import { mustSaveData } from '../ui/data-saver'
import { renew } from './renew'
import { suggestBasePath } from './suggest-base-path'

const INTERACTIVE = 'a,button,summary,input,select,textarea,label,[tabindex]:not([tabindex="-1"])'
/** Pressed by the browser itself, with or without scripts. */
const NATIVE = 'a[href]:not([data-act]),[popovertarget],summary,input:not([data-act]),label'
const IDLE_MS = 5000

const data = JSON.parse(document.getElementById('start-data')?.textContent ?? '{}') as StartData
let presses: HTMLElement[] = []
let isStarted = false
let isReady = false

// A host without redirects answers at `/docs.html` too. The router takes the address it finds for that of the page.
const plain = location.pathname.replace(/(\/index)?\.html$/, '') || '/'
if (plain !== location.pathname) history.replaceState(history.state, '', plain + location.search + location.hash)

function start(): void {
  if (isStarted) return
  isStarted = true
  Object.assign(globalThis, {
    TURBOPACK: [...((globalThis as { TURBOPACK?: unknown[] }).TURBOPACK ?? []), data.runtime],
    __next_f: data.flight,
  })
  for (const src of data.scripts)
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}

function intend(event: Event): void {
  if (
    event.type === 'keydown' ||
    event.type === 'wheel' ||
    (event.target instanceof Element && event.target.closest(INTERACTIVE))
  )
    start()
}

function press(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button,[data-act]') : null
  if (!target || target.matches(NATIVE) || (isReady && !isInPart(target))) return
  if (target instanceof HTMLAnchorElement) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return // opens a tab or a window, or saves
    event.preventDefault()
  }
  presses.push(target)
  start()
}

/** A part of the page whose code comes later than the shell (components/islands). */
const isInPart = (target: Element): boolean => target.closest('react-island:not([data-ready])') !== null

/** Repeats the presses on everything that is ready now. */
function repeat(): void {
  const waiting = presses
  presses = waiting.filter(isInPart)
  for (const target of waiting) if (!presses.includes(target)) target.click()
}

addEventListener('keydown', (event) => {
  const search = document.querySelector<HTMLElement>('[data-act="search"]')
  if (isReady || !search || !isSearchShortcut(event)) return
  event.preventDefault() // the browser's own search, or the address bar
  presses.push(search)
  // What is typed until the dialog is there is kept in the box; what is selected is asked for, and the focus would end that.
  if (!String(getSelection())) search.focus()
  start()
})
for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'wheel', 'input'])
  addEventListener(type, intend, { passive: true })
addEventListener('click', press)
// The colour mode follows other tabs and the system at once, and that is React's business.
addEventListener('storage', start)
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', start)

addEventListener('part-ready', repeat)
Object.assign(globalThis, {
  __shellReady: () => {
    isReady = true
    repeat()
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
  // What the address says about the page holds from the beginning (components/islands).
  const isAsked = location.search !== '' && document.querySelector('[data-query]') !== null
  // A diagram that came without a drawing is drawn as soon as it is seen (components/mdx/diagram).
  const isUndrawn = document.querySelector('[data-undrawn]') !== null
  setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(start) : start()),
    isInOrder && !isAsked && !isUndrawn ? IDLE_MS : 0,
  )
}
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle)

const drawer = document.getElementById('drawer')
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
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && renew(target.src), true)
