import fs from 'node:fs'
import path from 'node:path'
import type { Element, Nodes, Properties, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import type { SiteName } from './published'
import { SITES } from './sites'

/** A published page as a parser reads it: what only reads it needs no browser. */
export const parsed = (site: SiteName, address: string): Root =>
  fromHtml(fs.readFileSync(path.join(SITES[site].out, `${address === '/' ? 'index' : address}.html`), 'utf8'))

/** The elements of a name that have these properties, as hast calls them (`ariaLabel`). */
export function all(node: Nodes, tagName: string, has: Properties = {}): Element[] {
  const inside = 'children' in node ? node.children.flatMap((child) => all(child, tagName, has)) : []
  const isOne = node.type === 'element' && node.tagName === tagName
  return isOne && Object.entries(has).every(([name, value]) => node.properties[name] === value)
    ? [node, ...inside]
    : inside
}

/** The only one of these elements. */
export function one(node: Nodes, tagName: string, has: Properties = {}): Element {
  const [found, ...others] = all(node, tagName, has)
  if (!found || others.length > 0)
    throw new Error(`expected one <${tagName}> with ${JSON.stringify(has)}, found ${found ? others.length + 1 : 0}`)
  return found
}

export { textOf }
