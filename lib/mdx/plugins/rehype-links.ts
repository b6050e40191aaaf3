import type { Element, Root } from 'hast'
import { isOutside, mediaUrl } from '../../core/routes'
import { type Compilation, lineOf } from '../compilation'
import { type ComponentNode, componentNode, isComponent, readProp } from '../component-node'
import type { Props } from '../kit'
import { visit } from './visit'

/** Finishes links: those inside get base path and language and are collected for the check, those outside open a new tab. */
export function rehypeLinks({ links, context }: Compilation) {
  const externalLabel = context.t('externalLink')

  /** Address to print. */
  function resolve(href: string, line: number | undefined): string {
    if (/^[a-z][a-z+.-]*:/i.test(href) || href.startsWith('#t=')) return href // `#t=` is a moment of the video
    if (href.startsWith('#')) {
      links.push({ href, line })
      return href
    }
    if (href.startsWith(mediaUrl(''))) return href // a published file, put in by a component
    const asset = href.startsWith('/') ? undefined : context.asset(href)
    if (asset !== undefined) return asset
    const path = (context.pathBeside(href) ?? href).replace(/(?<=[^/])\/+(?=[?#]|$)/, '')
    const own = context.ownPage(path)
    const to = own?.isThere ? own.href : path
    links.push({ href, ...(to !== href && { to }), line })
    return context.resolveLink(to)
  }

  function finishComponent(node: ComponentNode): void {
    const href = readProp(node, 'href')
    if (href === undefined) return
    if (isOutside(href)) node.data.props.externalLabel = externalLabel
    else node.data.props.href = resolve(href, lineOf(node))
  }

  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'root') return
      if (isComponent(node)) return finishComponent(node)
      if (node.type !== 'element') return
      if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return
      const { href, dataFootnoteRef, dataFootnoteBackref } = node.properties
      if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) return
      if (href.startsWith('#t=')) node.properties.dataReplay = 'seek'
      if (!isOutside(href)) node.properties.href = resolve(href, lineOf(node))
      else if (parent && index !== undefined)
        parent.children[index] = componentNode('Link', { ...linkProps(node), externalLabel }, node.children)
    })
  }
}

/** Attributes of a link that an author may set. */
const LINK_PROPERTIES = ['href', 'title', 'id', 'className', 'lang', 'hrefLang'] as const
const linkProps = ({ properties }: Element): Props =>
  Object.fromEntries(
    LINK_PROPERTIES.map((name) => {
      const value = properties[name]
      return [name, value === null || value === undefined ? undefined : [value].flat().join(' ')]
    }),
  )
