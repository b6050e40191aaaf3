'use client'
import { SHELL } from '../ui/shell-ids'

/** Name of the highlight in app/styles/prose.css. */
const NAME = 'found'

/** Marks words in the text of the page, without any change of its elements. */
export function markWords(words: string[]): void {
  const main = document.getElementById(SHELL.main)
  if (!main || words.length === 0 || !CSS.highlights) return
  const any = words.map((word) => String(word).replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu')
  CSS.highlights.set(NAME, new Highlight(...rangesOf(main, pattern)))
}

function rangesOf(root: Element, pattern: RegExp): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = new Range()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      ranges.push(range)
    }
  return ranges
}
