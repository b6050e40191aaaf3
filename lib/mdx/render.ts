import type { Expression } from 'estree'
import type { RootContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentType } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { lookUp } from '../look-up'
import { evaluateNode } from './expressions'
import type { Kit } from './kit'
import { TRUNCATE } from './rehype-kit'

/**
 * Draws a part of a page: its components by React, once, when the page is compiled.
 *
 * Measured on a page of 1,500 words: 1.8 ms, against 2.7 ms for `hast-util-to-html`; but 16 ms with the development
 * build of React, so scripts/collect.ts sets NODE_ENV.
 */
export function renderHtml(children: RootContent[], kit: Kit): string {
  const element = toJsxRuntime(
    { type: 'root', children },
    { Fragment, jsx, jsxs, passKeys: false, ignoreInvalidStyle: true, createEvaluater: () => evaluater(kit) },
  )
  return renderToStaticMarkup(element)
}

/** In the tree (component-node.ts) names are components, and everything else is a value. */
function evaluater({ parts, components }: Kit) {
  const find = (name: string): ComponentType<never> => {
    const component = lookUp(components, name) ?? (lookUp(parts, name)?.slot || name === TRUNCATE ? Nothing : undefined)
    if (component === undefined) throw new Error(`there is no component <${name}> to draw a page with`)
    return component
  }
  return {
    evaluateExpression: (node: Expression) => (node.type === 'Identifier' ? find(node.name) : evaluateNode(node, {})),
    evaluateProgram: () => undefined,
  }
}

/** A slot inside another element: it has been reported, and nothing fills it. */
const Nothing = () => null
