import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { isMap, isPair, isScalar, parseDocument, visit as visitYaml } from 'yaml'
import { splitFrontMatter } from '../../lib/content/front-matter'
import { applyEdits, type Edit } from '../../lib/core/edits'
import { mdxParser } from '../../lib/mdx/parser'

/** What takes the place of a target; the same when it stays. */
export type Change = (target: string) => string
/** As Change, for the text of a value in YAML, which has the name of its field or list. */
export type ChangeValue = (text: string, field: string | undefined) => string

/** Changes the targets of links, pictures and attributes of a page, where the parser of pages finds them. */
export function changePage(source: string, change: Change, changeValue: ChangeValue): string {
  const { yaml, body } = splitFrontMatter(source)
  const head = source.slice(0, source.length - body.length)
  const tree = mdxParser().parse(body)
  const edits: Edit[] = []
  const add = (node: Node, target: string) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    const text = change(target)
    if (start === undefined || end === undefined || text === target) return
    const at = findTarget(body.slice(start, end), target)
    if (at !== -1) edits.push({ start: start + at, end: start + at + target.length, text })
  }
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') add(node, node.url)
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
        add(attribute as typeof attribute & Node, attribute.value)
  })
  return (yaml === '' ? head : head.replace(yaml, () => changeYaml(yaml, changeValue))) + applyEdits(body, edits)
}

/** What is before a target: of a link, of a definition, of an attribute. */
const BEFORE = /(?:\]\(\s*<?|\]:\s*<?|=\s*["'])$/

/** Where a node says its target: its text and its title may hold the same words. */
function findTarget(source: string, target: string): number {
  let at = source.lastIndexOf(target)
  while (at > 0 && !BEFORE.test(source.slice(0, at))) at = source.lastIndexOf(target, at - 1)
  return at > 0 ? at : -1
}

/** Changes values of a YAML file where they are, so that everything else of it stays as it was written. */
export function changeYaml(source: string, change: ChangeValue): string {
  const edits: Edit[] = []
  visitYaml(parseDocument(source), {
    Scalar(key, node, parents) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return
      const [start, end] = node.range
      const text = source.slice(start, end)
      const edited = change(text, fieldOf(parents))
      if (edited !== text) edits.push({ start, end, text: edited })
    },
  })
  return applyEdits(source, edits)
}

/** Name of the field that a value, or the list it is in, belongs to. */
function fieldOf(parents: readonly unknown[]): string | undefined {
  const pair = parents.findLast((parent) => isPair(parent))
  const inMap = parents.findLast((parent) => isMap(parent))
  return pair && inMap && isScalar(pair.key) ? String(pair.key.value) : undefined
}
