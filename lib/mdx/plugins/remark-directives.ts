import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { suggest } from '../../core/problem'
import type { Compilation } from '../compilation'
import { visit } from './visit'

export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const

/**
 * `:::note[Title]` becomes an `<Admonition>` of the kit. Any other directive is prose that happens to hold a colon
 * (`key:value`, `10:30am`), so it goes back to the text it was.
 */
export function remarkDirectives({ report }: Compilation) {
  return (tree: Root, file: VFile) => {
    const source = String(file)
    visit(tree, (node, index, parent) => {
      if (node.type !== 'textDirective' && node.type !== 'leafDirective' && node.type !== 'containerDirective') return
      if (index === undefined || !parent) return
      if (node.type !== 'containerDirective') {
        const text = source.slice(node.position?.start.offset, node.position?.end.offset)
        const literal = { type: 'text' as const, value: text }
        parent.children[index] = node.type === 'textDirective' ? literal : { type: 'paragraph', children: [literal] }
        return
      }
      const type = ADMONITIONS.find((known) => known === node.name)
      if (type === undefined)
        report(node, { message: `unknown admonition “:::${node.name}”`, fix: suggest(node.name, ADMONITIONS) })
      if (Object.keys(node.attributes ?? {}).length > 0)
        report(node, {
          message: `the admonition “:::${node.name}” takes no attributes`,
          fix: 'write its title in brackets, :::note[Title], and nothing in braces.',
        })
      const [first, ...rest] = node.children
      const titled = first?.type === 'paragraph' && first.data?.directiveLabel === true
      const title = titled
        ? [{ type: 'mdxJsxFlowElement' as const, name: 'AdmonitionTitle', attributes: [], children: [first] }]
        : []
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Admonition',
        attributes: [{ type: 'mdxJsxAttribute', name: 'type', value: type ?? ADMONITIONS[0] }],
        children: [...title, ...(titled ? rest : node.children)],
        position: node.position,
      }
    })
  }
}
