import type { ElementContent } from 'hast'

/** MDX puts components written on one line, such as several cards, into a paragraph; this takes it away again. */
export const unwrapParagraphs = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (node.type === 'element' && node.tagName === 'p' ? node.children : [node]))
