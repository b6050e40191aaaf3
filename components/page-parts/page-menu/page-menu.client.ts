'use client'
import { fillReport } from '@/lib/site/report'
import { copyText } from '../../ui/clipboard.client'
import { clearMarks } from '../../ui/found-marks.client'
import { SHELL } from '../../ui/shell-ids'

/** Letters of a selection that a report quotes. */
const MAX_LETTERS = 300

/** Does what the menus of pages offer, on this page and later ones. The press on a menu ends a selection, so it is kept. */
export function servePageMenus(signal: AbortSignal): void {
  let selected: Range | undefined
  const select = () => {
    const selection = getSelection()
    const isInText = document.getElementById(SHELL.main)?.contains(selection?.anchorNode ?? null)
    if (selection && isInText && !selection.isCollapsed) selected = selection.getRangeAt(0).cloneRange()
  }
  const forget = () => {
    selected = undefined
  }
  const press = ({ target }: MouseEvent) => {
    const tool = target instanceof Element ? target.closest<HTMLElement>('[data-tool]') : null
    if (!tool) return
    const section = currentSection(selected)
    if (tool.dataset.tool === 'copy-page') void copyText(tool, fetchAlternate(tool))
    if (tool.dataset.tool === 'copy-section') void copyText(tool, addressOf(section))
    if (tool.dataset.tool === 'print') print()
    if (tool.dataset.tool === 'clear-marks') clearMarks()
    if (tool instanceof HTMLAnchorElement && tool.dataset.template)
      tool.href = fillReport(tool.dataset.template, {
        section: section?.ariaLabel ?? section?.textContent ?? '',
        words: String(selected ?? '').slice(0, MAX_LETTERS),
      })
  }
  document.addEventListener('selectionchange', select, { signal })
  document.addEventListener('page-shown', forget, { signal })
  // Captured: before the browser or the router follows the address.
  document.addEventListener('click', press, { capture: true, signal })
}

async function fetchAlternate(tool: HTMLElement): Promise<string> {
  const link = tool.closest('ul')?.querySelector<HTMLAnchorElement>('a[href$=".md"]')
  const response = await fetch(link?.href ?? '')
  if (!response.ok) throw new Error(`${link?.href} answers ${response.status}`)
  return response.text()
}

/** The heading above the selected words, or above the middle of the window; undefined above all headings. */
function currentSection(selected: Range | undefined): Element | undefined {
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)[id]')]
  const isAbove = (heading: Element) =>
    selected ? selected.comparePoint(heading, 0) < 0 : heading.getBoundingClientRect().top < innerHeight / 2
  const isAtTop = !selected && scrollY === 0 && location.hash === ''
  return isAtTop ? undefined : headings.findLast(isAbove)
}

const addressOf = (section: Element | undefined): string =>
  location.origin + location.pathname + (section ? `#${encodeURIComponent(section.id)}` : '')
