import type { Page } from 'playwright'

/** What would be cut at the edge of the paper or lie on the next cell: the heading above it, and its own first words. */
export async function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 0.5
    const cut: string[] = []
    let heading = ''
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (/^H[1-6]$/.test(element.tagName)) heading = element.textContent ?? ''
      const { right, width } = element.getBoundingClientRect()
      const isBox = /^T[DH]$/.test(element.tagName) || getComputedStyle(element).overflowX !== 'visible'
      const isCut = isBox && element.scrollWidth > element.clientWidth + 1
      const isHidden = width <= 1 || element.closest('.visually-hidden, svg') !== null
      const inside = !isHidden && (right > edge || isCut)
      if (inside && !element.parentElement?.dataset.cut) cut.push(`${heading}: ${element.textContent?.slice(0, 60)}`)
      if (inside || element.parentElement?.dataset.cut) element.dataset.cut = 'yes'
    }
    return cut
  })
}

/**
 * Takes out the soft hyphens at which no line ends: a reader who searches a PDF, or listens to it, would meet them inside
 * the words. Lines end where they do on paper, since the window is as wide as the text.
 */
export async function dropUnusedHyphens(page: Page): Promise<void> {
  await page.evaluate(() => {
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shortened: [Node, string][] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? ''
      let kept = ''
      for (const [index, character] of Array.from(text).entries()) {
        if (character === '\u00ad') {
          range.setStart(node, index - 1)
          range.setEnd(node, index)
          const before = range.getBoundingClientRect()
          range.setStart(node, index + 1)
          range.setEnd(node, index + 2)
          if (range.getBoundingClientRect().top < before.bottom) continue
        }
        kept += character
      }
      if (kept !== text) shortened.push([node, kept])
    }
    for (const [node, text] of shortened) node.nodeValue = text
  })
}
