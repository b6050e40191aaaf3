'use client'

/** Menus are `<details>`; a press elsewhere, Escape, leaving them and a choice close them. */
export function closeMenus(): () => void {
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
  document.addEventListener('click', closeOthers)
  document.addEventListener('focusin', closeOthers)
  document.addEventListener('keydown', closeAll)
  return () => {
    document.removeEventListener('click', closeOthers)
    document.removeEventListener('focusin', closeOthers)
    document.removeEventListener('keydown', closeAll)
  }
}
