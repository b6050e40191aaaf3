import type { Heading, Link, Parents, PhrasingContent, Table, TableRow } from 'mdast'
import type { Issue } from '../../core/problem'
import { hrefIssue } from '../../core/safe-url'
import { evaluate } from '../expressions'
import { idIssue } from '../ids'
import { visit } from '../plugins/visit'
import { type ParsedPage, type Rule, sourceOf, wordsOf } from './rule'

const OWN_ID = /\{#([^\s{}]+)\}\s*$/
/** What Docusaurus writes behind a heading: a comment that holds `#id`. */
const ID_COMMENT = /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/
const LETTER = /[\p{L}\p{N}]/u

/** Headings follow one another level by level, and each has words to be linked by. */
export const checkHeadings: Rule = ({ tree, report }) => {
  let above = 1 // the title
  visit(tree, 'heading', (node) => {
    understandComment(node)
    const issue = headingIssue(node)
    if (issue) report(node, issue)
    if (node.depth > above + 1)
      report(node, {
        severity: 'warning',
        message: `a heading of level ${node.depth} right below one of level ${above}`,
        fix: `write ${'#'.repeat(above + 1)} instead of ${'#'.repeat(node.depth)}.`,
      })
    above = node.depth
  })
}

function understandComment({ children }: Heading): void {
  const [before, last] = [children.at(-2), children.at(-1)]
  const id = last?.type === 'mdxTextExpression' ? ID_COMMENT.exec(last.value)?.[1] : undefined
  if (id === undefined) return
  if (before?.type === 'text') before.value = before.value.trimEnd()
  children.splice(-1, 1, { type: 'text', value: `{#${id}}`, ...(last?.position && { position: last.position }) })
}

function headingIssue(node: Heading): Issue | undefined {
  const words = wordsOf(node)
  const id = OWN_ID.exec(words)?.[1]
  const title = words.replace(OWN_ID, '').trim()
  if (title === '') return { message: 'the heading is empty', fix: 'write its words, or delete the line.' }
  const issue = id === undefined ? undefined : idIssue(id)
  if (issue) return issue
  if (id === undefined && !LETTER.test(title))
    return {
      message: `the heading “${title}” has no letters to make its address of`,
      fix: `give it an id: ${title} {#name}.`,
    }
  return undefined
}

/** Links have words and addresses that lead somewhere; pictures have safe addresses. */
export const checkLinks: Rule = (page) => {
  const { tree, report, context } = page
  let hasVideo = false
  visit(tree, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Video')
      hasVideo = true
  })
  visit(tree, (node, index, parent) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    if (node.type === 'link' && parent && index !== undefined) endAddress(node, index, parent, page.source)
    const issue = hrefIssue(node.url)
    if (issue) {
      report(node, issue)
      node.url = '#'
      if (node.type === 'image' && parent && index !== undefined)
        (parent.children as PhrasingContent[])[index] = { type: 'text', value: node.alt ?? '' }
      return
    }
    if (node.type === 'link') checkLink(node, page)
    if (node.url.startsWith('#t=') && !hasVideo)
      report(node, {
        message: `“${node.url}” is a moment of a video, and there is none on this page`,
        fix: 'add a <Video>, or link to the page that has it.',
      })
    const own = context.site.url
    if (own && (node.url === own || node.url.startsWith(`${own}/`)))
      report(node, {
        severity: 'warning',
        message: `the link “${node.url}” names this site by its full address`,
        fix: `write ${node.url.slice(own.length) || '/'}: it is then checked and keeps the reader’s language.`,
      })
  })
}

/** Ends an address that is in a sentence without brackets before the character that closes a quotation, a dash or dots. */
function endAddress(link: Link, index: number, parent: Parents, source: string): void {
  const [text, ...others] = link.children
  if (text?.type !== 'text' || others.length > 0) return
  if (link.position && sourceOf(link, source) !== text.value) return
  const [address = ''] = /^.[^«»“”„‟‘’‹›–—…]*(?<![.,:;!?…])/.exec(text.value) ?? []
  if (address === '' || address === text.value) return
  const rest = text.value.slice(address.length)
  link.url = link.url.slice(0, link.url.length - rest.length)
  text.value = address
  parent.children.splice(index + 1, 0, {
    type: 'text',
    value: rest,
    ...(link.position && { position: link.position }),
  } as never)
}

function checkLink(node: Link, { report }: ParsedPage): void {
  if (wordsOf(node).trim() === '')
    report(node, {
      message: `the link to “${node.url}” has no words`,
      fix: 'write between the square brackets where it leads.',
    })
}

/** Values that cannot be shown as text, and words that a table does not show. */
export const checkText: Rule = ({ tree, source, report, context }) => {
  visit(tree, (node) => {
    if (node.type === 'table') for (const row of node.children) reportRow(row, node, source, report)
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return
    if (/^[\d\s]*$/.test(node.value))
      report(node, {
        severity: 'warning',
        message: `readers see ${sourceOf(node, source)} without its braces`,
        fix: 'write \\{ for the character itself, or the whole as code.',
      })
    try {
      const value = evaluate(node.data?.estree, { site: context.site })
      if (typeof value === 'object' && value !== null)
        report(node, {
          message: `${sourceOf(node, source)} is no text`,
          fix: 'write a text or a number in the braces, or \\{ for the character itself.',
        })
    } catch {
      // reported where the value is read
    }
  })
}

/** Markdown drops the cells of a row that have no head above them. */
function reportRow(row: TableRow, table: Table, source: string, report: ParsedPage['report']): void {
  const wanted = table.children[0]?.children.length ?? 0
  const lost = row.children.slice(wanted)
  if (wanted > 1 && !sourceOf(row, source).includes('|'))
    report(row, {
      severity: 'warning',
      message: `“${wordsOf(row)}” is a row of the table above it`,
      fix: 'put an empty line above it, or a bar between its cells.',
    })
  if (lost.length === 0) return
  report(row, {
    severity: 'warning',
    message: `the row has ${row.children.length} cells and the head ${wanted}, so “${lost.map(wordsOf).join(' | ')}” is not shown`,
    fix: 'write \\| for a bar inside a cell, in code too, or give the head as many cells.',
  })
}

/** What a page does not show: footnotes that nothing refers to, and the second of two that have one name. */
export const checkDefinitions: Rule = ({ tree, report }) => {
  const asked = new Set<string>()
  const named = new Set<string>()
  visit(tree, 'footnoteReference', ({ identifier }) => {
    asked.add(identifier)
  })
  visit(tree, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return
    const name = `${node.type === 'definition' ? '' : '^'}${node.identifier}`
    const isLost = node.type === 'footnoteDefinition' && !asked.has(node.identifier)
    if (isLost || named.has(name))
      report(node, {
        severity: 'warning',
        message: `what is written at “[${name}]:” is not shown, since ${isLost ? 'no text refers to it' : 'the name is given twice'}`,
        fix: isLost ? `write [${name}] where the note belongs, or delete it.` : 'give one of the two another name.',
      })
    named.add(name)
  })
}
