import type { Root } from 'mdast'
import { suggest } from '../../core/problem'
import type { Compilation } from '../compilation'
import { FOREIGN } from '../rules/dialects'
import { visit } from './visit'

export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const

/** `:::note[Title]` becomes an `<Admonition>` of the kit. */
export function remarkDirectives({ report }: Compilation) {
  return (tree: Root) => {
    visit(tree, 'containerDirective', (node, index, parent) => {
      if (index === undefined || !parent) return
      const type = ADMONITIONS.find((known) => known === node.name)
      if (type === undefined)
        report(node, {
          message: `unknown admonition “:::${node.name}”`,
          fix: FOREIGN.get(node.name) ?? suggest(node.name, ADMONITIONS),
        })
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
