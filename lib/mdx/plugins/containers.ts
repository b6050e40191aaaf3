const OPENING_FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}(?=[^`]*$)|~{3,})/
const CONTAINER = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*:{3,})[ \t]*([a-z][\w-]*)[ \t]*(\S.*?)?\s*$/i

/** Writes `::: tip Title` of VitePress and `:::tip Title` of Docusaurus as `:::tip[Title]`. Code in fences stays as it is. */
export function understandContainers(body: string): string {
  let fence: string | undefined
  const understand = (line: string): string => {
    if (fence === undefined) fence = OPENING_FENCE.exec(line)?.[1]
    else if (isClosing(line, fence)) fence = undefined
    return fence === undefined ? line.replace(CONTAINER, withBrackets) : line
  }
  return body.split('\n').map(understand).join('\n')
}

const withBrackets = (_line: string, colons: string, name: string, title = ''): string =>
  colons + name + (title === '' || /^[[{]/.test(title) ? title : `[${title}]`)

/** A fence ends at a line of nothing but the same character, at least as many times. */
function isClosing(line: string, fence: string): boolean {
  const characters = line.replace(/^[\s>]*/, '').trimEnd()
  return characters.length >= fence.length && characters === fence.charAt(0).repeat(characters.length)
}
