import type { Element, ElementContent, Root } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { suggest } from '../problem'
import { evaluate } from './expressions'
import type { AttributeValue, Kit, KitCall, KitComponent, PageContext, ReportProblem } from './kit'

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast
export interface RehypeKitOptions {
  kit: Kit
  context: PageContext
  report: ReportProblem
}

/** Where an author ends the part of a post that lists show. */
const TRUNCATE = '/* truncate */'

/** Turns JSX elements of the author's kit, HTML elements written as JSX, and `{values}` into plain HTML nodes, innermost first. */
export function rehypeKit({ kit, context, report }: RehypeKitOptions) {
  const scope = { site: context.site }

  async function convertAll(nodes: ElementContent[]): Promise<ElementContent[]> {
    const converted = await Promise.all(nodes.map(convert))
    return converted.flat()
  }

  async function convert(node: ElementContent): Promise<ElementContent | ElementContent[]> {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (node.value.trim() === TRUNCATE) return { type: 'comment', value: ' truncate ' }
      const value = read(node.position?.start.line, () => evaluate(node.data?.estree, scope))
      return value === undefined || value === null ? [] : { type: 'text', value: String(value) }
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return convertJsx(node)
    if (node.type === 'element') {
      node.children = await convertAll(node.children)
      markTermHolder(node)
    }
    return node
  }

  async function convertJsx(node: JsxElement): Promise<ElementContent | ElementContent[]> {
    const line = node.position?.start.line
    const children = await convertAll(node.children)
    const { name } = node
    if (name === null) return children // a fragment
    const attributes = readAttributes(node)
    if (/^[a-z]/.test(name))
      return { type: 'element', tagName: name, properties: toProperties(attributes), children } satisfies Element
    const component = kit[name]
    if (component === undefined) {
      report({ severity: 'error', line, message: `unknown component <${name}>`, fix: suggest(name, Object.keys(kit)) })
      return children
    }
    let failed = false
    const fail = (message: string, fix?: string) => {
      failed = true
      report({ severity: 'error', line, message: `<${name}>: ${message}`, fix })
    }
    checkAttributes(component, attributes, fail)
    if (failed) return children
    const call: KitCall = { attributes, children, context, fail }
    return component.render(call)
  }

  function readAttributes(node: JsxElement): Record<string, AttributeValue> {
    const attributes: Record<string, AttributeValue> = {}
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
      if (value === null || value === undefined) attributes[attribute.name] = true
      else if (typeof value === 'string') attributes[attribute.name] = value
      else attributes[attribute.name] = read(line, () => evaluate(value.data?.estree, scope)) ?? null
    }
    return attributes
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

  return async (tree: Root) => {
    tree.children = (await convertAll(tree.children as ElementContent[])) as Root['children']
  }
}

/** The block a term stands in, which holds its tooltip; a class, because `:has()` would be asked of every paragraph. */
function markTermHolder(node: Element): void {
  if (!/^(p|li|td|dd)$/.test(node.tagName)) return
  const hasTerm = node.children.some((child) => child.type === 'element' && child.tagName === 'doc-term')
  if (hasTerm) node.properties.className = [...[node.properties.className ?? []].flat(), 'has-term'] as string[]
}

function checkAttributes(
  component: KitComponent,
  attributes: Record<string, AttributeValue>,
  fail: KitCall['fail'],
): void {
  const known = component.attributes ?? {}
  for (const [name, value] of Object.entries(attributes)) {
    const rule = known[name]
    if (rule === undefined) fail(`unknown attribute “${name}”`, suggest(name, Object.keys(known)))
    else if (rule.oneOf && !rule.oneOf.includes(String(value)))
      fail(`${name}="${String(value)}" is not known`, suggest(String(value), rule.oneOf))
    else if (rule.type === 'number' ? !Number.isFinite(Number(value)) : typeof value !== rule.type)
      fail(`${name} must be a ${rule.type}`)
  }
  for (const [name, rule] of Object.entries(known)) {
    if (rule.required && attributes[name] === undefined) fail(`attribute “${name}” is missing`, `add ${name}="…".`)
  }
}

const toProperties = (attributes: Record<string, AttributeValue>): Element['properties'] =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      (entry): entry is [string, string | number | boolean] => entry[1] !== null && typeof entry[1] !== 'object',
    ),
  )
