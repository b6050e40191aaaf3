import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import remarkRehype from 'remark-rehype'
import type { PluggableList } from 'unified'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import type { Problem } from '../core/problem'
import { type Body, splitBody, type WrittenSlot } from './body'
import type { Kit, PageContext, ReportProblem } from './kit'
import { mdxParser } from './parser'
import { rehypeCode } from './plugins/code'
import { rehypeMermaid, withoutDrawings } from './plugins/diagrams'
import { escapeHeadingIds } from './plugins/heading-ids'
import { rehypeKit, rehypeSlots } from './plugins/rehype-kit'
import {
  type Heading,
  type PageLink,
  rehypeHeadings,
  rehypeImages,
  rehypeLinks,
  rehypeLongCode,
  rehypeShiftedHeadings,
  rehypeTables,
} from './plugins/rehype-prose'
import { rehypeTypography } from './plugins/rehype-typography'
import { remarkDirectives } from './plugins/remark-directives'
import { remarkRules } from './plugins/remark-rules'
import { visit } from './plugins/visit'

export type { Body, Heading, PageLink }

export interface CompiledTree {
  tree: Root
  headings: Heading[]
  /** Links to this site, as the author wrote them. */
  links: PageLink[]
  /** What the site fills in, wherever it stands. */
  slots: WrittenSlot[]
  problems: Problem[]
}

export interface CompiledPage extends Omit<CompiledTree, 'tree'> {
  body: Body
  /** Every id of the page that a link may lead to. */
  anchors: string[]
  /** The text alone, for counting words. Most pages are never asked for it. */
  text: () => string
}

const MDX_NODES = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const

interface Found {
  headings: Heading[]
  links: PageLink[]
  slots: WrittenSlot[]
}

/** The one list of plugins. What they learn about the page goes into `found`. */
function plugins(kit: Kit, context: PageContext, found: Found, report: ReportProblem): Record<string, PluggableList> {
  return {
    remark: [
      [remarkRules, { kit, context, report }],
      [remarkDirectives, { report }],
    ],
    rehype: [
      [rehypeKit, { kit, context, report }],
      [rehypeHeadings, { headings: found.headings, context, report }],
      [rehypeMermaid, { context, report }],
      [rehypeImages, { kit, context, report }],
      [rehypeSlots, { slots: found.slots, kit, context, report }],
      [rehypeLinks, { links: found.links, context }],
      [rehypeTables, { context }],
      rehypeLongCode,
      [rehypeTypography, { locale: context.locale }],
      [rehypeShiftedHeadings, { by: context.headingShift }],
      [rehypeCode, { context }],
    ],
  }
}

/**
 * Compiles the body of a page to a tree of HTML and components. Never throws for what an author wrote: mistakes come
 * back as problems with the line of the file.
 * @param body the file's text after the front matter
 * @param firstLine line of the file at which the body starts, counted from 1
 */
export async function compileTree(
  body: string,
  firstLine: number,
  kit: Kit,
  context: PageContext,
): Promise<CompiledTree> {
  const problems: Problem[] = []
  const inFile = (line: number | undefined) => (line === undefined ? {} : { line: line + firstLine - 1 })
  const report: ReportProblem = ({ line, ...problem }) =>
    problems.push({ ...problem, file: context.file, ...inFile(line) })
  const found: Found = { headings: [], links: [], slots: [] }
  const { remark = [], rehype = [] } = plugins(kit, context, found, report)
  const processor = mdxParser()
    .use(remark)
    .use(remarkRehype, {
      passThrough: [...MDX_NODES],
      clobberPrefix: '',
      footnoteLabel: context.t('footnotes'),
      footnoteBackLabel: context.t('footnoteBack'),
    })
    .use(rehype)
  const file = new VFile(escapeHeadingIds(body))
  try {
    const tree = (await processor.run(processor.parse(file), file)) as Root
    reportModuleCode(tree, report)
    const links = found.links.map(({ line, ...link }) => ({ ...link, ...inFile(line) }))
    const slots = found.slots.map(({ line, ...slot }) => ({ ...slot, ...inFile(line) }))
    return { tree, headings: found.headings, links, slots, problems }
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error // ours, not the author's
    report(syntaxProblem(error))
    return { tree: { type: 'root', children: [] }, headings: [], links: [], slots: [], problems }
  }
}

/** As compileTree, and draws the page: HTML with its slots as data. */
export async function compilePage(
  body: string,
  firstLine: number,
  kit: Kit,
  context: PageContext,
): Promise<CompiledPage> {
  const { tree, ...compiled } = await compileTree(body, firstLine, kit, context)
  const text = () => textOf(withoutDrawings(tree))
  return { ...compiled, body: splitBody(tree, kit, context), anchors: idsOf(tree), text }
}

function idsOf(tree: Root): string[] {
  const ids: string[] = []
  visit(tree, 'element', ({ properties }) => {
    if (properties.id) ids.push(String(properties.id))
  })
  return ids
}

/** MDX takes a line for module code in an admonition as well, and the bundler would run it wherever it stands. */
function reportModuleCode(tree: Root, report: ReportProblem): void {
  visit(tree, 'mdxjsEsm', (node, index, parent) => {
    if (index === undefined || !parent) return
    report({
      severity: 'error',
      line: node.position?.start.line,
      message: 'import and export are not allowed in a page',
      fix: 'use the components of the kit, which need no import.',
    })
    parent.children.splice(index, 1)
    return index
  })
}

function syntaxProblem(error: VFileMessage): Omit<Problem, 'file'> {
  // “Expected a closing tag for `<Tabs>` (3:1-3:7)”: at the end of a file the place is in the words only, and counted from the body.
  const told = /\s*\((\d+):\d+-\d+:\d+\)/.exec(error.reason)
  const line = error.line ?? (told ? Number(told[1]) : undefined)
  return {
    severity: 'error',
    ...(line === undefined ? {} : { line }),
    message: error.reason.replace(told?.[0] ?? '', '').replace(/\s+/g, ' '),
    fix: 'close every tag you open, and write \\< and \\{ for the signs themselves.',
  }
}
