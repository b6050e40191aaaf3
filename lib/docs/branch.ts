import { escapeHtml } from '../html'
import { localePath } from '../routes'
import type { TreeNode } from './tree'

/** Items of one level shown around the current page; the rest is one press away. Keeps a page's weight independent of the number of pages. */
const WINDOW = 40

export interface BranchLabels {
  /** Accessible name of a category's caret, with `{label}`. */
  category: string
  /** Text of the button for items left out, with `{count}`. */
  more: string
}
export interface BranchOptions {
  locale: string
  labels: BranchLabels
  /** Ids from the top down to the current page; the categories among them are open. */
  trail: string[]
  /** Shows every item of every level instead of a window around the trail. */
  whole?: boolean
}

/**
 * HTML of one level of the menu. The same function draws the open path on the server and, in the browser, a category
 * opened later, so the two cannot differ.
 */
export function renderBranch(nodes: TreeNode[], options: BranchOptions): string {
  const { trail, whole, labels } = options
  const current = nodes.findIndex((node) => node.id === trail[0])
  const from = whole || nodes.length <= WINDOW ? 0 : Math.max(0, Math.min(current - WINDOW / 2, nodes.length - WINDOW))
  const to = whole || nodes.length <= WINDOW ? nodes.length : from + WINDOW
  const more = (count: number) =>
    count > 0
      ? `<li><button type="button" data-act="more">${escapeHtml(labels.more.replace('{count}', String(count)))}</button></li>`
      : ''
  return (
    more(from) +
    nodes
      .slice(from, to)
      .map((node) => renderNode(node, node.id === trail[0], options))
      .join('') +
    more(nodes.length - to)
  )
}

/** A name of several words in one, such as `ListenUDPRecord`, may be broken between them. */
const breakable = (label: string): string =>
  label.includes(' ') ? label : label.replace(/(?<=[a-z\d])(?=[A-Z])/g, '<wbr>')

function renderNode(node: TreeNode, onTrail: boolean, options: BranchOptions): string {
  const trail = onTrail ? options.trail.slice(1) : []
  const label = breakable(escapeHtml(node.label))
  const isCurrent = onTrail && trail.length === 0 && node.href !== undefined
  const link =
    node.href === undefined
      ? ''
      : `<a href="${escapeHtml(localePath(node.href, options.locale))}"${isCurrent ? ' aria-current="page"' : onTrail ? ' class="on"' : ''}>${label}</a>`
  if (node.items === undefined || node.items.length === 0) return `<li>${link}</li>`
  const summary = link
    ? `<summary aria-label="${escapeHtml(options.labels.category.replace('{label}', node.label))}"></summary>`
    : `<summary>${label}</summary>`
  const inside = onTrail ? renderBranch(node.items, { ...options, trail }) : ''
  return `<li>${link}<details data-id="${escapeHtml(node.id)}"${onTrail ? ' open' : ''}>${summary}<ul>${inside}</ul></details></li>`
}
