import type { Expression, Program, Property } from 'estree'
import type { PropValue } from './kit'

/**
 * The value of an expression written in a page: literals, arrays, objects, template strings and names of the scope
 * (`site.email`). Pages are data, so nothing is ever executed.
 * @throws Error naming what is not allowed
 */
export function evaluate(program: Program | null | undefined, scope: Record<string, unknown>): PropValue | undefined {
  const statement = program?.body[0]
  if (statement === undefined) return undefined // a comment
  if (program?.body.length !== 1 || statement.type !== 'ExpressionStatement')
    throw new Error('only a single value is allowed in braces')
  return evaluateNode(statement.expression, scope)
}

/** The value of one node. @throws Error naming what is not allowed */
export function evaluateNode(node: Expression, scope: Record<string, unknown>): PropValue {
  switch (node.type) {
    case 'Literal':
      if (node.value instanceof RegExp || typeof node.value === 'bigint') break
      return node.value ?? null
    case 'TemplateLiteral':
      return node.quasis
        .map(
          (quasi, index) =>
            (quasi.value.cooked ?? '') +
            (node.expressions[index] ? String(evaluateNode(node.expressions[index], scope)) : ''),
        )
        .join('')
    case 'UnaryExpression':
      if (node.operator === '-') return -Number(evaluateNode(node.argument, scope))
      break
    case 'ArrayExpression':
      return node.elements.map((element) =>
        element && element.type !== 'SpreadElement' ? evaluateNode(element, scope) : null,
      )
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) =>
          property.type === 'Property' ? [[keyOf(property), evaluateNode(property.value as Expression, scope)]] : [],
        ),
      )
    case 'Identifier':
    case 'MemberExpression':
      return lookUp(pathOf(node), scope)
  }
  throw new Error(`a ${node.type} is not allowed in a page: only values are, not code`)
}

function keyOf({ key, computed }: Property): string {
  if (key.type === 'Identifier' && !computed) return key.name
  if (key.type === 'Literal') return String(key.value)
  throw new Error('only names are allowed as keys')
}

function pathOf(node: Expression): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (
    node.type === 'MemberExpression' &&
    !node.computed &&
    node.object.type !== 'Super' &&
    node.property.type === 'Identifier'
  )
    return [...pathOf(node.object), node.property.name]
  throw new Error('only names joined by dots are allowed')
}

function lookUp(path: string[], scope: Record<string, unknown>): PropValue {
  let value: unknown = scope
  for (const name of path)
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
  if (value === undefined) throw new Error(`there is no value named “${path.join('.')}”`)
  return value as PropValue
}
