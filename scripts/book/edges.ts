import type { Page } from 'playwright'

/** What would be cut at the edge of the paper: the heading above it, and its own first words. */
export async function findCut(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1
    const cut: string[] = []
    let heading = ''
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (/^H[1-6]$/.test(element.tagName)) heading = element.textContent ?? ''
      const { right, width } = element.getBoundingClientRect()
      const isCut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible'
      const isHidden = width <= 1 || element.closest('.visually-hidden, svg') !== null
      const inside = !isHidden && (right > edge || isCut)
      if (inside && !element.parentElement?.dataset.cut) cut.push(`${heading}: ${element.textContent?.slice(0, 60)}`)
      if (inside || element.parentElement?.dataset.cut) element.dataset.cut = 'yes'
    }
    return cut
  })
}
