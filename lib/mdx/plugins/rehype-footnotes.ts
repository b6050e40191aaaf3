import type { Root } from 'hast'
import { decodePath } from '../../core/routes'
import { visit } from './visit'

/** Ids of footnotes are escaped as addresses are; an id is its letters, or a link to it leads nowhere. */
export function rehypeFootnotes() {
  return (tree: Root) =>
    visit(tree, 'element', ({ properties }) => {
      const { id, href, dataFootnoteRef, dataFootnoteBackref } = properties
      if (typeof id === 'string' && /^fn(?:ref)?-/.test(id)) properties.id = decodePath(id)
      const isOfNote = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined
      if (isOfNote && typeof href === 'string') properties.href = decodePath(href)
    })
}
