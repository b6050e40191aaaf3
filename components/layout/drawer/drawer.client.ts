'use client'

const DESKTOP = '(min-width: 997px)'

/**
 * Minds the drawer, which the browser opens and closes by itself: keeps the focus in it, lets Back close it, closes it
 * when the window becomes wide or a link is followed, and switches between its two menus.
 */
export function mindDrawer(): () => void {
  const wide = matchMedia(DESKTOP)
  const drawer = () => document.getElementById('drawer')
  const isOpen = () => drawer()?.matches(':popover-open') ?? false
  const close = () => isOpen() && drawer()?.hidePopover()
  let hasEntry = false

  const opened = (target: HTMLElement) => {
    setInert(target, true)
    target.dataset.menu = target.querySelector('doc-sidebar, [data-secondary]') ? 'secondary' : 'primary'
    history.pushState(history.state, '') // Back then closes the drawer instead of leaving the page
    hasEntry = true
    target.querySelector<HTMLElement>('button, a')?.focus()
  }
  const toggled = (event: Event) => {
    const target = event.target
    if (!(target instanceof HTMLElement) || target.id !== 'drawer' || !(event instanceof ToggleEvent)) return
    if (event.newState === 'open') {
      if (event.type === 'toggle' && !hasEntry) opened(target)
    } else if (event.type === 'beforetoggle') {
      setInert(target, false) // now, because the browser is about to give the focus back
    } else if (hasEntry) {
      hasEntry = false
      history.back()
    }
  }
  const back = () => {
    if (!hasEntry) return
    hasEntry = false
    close()
  }
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !isOpen()) return
    if (event.target.closest('[data-act="main-menu"]')) {
      const menu = drawer()
      if (menu) menu.dataset.menu = 'primary'
    } else if (event.target.closest('#drawer a[href]')) {
      hasEntry = false // the way back leads through the page that is left
      close()
    }
  }
  const element = drawer()
  if (element && isOpen()) opened(element) // the first press of all may have opened it before this ran
  for (const type of ['beforetoggle', 'toggle']) document.addEventListener(type, toggled, true)
  document.addEventListener('click', press)
  addEventListener('popstate', back)
  wide.addEventListener('change', close)
  return () => {
    for (const type of ['beforetoggle', 'toggle']) document.removeEventListener(type, toggled, true)
    document.removeEventListener('click', press)
    removeEventListener('popstate', back)
    wide.removeEventListener('change', close)
  }
}

/** Everything but the drawer and its ancestors stops taking focus while it is open. */
function setInert(drawer: HTMLElement, isInert: boolean): void {
  for (let element: Element | null = drawer; element && element !== document.body; element = element.parentElement) {
    for (const sibling of element.parentElement?.children ?? []) {
      if (sibling !== element && sibling.tagName !== 'SCRIPT') sibling.toggleAttribute('inert', isInert)
    }
  }
}
