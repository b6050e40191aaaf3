import { escapeText } from './escape'
import { type PageElement, textOf } from './tree'

/** A block of code; its fence is longer than any inside. */
export function fence(element: PageElement, language: string): string {
  const code = textOf(element).replace(/\n$/, '')
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${language}\n${code}\n${ticks}`
}

/** Code in a line. In a table `|` would end the cell. */
export function codeSpan(code: string, inCell = false): string {
  const text = code.replace(/\s+/g, ' ')
  if (text.trim() === '') return ''
  // A table takes the backslash of `\|` for its own, so such code is written as HTML.
  if (inCell && /\\\|/.test(text)) return `<code>${escapeText(text)}</code>`
  const runs = [...text.matchAll(/`+/g)].map(([ticks]) => ticks.length)
  let ticks = 1
  while (runs.includes(ticks)) ticks++
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  const fenceOf = '`'.repeat(ticks)
  return fenceOf + pad + (inCell ? text.replaceAll('|', '\\|') : text) + pad + fenceOf
}
