'use client'
import { localePath, parsePath } from '@/lib/routes'

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

/** Points the language links at this page in the other language; query and hash are added at the moment of the press. */
export function pointLocaleLinks(home: string): void {
  const { path } = parsePath(location.pathname)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    const base = localePath(path, link.dataset.locale ?? home)
    link.href = base
    link.onclick = () => {
      link.href = base + location.search + location.hash
    }
  }
}

/** Marks the section and the version of the documentation that this page belongs to: the navbar is drawn once for all pages. */
export function markPlace(): void {
  const { path } = parsePath(location.pathname)
  const target = (link: HTMLAnchorElement) => parsePath(link.pathname).path
  const isInside = (link: HTMLAnchorElement) => `${path}/`.startsWith(`${target(link)}/`)
  const links = (selector: string) => [...document.querySelectorAll<HTMLAnchorElement>(selector)]
  for (const link of links('a[data-section]')) mark(link, isInside(link))
  const versions = links('a[data-version]')
  const [current] = versions.filter(isInside).sort((a, b) => target(b).length - target(a).length)
  for (const link of versions) mark(link, link === current)
  const shown = document.querySelector('[data-shown-version]')
  if (shown && current) shown.textContent = current.textContent
}

function mark(link: Element, isCurrent: boolean): void {
  if (isCurrent) link.setAttribute('aria-current', 'true')
  else link.removeAttribute('aria-current')
}
