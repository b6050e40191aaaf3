import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type PluggableList, unified } from 'unified'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import type { Problem } from '../problem'
import { prettyCode, rehypeCodeFigures } from './code'
import { rehypeMermaid, withoutDrawings } from './diagrams'
import type { Kit, PageContext, ReportProblem } from './kit'
import { rehypeKit } from './rehype-kit'
import { type Heading, type PageLink, rehypeHeadings, rehypeImages, rehypeLinks, rehypeTables } from './rehype-prose'
import { remarkDirectives } from './remark-directives'

export type { Heading, PageLink }

export interface CompiledPage {
  html: string
  headings: Heading[]
  /** Links to this site, as the author wrote them. */
  links: PageLink[]
  /** The text alone, for counting words and for search. */
  text: string
  problems: Problem[]
}

const MDX_NODES = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const

export interface Pipeline {
  remark: PluggableList
  rehype: PluggableList
}

/** The one MDX pipeline, for the collections and for `@next/mdx`. What it learns about the page goes into `found`. */
export function pipeline(
  kit: Kit,
  context: PageContext,
  found: { headings: Heading[]; links: PageLink[] },
  report: ReportProblem,
): Pipeline {
  const { labels } = context
  return {
    remark: [remarkGfm, remarkDirective, [remarkDirectives, { report }]],
    rehype: [
      [rehypeKit, { kit, context, report }],
      [rehypeHeadings, { headings: found.headings, context, report }],
      [rehypeMermaid, { context, report }],
      [rehypeImages, { context, report }],
      [rehypeLinks, { links: found.links, context }],
      [rehypeTables, { context }],
      prettyCode,
      [
        rehypeCodeFigures,
        { labels: { copy: labels.copy, copied: labels.copied, wrap: labels.wrap, code: labels.code } },
      ],
    ],
  }
}

/**
 * Compiles the body of a page to HTML. Never throws for what an author wrote: mistakes come back as problems with the
 * line of the file.
 * @param body the file's text after the front matter
 * @param firstLine line of the file at which the body starts, counted from 1
 */
export async function compilePage(
  body: string,
  firstLine: number,
  kit: Kit,
  context: PageContext,
): Promise<CompiledPage> {
  const problems: Problem[] = []
  const report: ReportProblem = ({ line, ...problem }) =>
    problems.push({ ...problem, file: context.file, ...(line === undefined ? {} : { line: line + firstLine - 1 }) })
  const found = { headings: [] as Heading[], links: [] as PageLink[] }
  const { remark, rehype } = pipeline(kit, context, found, report)
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remark)
    .use(remarkRehype, {
      passThrough: [...MDX_NODES],
      clobberPrefix: '',
      footnoteLabel: context.labels.footnotes,
      footnoteBackLabel: context.labels.footnoteBack,
    })
    .use(rehype)
  const file = new VFile(escapeHeadingIds(body))
  try {
    const tree = (await processor.run(processor.parse(file), file)) as Root
    reportModuleCode(tree, report)
    return {
      html: toHtml(tree, { omitOptionalTags: false, closeSelfClosing: false, tightSelfClosing: true }),
      headings: found.headings,
      links: found.links.map((link) => ({
        ...link,
        ...(link.line === undefined ? {} : { line: link.line + firstLine - 1 }),
      })),
      text: textOf(withoutDrawings(tree)),
      problems,
    }
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error // ours, not the author's
    report(syntaxProblem(error))
    return { html: '', headings: [], links: [], text: '', problems }
  }
}

const OPENING_FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}(?=[^`]*$)|~{3,})/

/** `## Title {#id}` is an expression to MDX; escaping the brace makes it text, which rehypeHeadings then reads. Code in fences stays as it is. */
export function escapeHeadingIds(body: string): string {
  let fence: string | undefined
  const escapeLine = (line: string): string => {
    if (fence === undefined) fence = OPENING_FENCE.exec(line)?.[1]
    else if (isClosing(line, fence)) fence = undefined
    return fence === undefined ? line.replace(/^(#{2,6} .*[^\\])(\{#[^\s{}]+\}\s*)$/, '$1\\$2') : line
  }
  return body.split('\n').map(escapeLine).join('\n')
}

/** A fence ends at a line of nothing but the same sign, at least as many times. */
function isClosing(line: string, fence: string): boolean {
  const signs = line.replace(/^[\s>]*/, '').trimEnd()
  return signs.length >= fence.length && signs === fence.charAt(0).repeat(signs.length)
}

function reportModuleCode(tree: Root, report: ReportProblem): void {
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'mdxjsEsm') return true
    report({
      severity: 'error',
      line: node.position?.start.line,
      message: 'import and export are not allowed in a page',
      fix: 'use the components of the kit, which need no import.',
    })
    return false
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
