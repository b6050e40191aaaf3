import type { Element, ElementContent, Nodes, Root } from 'hast'
import { kindOf } from '../../content/kinds'
import { lookUp } from '../../core/look-up'
import { suggest } from '../../core/problem'
import type { WrittenSlot } from '../body'
import { type ComponentNode, componentNode, isComponent, isJsx, type JsxNode, readProp } from '../component-node'
import { evaluate } from '../expressions'
import type { Kit, KitCall, KitPart, PageContext, PropValue, ReportProblem } from '../kit'
import { SKIP, visit } from './visit'

export interface RehypeKitOptions {
  kit: Kit
  context: PageContext
  report: ReportProblem
}

/** How an author writes the end of the part of a post that lists show. */
const TRUNCATE_MARK = '/* truncate */'
/** The slot that stands there in the tree. */
export const TRUNCATE = 'Truncate'

/**
 * Checks the JSX elements of an author, innermost first. Those of the kit become components with finished properties,
 * those of HTML and `{values}` become plain nodes.
 */
export function rehypeKit({ kit, context, report }: RehypeKitOptions) {
  const scope = { site: context.site }
  const canBeCut = kindOf(context.file)?.hasExcerpt === true

  const convertAll = (nodes: ElementContent[]): ElementContent[] => nodes.flatMap(convert)

  function convert(node: ElementContent): ElementContent | ElementContent[] {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (canBeCut && node.value.trim() === TRUNCATE_MARK) return componentNode(TRUNCATE, {}, [], node.position)
      const value = read(node.position?.start.line, () => evaluate(node.data?.estree, scope))
      return value === undefined || value === null ? [] : { type: 'text', value: String(value) }
    }
    if (isJsx(node)) return convertJsx(node)
    if (node.type === 'element') {
      node.children = convertAll(node.children)
      markTermHolder(node)
    }
    return node
  }

  function convertJsx(node: JsxNode): ElementContent | ElementContent[] {
    const line = node.position?.start.line
    const children = convertAll(node.children)
    const { name } = node
    if (name === null) return children // a fragment
    const attributes = readAttributes(node)
    if (/^[a-z]/.test(name))
      return {
        type: 'element',
        tagName: name,
        properties: toProperties(attributes),
        children,
        ...(node.position ? { position: node.position } : {}),
      } satisfies Element
    const part = lookUp(kit.parts, name)
    if (part === undefined) {
      const names = Object.keys(kit.parts)
      report({ severity: 'error', line, message: `unknown component <${name}>`, fix: suggest(name, names) })
      return children
    }
    let failed = false
    const fail = (message: string, fix?: string) => {
      failed = true
      report({ severity: 'error', line, message: `<${name}>: ${message}`, fix })
    }
    checkAttributes(part, attributes, fail)
    if (failed) return children
    const finished = part.read?.({ attributes, children, context, fail })
    // What could not be read is not drawn; the page is not published either.
    if (failed) return children
    return componentNode(name, finished?.props ?? attributes, finished?.children ?? children, node.position)
  }

  function readAttributes(node: JsxNode): Record<string, PropValue> {
    const attributes = new Map<string, PropValue>()
    for (const attribute of node.attributes) {
      const line = attribute.position?.start.line ?? node.position?.start.line
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        report({
          severity: 'error',
          line,
          message: 'attributes cannot be spread in a page',
          fix: 'write each attribute by its name.',
        })
        continue
      }
      const { value } = attribute
      if (value === null || value === undefined) attributes.set(attribute.name, true)
      else if (typeof value === 'string') attributes.set(attribute.name, value)
      else attributes.set(attribute.name, read(line, () => evaluate(value.data?.estree, scope)) ?? null)
    }
    return Object.fromEntries(attributes)
  }

  function read<T>(line: number | undefined, get: () => T): T | undefined {
    try {
      return get()
    } catch (error) {
      const names = Object.keys(context.site).map((name) => `site.${name}`)
      report({
        severity: 'error',
        line,
        message: error instanceof Error ? error.message : String(error),
        fix: `write text, or one of: ${names.join(', ')}.`,
      })
      return undefined
    }
  }

  return (tree: Root) => {
    tree.children = convertAll(tree.children as ElementContent[])
  }
}

/** Whether a node is a place that is filled only when all pages are known. */
export const isSlot = (node: Nodes, kit: Kit): node is ComponentNode =>
  isComponent(node) && (node.name === TRUNCATE || lookUp(kit.parts, node.name)?.slot !== undefined)

/** Attributes of a slot as its author wrote them; one that is missing is ''. */
export function slotProps(node: ComponentNode, kit: Kit): Record<string, string> {
  const names = Object.keys(lookUp(kit.parts, node.name)?.attributes ?? {})
  return Object.fromEntries(names.map((name) => [name, readProp(node, name) ?? '']))
}

/**
 * Lists the slots of a page, and reports those that stand where nothing fills them: inside another element, or on a page
 * of another kind.
 */
export function rehypeSlots({ kit, context, report, slots }: RehypeKitOptions & { slots: WrittenSlot[] }) {
  const allowed = kindOf(context.file)?.slots
  const seen = new Set<string>()
  return (tree: Root) => {
    visit(tree, (node, _index, parent) => {
      if (node.type === 'root' || !isSlot(node, kit)) return
      const name = node.name === TRUNCATE ? `{${TRUNCATE_MARK}}` : `<${node.name}>`
      const at = { severity: 'error' as const, line: node.position?.start.line }
      const slot = lookUp(kit.parts, node.name)?.slot
      if (slot) slots.push({ slot: node.name, props: slotProps(node, kit), line: at.line })
      if (slot === 'blog' && allowed !== 'blog')
        report({ ...at, message: `${name}: stands on a page that is no post of the blog`, fix: 'remove it.' })
      else if (slot === 'docs' && allowed !== 'docs')
        report({ ...at, message: `${name}: stands on a page outside the documentation`, fix: 'remove it.' })
      else if (slot !== 'docs' && seen.has(name))
        report({ ...at, message: `${name}: stands in the post twice`, fix: 'remove one of the two.' })
      else if (parent?.type !== 'root')
        report({
          ...at,
          message: `${name}: stands inside something else`,
          fix: 'give it a line of its own in the text.',
        })
      seen.add(name)
      return SKIP
    })
  }
}

/** The block a term stands in, which holds its tooltip; a class, because `:has()` would be asked of every paragraph. */
function markTermHolder(node: Element): void {
  if (!/^(p|li|td|dd)$/.test(node.tagName)) return
  const hasTerm = node.children.some((child) => isComponent(child, 'Term'))
  if (hasTerm) node.properties.className = [...[node.properties.className ?? []].flat(), 'has-term'] as string[]
}

function checkAttributes(part: KitPart, attributes: Record<string, PropValue>, fail: KitCall['fail']): void {
  const known = part.attributes ?? {}
  for (const [name, value] of Object.entries(attributes)) {
    const rule = lookUp(known, name)
    if (rule === undefined) fail(`unknown attribute “${name}”`, suggest(name, Object.keys(known)))
    else if (rule.oneOf && !rule.oneOf.includes(String(value)))
      fail(`${name}="${String(value)}" is not known`, suggest(String(value), rule.oneOf))
    else if (rule.type === 'number' ? !Number.isFinite(Number(value)) : typeof value !== rule.type)
      fail(`${name} must be a ${rule.type}`)
  }
  for (const [name, rule] of Object.entries(known)) {
    if (rule.required && lookUp(attributes, name) === undefined)
      fail(`attribute “${name}” is missing`, `add ${name}="…".`)
  }
}

const toProperties = (attributes: Record<string, PropValue>): Element['properties'] =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      (entry): entry is [string, string | number | boolean] => entry[1] !== null && typeof entry[1] !== 'object',
    ),
  )
