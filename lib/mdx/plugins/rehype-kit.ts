import type { Element, ElementContent, Root } from 'hast'
import { kindOf } from '../../content/kinds'
import { lookUp } from '../../core/look-up'
import { suggest } from '../../core/problem'
import { type Compilation, lineOf } from '../compilation'
import { componentNode, isComponent, isJsx, type JsxNode } from '../component-node'
import { evaluate } from '../expressions'
import type { KitCall, KitPart, PropValue } from '../kit'
import { FOREIGN } from '../rules/dialects'
import { TRUNCATE, TRUNCATE_MARK } from './rehype-slots'

/**
 * Checks the JSX elements of an author, innermost first. Those of the kit become components with finished properties,
 * those of HTML and `{values}` become plain nodes.
 */
export function rehypeKit({ kit, context, report }: Compilation) {
  const scope = { site: context.site }
  const canBeCut = kindOf(context.file)?.hasExcerpt === true

  const convertAll = (nodes: ElementContent[]): ElementContent[] => nodes.flatMap(convert)

  function convert(node: ElementContent): ElementContent | ElementContent[] {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (canBeCut && node.value.trim() === TRUNCATE_MARK) return componentNode(TRUNCATE, {}, [], node.position)
      const value = read(lineOf(node), () => evaluate(node.data?.estree, scope))
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
      report(node, {
        message: `unknown component <${name}>`,
        fix: FOREIGN.get(name) ?? suggest(name, Object.keys(kit.parts)),
      })
      return children
    }
    let failed = false
    const fail = (message: string, fix?: string) => {
      failed = true
      report(node, { message: `<${name}>: ${message}`, fix })
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
      const line = lineOf(attribute) ?? lineOf(node)
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        report(line, { message: 'attributes cannot be spread in a page', fix: 'write each attribute by its name.' })
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
      report(line, {
        message: error instanceof Error ? error.message : String(error),
        fix: `write \\{ for the character itself, or one of: ${names.join(', ')}.`,
      })
      return undefined
    }
  }

  return (tree: Root) => {
    tree.children = convertAll(tree.children as ElementContent[])
  }
}

/** Marks the block around a term, which holds its tooltip. A class, because `:has()` would be tested on every paragraph. */
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
