'use client'

/** Name of the highlight in app/styles/prose.css. */
const NAME = 'found'

/** Marks what the search has found. While there are marks, the menu of the page offers to clear them (`data-found`). */
export function showMarks(ranges: Range[]): void {
  if (ranges.length === 0) return
  CSS.highlights?.set(NAME, new Highlight(...ranges))
  document.documentElement.dataset.found = ''
}

export function clearMarks(): void {
  CSS.highlights?.clear()
  delete document.documentElement.dataset.found
}
