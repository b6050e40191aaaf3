'use client'

/** Menus are `<details>`; a press elsewhere, Escape, leaving them and a choice close them. */
export function closeMenus(signal: AbortSignal): void {
  const opened = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  const closeOthers = (event: Event) => {
    for (const menu of opened()) {
      const isInside = event.target instanceof Element && menu.contains(event.target)
      const isChoice =
        isInside && event.type === 'click' && event.target instanceof Element && event.target.closest('a')
      if (!isInside || isChoice) menu.open = false
    }
  }
  const closeAll = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    for (const menu of opened()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  }
  for (const type of ['click', 'focusin']) document.addEventListener(type, closeOthers, { signal })
  document.addEventListener('keydown', closeAll, { signal })
}
