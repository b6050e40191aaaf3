import type { RootContent } from 'hast'
import { type Jsx, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentType, ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { lookUp } from '../core/look-up'
import { isComponent } from './component-node'
import type { Kit } from './kit'
import { TRUNCATE } from './plugins/rehype-slots'

/**
 * Draws a part of a page: its components by React, once, when the page is compiled.
 *
 * Measured on a page of 1,500 words: 1.8 ms, against 2.7 ms for `hast-util-to-html`; but 16 ms with the development
 * build of React, so scripts/content/collect.ts sets NODE_ENV.
 */
export const renderHtml = (children: RootContent[], kit: Kit): string => renderToStaticMarkup(toReact(children, kit))

/** The React elements of a part of a page. */
export const toReact = (children: RootContent[], kit: Kit): ReactElement =>
  toJsxRuntime(
    { type: 'root', children },
    {
      Fragment,
      jsx: withProps(jsx),
      jsxs: withProps(jsxs),
      passKeys: false,
      passNode: true,
      ignoreInvalidStyle: true,
      createEvaluater: () => evaluater(kit),
    },
  )

/** A component has its properties on its node (component-node.ts). */
const withProps =
  (create: Jsx): Jsx =>
  (type, { node, ...props }, key) =>
    create(type, node && isComponent(node) ? Object.assign(props, node.data.props) : props, key)

/** Finds components by their names; nothing else is evaluated. */
function evaluater({ parts, components }: Kit) {
  const find = (name: string): ComponentType<never> => {
    const component = lookUp(components, name) ?? (lookUp(parts, name)?.slot || name === TRUNCATE ? Nothing : undefined)
    if (component === undefined) throw new Error(`there is no component <${name}> to draw a page with`)
    return component
  }
  return {
    evaluateExpression: (node: { type: string; name?: string }) => find(node.name ?? node.type),
    evaluateProgram: () => undefined,
  }
}

/** A slot inside another element: it has been reported, and nothing fills it. */
const Nothing = () => null
