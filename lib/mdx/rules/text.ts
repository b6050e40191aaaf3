import type { Heading, Link, PhrasingContent, Text } from 'mdast'
import type { Fault } from '../../core/problem'
import { hrefFault } from '../../core/safe-url'
import { evaluate } from '../expressions'
import { idFault } from '../ids'
import { visit } from '../plugins/visit'
import { type ParsedPage, type Rule, sourceOf, wordsOf } from './rule'

const OWN_ID = /\{#([^\s{}]+)\}\s*$/
const LETTER = /[\p{L}\p{N}]/u

/** Headings follow one another level by level, and each has words to be linked by. */
export const checkHeadings: Rule = ({ tree, source, report }) => {
  let above = 1 // the title
  visit(tree, 'heading', (node) => {
    const fault = headingFault(node, source)
    if (fault) report(node, fault)
    if (node.depth > above + 1)
      report(node, {
        severity: 'warning',
        message: `a heading of level ${node.depth} right below one of level ${above}`,
        fix: `write ${'#'.repeat(above + 1)} instead of ${'#'.repeat(node.depth)}.`,
      })
    above = node.depth
  })
}

function headingFault(node: Heading, source: string): Fault | undefined {
  const words = wordsOf(node)
  const id = OWN_ID.exec(sourceOf(node, source))?.[1] // in the source, because `:word` in it is a directive to Markdown
  const title = words.replace(OWN_ID, '').trim()
  if (title === '') return { message: 'the heading is empty', fix: 'write its words, or delete the line.' }
  const fault = id === undefined ? undefined : idFault(id)
  if (fault) return fault
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
    const fault = hrefFault(node.url)
    if (fault) {
      report(node, fault)
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

function checkLink(node: Link, { report }: ParsedPage): void {
  if (wordsOf(node).trim() === '')
    report(node, {
      message: `the link to “${node.url}” has no words`,
      fix: 'write between the square brackets where it leads.',
    })
}

/** Marks that Markdown leaves in the text because what they refer to is not there. */
const MARKS: { pattern: RegExp; message: (mark: string) => string; fix: string }[] = [
  {
    pattern: /(?<!\\)\[\^([^\]\s]+)\]/,
    message: (mark) => `there is no footnote “${mark}”`,
    fix: 'write it below: [^name]: the text. For the signs themselves write \\[.',
  },
  {
    pattern: /(?<![\\\w\]])\[[^[\]]*\p{L}{2}[^[\]]*\](?:\[[^[\]]*\])/u,
    message: (mark) => `there is no address for “${mark}”`,
    fix: 'write [text](/docs/page), or below: [name]: /docs/page. For the signs themselves write \\[.',
  },
  // Syntax of other generators, which readers would see as it is written.
  {
    pattern: /(?<!\\)\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO|DANGER)\]/i,
    message: (mark) => `“${mark}” makes no note here`,
    fix: 'write :::note[Title], the text, and ::: in a line of its own.',
  },
  {
    pattern: /^:::(?=[a-z]+ ).*/m,
    message: (mark) => `“${mark}” makes no note here`,
    fix: 'write the title in brackets: :::note[Title].',
  },
  {
    pattern: /(?<!\\)\[{1,2}_?toc_?\]{1,2}/i,
    message: (mark) => `“${mark}” makes no table of contents`,
    fix: 'delete it: each page has one beside its text.',
  },
  {
    pattern: /\$\$/,
    message: (mark) => `“${mark}” makes no formula`,
    fix: 'write it as text, as code (`a² + b²`), or put a picture of it.',
  },
]

/** References without what they refer to, and values that cannot be shown as text. */
export const checkText: Rule = ({ tree, source, report, context }) => {
  visit(tree, (node) => {
    if (node.type === 'text') checkMarks(node)
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return
    try {
      const value = evaluate(node.data?.estree, { site: context.site })
      if (typeof value === 'object' && value !== null)
        report(node, {
          message: `${sourceOf(node, source)} is no text`,
          fix: 'write a text or a number in the braces, or \\{ for the sign itself.',
        })
    } catch {
      // reported where the value is read
    }
  })

  function checkMarks(node: Text): void {
    const written = sourceOf(node, source)
    for (const { pattern, message, fix } of MARKS) {
      const [mark, name] = pattern.exec(written) ?? []
      if (mark === undefined) continue
      const line = (node.position?.start.line ?? 1) + written.slice(0, written.indexOf(mark)).split('\n').length - 1
      report(line, { severity: 'warning', message: message(name ?? mark), fix })
    }
  }
}
