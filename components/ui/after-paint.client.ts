'use client'

/** Runs what the first frame of a page can do without: what reads the layout, above all. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
