import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { lookUp } from '../../core/look-up'
import { mediaUrl } from '../../core/routes'
import { type ComponentNode, componentNode, isComponent, isJsx, readProp } from '../component-node'
import { TAKEN_IDS } from '../ids'
import type { BuiltImage, Kit, PageContext, Props, ReportProblem } from '../kit'
import { SKIP, visit } from './visit'

export interface Heading {
  /** 2 to 6. */
  level: number
  id: string
  text: string
}
export interface PageLink {
  href: string
  line?: number
}

const OWN_ID = /\s*\{#([^\s{}]+)\}\s*$/

/** Gives headings their ids and anchor links, and collects them. A repeated id of the author's own is a warning. */
export function rehypeHeadings({
  headings,
  context,
  report,
}: {
  headings: Heading[]
  context: PageContext
  report: ReportProblem
}) {
  return (tree: Root) => {
    const slugger = new GithubSlugger()
    for (const id of TAKEN_IDS) slugger.slug(id)
    const found = collectHeadings(tree)
    const own = new Set<string>()
    for (const { node, id } of found) {
      if (id !== undefined && own.has(id)) {
        report({
          severity: 'warning',
          line: node.position?.start.line,
          message: `two headings have the id “${id}”`,
          fix: 'give one of them another id.',
        })
      }
      if (id !== undefined) own.add(id)
    }
    for (const { node, level, id } of found) {
      if (level === 1) {
        report({
          severity: 'error',
          line: node.position?.start.line,
          message: 'a heading of level 1 in the text',
          fix: 'the title comes from the front matter; start with ##.',
        })
        continue
      }
      const text = textOf(node)
      const heading = { level, id: id ?? freeSlug(slugger, text, own), text }
      headings.push(heading)
      node.properties.id = heading.id
      node.properties.ariaLabel = text // else its name would hold that of its link
      const label = context.t('headingLink', { heading: text })
      node.children.push(componentNode('HeadingAnchor', { id: heading.id, label }, []))
    }
  }
}

/** Moves headings down, for a text that stands under a heading of another page. */
export function rehypeShiftedHeadings({ by }: { by: number }) {
  return (tree: Root) => {
    if (by === 0) return
    visit(tree, 'element', (node) => {
      const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1])
      if (level) node.tagName = `h${Math.min(6, level + by)}`
    })
  }
}

/** Headings of the author; the one above the footnotes is not theirs. */
function collectHeadings(tree: Root): { node: Element; level: number; id: string | undefined }[] {
  const found: { node: Element; level: number; id: string | undefined }[] = []
  visit(tree, 'element', (node) => {
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1])
    if (!level || node.properties.id === 'footnote-label') return
    found.push({ node, level, id: takeOwnId(node) ?? (node.properties.id ? String(node.properties.id) : undefined) })
    return SKIP
  })
  return found
}

/** A slug that no heading has as its own id, wherever on the page that heading stands. */
function freeSlug(slugger: GithubSlugger, text: string, taken: Set<string>): string {
  let slug = slugger.slug(text)
  while (taken.has(slug)) slug = slugger.slug(text)
  return slug
}

function takeOwnId(heading: Element): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const id = OWN_ID.exec(last.value)?.[1]
  if (id !== undefined) last.value = last.value.replace(OWN_ID, '')
  return id
}

/** Finishes links: those inside get base path and language and are collected for the check, those outside open a new tab. */
export function rehypeLinks({ links, context }: { links: PageLink[]; context: PageContext }) {
  const externalLabel = context.t('externalLink')

  /** Address to print. */
  function resolve(href: string, line: number | undefined): string {
    if (/^[a-z][a-z+.-]*:/i.test(href) || href.startsWith('#t=')) return href // `#t=` is a moment of the video
    if (href.startsWith('#')) {
      links.push({ href, line })
      return href
    }
    if (href.startsWith(mediaUrl(''))) return href // a published file, put in by a component
    const asset = /^\.\.?\//.test(href) ? context.asset(href) : undefined
    if (asset !== undefined) return asset
    links.push({ href, line })
    return context.resolveLink(href)
  }

  function finishComponent(node: ComponentNode): void {
    const href = readProp(node, 'href')
    if (href === undefined) return
    if (isOutside(href)) node.data.props.externalLabel = externalLabel
    else node.data.props.href = resolve(href, node.position?.start.line)
  }

  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'root') return
      if (isComponent(node)) return finishComponent(node)
      if (node.type !== 'element' || node.tagName !== 'a' || typeof node.properties.href !== 'string') return
      const { href, dataFootnoteRef, dataFootnoteBackref } = node.properties
      if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) return
      if (href.startsWith('#t=')) node.properties.dataReplay = 'seek'
      if (!isOutside(href)) node.properties.href = resolve(href, node.position?.start.line)
      else if (parent && index !== undefined)
        parent.children[index] = componentNode('Link', { ...linkProps(node), externalLabel }, node.children)
    })
  }
}

const isOutside = (href: string): boolean => /^(https?:)?\/\//.test(href)

/** What an author may say of a link. */
const LINK_PROPERTIES = ['href', 'title', 'id', 'className', 'lang', 'hrefLang'] as const
const linkProps = ({ properties }: Element): Props =>
  Object.fromEntries(
    LINK_PROPERTIES.map((name) => {
      const value = properties[name]
      return [name, value === null || value === undefined ? undefined : [value].flat().join(' ')]
    }),
  )

/** Wide tables scroll inside their own box, which the keyboard can reach. Task list boxes get their text as a name. */
export function rehypeTables({ context }: { context: PageContext }) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'input' && node.properties.type === 'checkbox' && parent?.type === 'element') {
        node.properties.ariaLabel = textOf(parent).trim()
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return
      for (const th of cells(node)) {
        if (textOf(th).trim() === '')
          th.tagName = 'td' // an empty corner is the heading of nothing
        else th.properties.scope ??= 'col'
      }
      parent.children[index] = componentNode('TableBox', { label: context.t('table') }, [node])
      return SKIP
    })
  }
}

/** Code that may be broken at the end of a line (app/styles/prose.css). */
export const isLongCode = (text: string): boolean => text.length > 16

/** Marks long code in a line. */
export function rehypeLongCode() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP
      if (node.tagName === 'code' && isLongCode(textOf(node))) node.properties.className = ['long']
    })
}

function cells(node: Element): Element[] {
  return node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === 'th' ? [child] : cells(child),
  )
}

type Parent = Element | ComponentNode | Root

/** Replaces `<img>` of documents by built images: figures with their states, or pictures where words stand around them. */
export function rehypeImages({ kit, context, report }: { kit: Kit; context: PageContext; report: ReportProblem }) {
  return async (tree: Root) => {
    const found: { node: Element; parent: Parent; index: number }[] = []
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'img' && index !== undefined && parent && !isJsx(parent)) found.push({ node, parent, index })
    })
    for (const { node, parent, index } of found) {
      const src = String(node.properties.src ?? '')
      const line = node.position?.start.line
      if (isOutside(src)) {
        report({
          severity: 'error',
          line,
          message: `the image ${src} lies on another site`,
          fix: 'put the file beside the page and write ./media/name.png.',
        })
        continue
      }
      const image = await context.image(src)
      if (image === undefined) {
        report({
          severity: 'error',
          line,
          message: `there is no image at ${src}`,
          fix: 'the path is counted from the page, for example ./media/name.png.',
        })
        continue
      }
      if (!node.properties.alt)
        report({
          severity: 'warning',
          line,
          message: `the image ${src} has no description`,
          fix: 'say between the square brackets what it shows.',
        })
      parent.children[index] = imageNode(node, image, isAmongWords(parent, kit), context)
    }
    unwrapBlocks(tree, kit)
  }
}

const FLOW = new Set(['li', 'td', 'th', 'dd', 'div', 'section', 'aside', 'details', 'blockquote'])

/** An image inside a sentence or a link stays a part of it: a figure with a button may not stand there. */
function isAmongWords(parent: Parent, kit: Kit): boolean {
  if (parent.type === 'root') return false
  if (isComponent(parent)) return lookUp(kit.parts, parent.name)?.takesWords === true
  if (FLOW.has(parent.tagName)) return false
  return (
    parent.tagName !== 'p' ||
    !meaningfulChildren(parent).every(
      (child) => isComponent(child, 'Figure') || (child.type === 'element' && child.tagName === 'img'),
    )
  )
}

function imageNode(node: Element, image: BuiltImage, isAmong: boolean, { t }: PageContext): ComponentNode {
  const alt = String(node.properties.alt ?? '')
  const { src, width, height, sources, placeholder } = image
  if (isAmong) return componentNode('Picture', { src, alt, width, height, sources }, [])
  const caption = node.properties.title ? String(node.properties.title) : undefined
  const zoomLabel = `${t('zoom')}: ${alt}`
  return componentNode('Figure', { src, alt, width, height, sources, placeholder, caption, zoomLabel }, [])
}

const BLOCKS = new Set(['figure', 'details', 'aside', 'ul', 'ol', 'div', 'table'])

/** A block cannot stand inside a paragraph (`<Details>` written on one line does): the paragraph that held nothing else goes. */
function unwrapBlocks(tree: Root, kit: Kit): void {
  const isBlock = (node: ElementContent): boolean => {
    if (node.type === 'element') return BLOCKS.has(node.tagName)
    if (!isComponent(node)) return false
    return node.name === 'Figure' || (node.name !== 'Picture' && lookUp(kit.parts, node.name)?.isInline !== true)
  }
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'p' || index === undefined || !parent) return
    const meaningful = meaningfulChildren(node)
    if (meaningful.length > 0 && meaningful.every(isBlock)) {
      parent.children.splice(index, 1, ...meaningful)
      return index
    }
  })
}

const meaningfulChildren = (node: Element): ElementContent[] =>
  node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
