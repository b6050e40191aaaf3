const OPENING_FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}(?=[^`]*$)|~{3,})/

/** `## Title {#id}` is an expression to MDX; escaping the brace makes it text, which rehypeHeadings then reads. Code in fences stays as it is. */
export function escapeHeadingIds(body: string): string {
  let fence: string | undefined
  const escapeLine = (line: string): string => {
    if (fence === undefined) fence = OPENING_FENCE.exec(line)?.[1]
    else if (isClosing(line, fence)) fence = undefined
    return fence === undefined ? line.replace(/^(#{2,6} .*[^\\])(\{#[^\s{}]+\}\s*)$/, '$1\\$2') : line
  }
  return body.split('\n').map(escapeLine).join('\n')
}

/** A fence ends at a line of nothing but the same sign, at least as many times. */
function isClosing(line: string, fence: string): boolean {
  const signs = line.replace(/^[\s>]*/, '').trimEnd()
  return signs.length >= fence.length && signs === fence.charAt(0).repeat(signs.length)
}
