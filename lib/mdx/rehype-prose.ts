import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import { withBasePath } from '../routes'
import type { BuiltImage, PageContext, ReportProblem } from './kit'

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
      const text = readableText(node)
      const heading = { level, id: id ?? freeSlug(slugger, text, own), text }
      headings.push(heading)
      node.properties.id = heading.id
      node.children.push(
        h('a.anchor', { href: `#${heading.id}`, 'aria-label': context.labels.headingLink?.replace('{heading}', text) }),
      )
    }
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

/** What a reader sees of a node: the tooltip of a term is not part of the sentence. */
function readableText(node: Element): string {
  return node.children
    .map((child) =>
      child.type === 'text'
        ? child.value
        : child.type === 'element' && child.properties.role !== 'tooltip'
          ? readableText(child)
          : '',
    )
    .join('')
}

function takeOwnId(heading: Element): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const id = OWN_ID.exec(last.value)?.[1]
  if (id !== undefined) last.value = last.value.replace(OWN_ID, '')
  return id
}

/** Finishes links: inside ones get base path and language and are collected for the check, outside ones open a new tab. */
export function rehypeLinks({ links, context }: { links: PageLink[]; context: PageContext }) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return
      const href = node.properties.href
      if (/^(https?:)?\/\//.test(href)) {
        markExternal(node, context.labels.externalLink ?? '')
        return
      }
      if (/^[a-z][a-z+.-]*:/i.test(href) || (href.startsWith('#') && !href.startsWith('#t='))) {
        if (
          href.startsWith('#') &&
          !asClass(node).includes('anchor') &&
          node.properties.dataFootnoteRef === undefined &&
          node.properties.dataFootnoteBackref === undefined
        )
          links.push({ href, line: node.position?.start.line })
        return
      }
      if (href.startsWith('#')) return // a moment of the video, see components/mdx/video.ts
      if (href.startsWith(withBasePath('/media/'))) return // a published file, put in by a component
      if (href.startsWith('./') || href.startsWith('../')) {
        const asset = context.asset(href)
        if (asset !== undefined) {
          node.properties.href = asset
          return
        }
      }
      links.push({ href, line: node.position?.start.line })
      node.properties.href = context.resolveLink(href)
    })
  }
}

/** Opens a link in a new tab and says so to those who cannot see the icon. */
export function markExternal(link: Element, label: string): void {
  link.properties.target = '_blank'
  link.properties.rel = ['noopener', 'noreferrer']
  link.properties.className = [...asClass(link), 'external']
  link.children.push(h('span.visually-hidden', ` ${label}`))
}

const asClass = (node: Element): string[] =>
  Array.isArray(node.properties.className) ? node.properties.className.map(String) : []

/** Wide tables scroll inside their own box, which the keyboard can reach. Task list boxes get their text as a name. */
export function rehypeTables({ context }: { context: PageContext }) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'input' && node.properties.type === 'checkbox' && parent?.type === 'element') {
        node.properties.ariaLabel = readableText(parent).trim()
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return
      for (const th of cells(node)) {
        if (readableText(th).trim() === '')
          th.tagName = 'td' // an empty corner is the heading of nothing
        else th.properties.scope ??= 'col'
      }
      visit(node, 'element', ({ properties }) => {
        if (properties.align) properties.style = `text-align:${properties.align}` // HTML has no `align` any more
        delete properties.align
      })
      parent.children[index] = h('div.table', { tabIndex: 0, role: 'group', 'aria-label': context.labels.table }, node)
      return SKIP
    })
  }
}

function cells(node: Element): Element[] {
  return node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === 'th' ? [child] : cells(child),
  )
}

/** Replaces `<img>` of documents by built images, with their states (see components/mdx/doc-image.client.ts). */
export function rehypeImages({ context, report }: { context: PageContext; report: ReportProblem }) {
  return async (tree: Root) => {
    const found: { node: Element; parent: Element | Root; index: number }[] = []
    visit(tree, 'element', (node, index, parent) => {
      if (
        node.tagName === 'img' &&
        index !== undefined &&
        parent &&
        (parent.type === 'element' || parent.type === 'root')
      )
        found.push({ node, parent, index })
    })
    for (const { node, parent, index } of found) {
      const src = String(node.properties.src ?? '')
      const line = node.position?.start.line
      if (/^(https?:)?\/\//.test(src)) {
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
      parent.children[index] = isAmongText(parent) ? picture(node, image) : figure(node, image, context.labels)
    }
    unwrapBlocks(tree)
  }
}

const FLOW = new Set(['li', 'td', 'th', 'dd', 'div', 'section', 'aside', 'details', 'blockquote', 'doc-tab'])

/** An image inside a sentence or a link stays a part of it: a figure with a button may not stand there. */
function isAmongText(parent: Element | Root): boolean {
  if (parent.type === 'root' || FLOW.has(parent.tagName)) return false
  return (
    parent.tagName !== 'p' ||
    !meaningfulChildren(parent).every((child) => child.type === 'element' && ['img', 'figure'].includes(child.tagName))
  )
}

const SIZES = '(max-width: 767px) 100vw, 760px'

function picture(node: Element, image: BuiltImage): Element {
  const img = h('img', {
    src: image.src,
    alt: String(node.properties.alt ?? ''),
    width: image.width,
    height: image.height,
    loading: 'lazy',
    decoding: 'async',
  })
  if (image.sources.length === 0) return img
  return h('picture', [
    h('source', {
      type: 'image/webp',
      srcset: image.sources.map(({ src, width }) => `${src} ${width}w`).join(', '),
      sizes: SIZES,
    }),
    img,
  ])
}

function figure(node: Element, image: BuiltImage, labels: PageContext['labels']): Element {
  const alt = String(node.properties.alt ?? '')
  const caption = node.properties.title ? String(node.properties.title) : undefined
  const style = `--w:${image.width};--h:${image.height}${image.placeholder ? `;background-image:url(${image.placeholder})` : ''}`
  const messages = {
    'data-load': labels.imageLoad,
    'data-error': labels.imageError,
    'data-missing': labels.image404,
    'data-offline': labels.imageOffline,
    'data-close': labels.close,
  }
  return h('figure.image', [
    h('doc-image', { style, ...messages }, [
      picture(node, image),
      h('button', { type: 'button', 'aria-label': `${labels.zoom}: ${alt}` }),
    ]),
    ...(caption ? [h('figcaption', caption)] : []),
  ])
}

const BLOCKS = new Set([
  'figure',
  'details',
  'aside',
  'ul',
  'ol',
  'div',
  'table',
  'doc-tabs',
  'doc-video',
  'category-pages',
  'post-changes',
])

/** A block cannot stand inside a paragraph (`<Details>` written on one line does): the paragraph that held nothing else goes. */
function unwrapBlocks(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'p' || index === undefined || !parent) return
    const meaningful = meaningfulChildren(node)
    if (meaningful.length > 0 && meaningful.every((child) => child.type === 'element' && BLOCKS.has(child.tagName))) {
      parent.children.splice(index, 1, ...meaningful)
      return index
    }
  })
}

const meaningfulChildren = (node: Element): ElementContent[] =>
  node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
