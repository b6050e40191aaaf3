import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Compilation } from '../compilation'
import { componentNode } from '../component-node'
import { SKIP, visit } from './visit'

const OWN_ID = /\s*\{#([^\s{}]+)\}\s*$/

interface Found {
  node: Element
  level: number
  /** As the author wrote it. */
  id: string | undefined
}

/** Gives headings their ids and anchor links, and collects them. */
export function rehypeHeadings({ headings, context, report }: Compilation) {
  return (tree: Root) => {
    const slugger = new GithubSlugger()
    const found = collectHeadings(tree)
    const own = ownIds(found, report)
    for (const { node, level, id } of found) {
      if (level === 1) {
        report(node, {
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

/** Headings of the author; the one above the footnotes is not theirs. */
function collectHeadings(tree: Root): Found[] {
  const found: Found[] = []
  visit(tree, 'element', (node) => {
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1])
    if (!level || node.properties.id === 'footnote-label') return
    found.push({ node, level, id: takeOwnId(node) ?? (node.properties.id ? String(node.properties.id) : undefined) })
    return SKIP
  })
  return found
}

function takeOwnId(heading: Element): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const id = OWN_ID.exec(last.value)?.[1]
  if (id !== undefined) last.value = last.value.replace(OWN_ID, '')
  return id
}

/** The ids that authors gave; a repeated one is a warning. */
function ownIds(found: Found[], report: Compilation['report']): Set<string> {
  const own = new Set<string>()
  for (const { node, id } of found) {
    if (id === undefined) continue
    if (own.has(id))
      report(node, {
        severity: 'warning',
        message: `two headings have the id “${id}”`,
        fix: 'give one of them another id.',
      })
    own.add(id)
  }
  return own
}

/** A slug that no heading of the page has as its own id. A blank that does not break a line is one between words, too. */
function freeSlug(slugger: GithubSlugger, heading: string, taken: Set<string>): string {
  const text = heading.replace(/\u00a0/g, ' ')
  let slug = slugger.slug(text)
  while (taken.has(slug)) slug = slugger.slug(text)
  return slug
}

/** Lowers headings, for a text that is shown under a heading of another page. */
export function rehypeShiftedHeadings({ context: { headingShift } }: Compilation) {
  return (tree: Root) => {
    if (headingShift === 0) return
    visit(tree, 'element', (node) => {
      const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1])
      if (level) node.tagName = `h${Math.min(6, level + headingShift)}`
    })
  }
}
