'use client'
import { decodePath } from '@/lib/core/routes'
import { afterPaint } from '../../ui/after-paint.client'
import { BaseElement } from '../../ui/base-element.client'
import { SHELL } from '../../ui/shell-ids'

/**
 * Index of the current heading: the first one below the navbar if it is in the upper half of the window, else the one
 * before it.
 */
export function activeHeading(tops: number[], navbar: number, viewport: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1
  const first = tops.findIndex((top) => top >= navbar)
  if (first === -1) return tops.length - 1
  return (tops[first] ?? 0) < viewport / 2 ? first : first - 1
}

/** Marks the link of the heading being read. */
class DocToc extends BaseElement {
  private readonly follow = () => {
    const links = [...this.querySelectorAll<HTMLAnchorElement>('a')]
    const headings = links.map((link) => document.getElementById(decodePath(link.hash.slice(1))))
    const navbar = document.getElementById(SHELL.navbar)?.offsetHeight ?? 0
    const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
    const active = activeHeading(
      headings.map((heading) => heading?.getBoundingClientRect().top ?? -1),
      navbar,
      innerHeight,
      isAtEnd,
    )
    for (const [index, link] of links.entries()) {
      if (index === active) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  protected override connect(signal: AbortSignal) {
    addEventListener('scroll', this.follow, { passive: true, signal })
    afterPaint(this.follow)
  }
}

export function defineDocToc(): void {
  if (!customElements.get('doc-toc')) customElements.define('doc-toc', DocToc)
}
