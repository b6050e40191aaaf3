import type { Node, PhrasingContent } from 'mdast'
import { visit } from '../plugins/visit'
import type { Rule } from './rule'

interface NamedFile {
  node: Node
  src: string
  kind: 'image' | 'file'
  /** Takes the reference out of the page. */
  drop(): void
}

/** Addresses counted from the page; pages named by their files are judged with the other links (lib/check/links.ts). */
const isBeside = ({ src }: NamedFile): boolean =>
  !/^(?:[a-z][a-z0-9+.-]*:|\/|#|\?)/i.test(src) && !/\.mdx?(?:[#?].*)?$/i.test(src)

/** Files that a page names lie in the content folder, and pictures can be read. A file that is missing is reported by what shows it. */
export const checkFiles: Rule = async ({ tree, context, report }) => {
  const { fileIssue } = context
  if (fileIssue === undefined) return
  const named: NamedFile[] = []
  visit(tree, (node, index, parent) => {
    if (node.type === 'image' || node.type === 'link')
      named.push({
        node,
        src: node.url,
        kind: node.type === 'image' ? 'image' : 'file',
        drop: () => {
          const text = node.type === 'image' ? [{ type: 'text' as const, value: node.alt ?? '' }] : node.children
          if (parent && index !== undefined)
            (parent.children as PhrasingContent[])[index] = { type: 'emphasis', children: text }
        },
      })
    if (node.type === 'definition')
      named.push({
        node,
        src: node.url,
        kind: 'file',
        drop: () => {
          node.url = '#'
        },
      })
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
      if (!['src', 'poster', 'href'].includes(attribute.name)) continue
      named.push({
        node,
        src: attribute.value,
        kind: node.name === 'img' ? 'image' : 'file',
        drop: () => {
          node.name = null
          node.attributes = []
        },
      })
    }
  })
  for (const { node, src, kind, drop } of named.filter(isBeside)) {
    const issue = await fileIssue(src, kind)
    if (issue === undefined) continue
    report(node, issue)
    drop()
  }
}
