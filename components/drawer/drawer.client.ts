'use client'
import { isSamePageEntry, pushSamePage } from '@/lib/next/history.client'
import { DESKTOP } from '../ui/breakpoints'
import { SHELL } from '../ui/shell-ids'

/** The open drawer has an entry of the history, which Back takes away. */
let hasEntry = false

/** Whether the drawer's entry is on top; the navigation that asks takes its place, so that one Back leads to the page before. */
export function takeDrawerEntry(): boolean {
  const taken = hasEntry
  hasEntry = false
  return taken
}

/**
 * Minds the drawer, which the browser opens and closes by itself: keeps the focus in it, lets Back close it, closes it
 * when the window becomes wide or a link is followed, and switches between its two menus.
 */
export function mindDrawer(signal: AbortSignal): void {
  const wide = matchMedia(DESKTOP)
  const drawer = () => document.getElementById(SHELL.drawer)
  const isOpen = () => drawer()?.matches(':popover-open') ?? false
  const close = () => isOpen() && drawer()?.hidePopover()

  const opened = (target: HTMLElement) => {
    isolate(target)
    target.dataset.menu = target.querySelector('doc-sidebar, [data-secondary]') ? 'secondary' : 'primary'
    if (!hasEntry) pushSamePage()
    hasEntry = true
    target.querySelector<HTMLElement>('button, a')?.focus()
  }
  const toggled = (event: Event) => {
    const target = event.target
    if (!(target instanceof HTMLElement) || target.id !== SHELL.drawer || !(event instanceof ToggleEvent)) return
    if (event.newState === 'open') {
      if (event.type === 'toggle' && !hasEntry) opened(target)
    } else if (event.type === 'beforetoggle') {
      release() // now, because the browser is about to give the focus back
    } else if (takeDrawerEntry()) history.back()
  }
  const back = () => {
    if (takeDrawerEntry()) close()
  }
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !isOpen()) return
    const menu = drawer()
    if (menu && target.closest('[data-act="main-menu"]')) menu.dataset.menu = 'primary'
    else if (target.closest(`[id="${SHELL.drawer}"] a[href]`)) close()
  }
  const element = drawer()
  if (element && isOpen()) {
    hasEntry = isSamePageEntry() // opened before this ran (drawer-before-start.ts)
    opened(element)
  }
  for (const type of ['beforetoggle', 'toggle']) document.addEventListener(type, toggled, { capture: true, signal })
  document.addEventListener('click', press, { signal })
  addEventListener('popstate', back, { signal })
  document.addEventListener('page-shown', release, { signal }) // a drawer that is removed with its page fires no toggle event
  wide.addEventListener('change', close, { signal })
  signal.addEventListener('abort', release)
}

const ISOLATED = 'data-isolated'

/** Everything but the drawer and its ancestors stops taking focus, and the page behind it stops scrolling. */
function isolate(drawer: HTMLElement): void {
  document.documentElement.dataset.drawer = 'open'
  for (let element: Element | null = drawer; element && element !== document.body; element = element.parentElement) {
    for (const sibling of element.parentElement?.children ?? []) {
      if (sibling === element || sibling.tagName === 'SCRIPT') continue
      sibling.setAttribute('inert', '')
      sibling.setAttribute(ISOLATED, '')
    }
  }
}

function release(): void {
  delete document.documentElement.dataset.drawer
  for (const element of document.querySelectorAll(`[${ISOLATED}]`)) {
    element.removeAttribute('inert')
    element.removeAttribute(ISOLATED)
  }
}
