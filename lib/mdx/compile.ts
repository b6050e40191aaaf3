import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import remarkRehype from 'remark-rehype'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import type { Problem } from '../core/problem'
import { type Body, splitBody } from './body'
import { type Compilation, type Heading, lineOf } from './compilation'
import type { Kit, PageContext } from './kit'
import { mdxParser } from './parser'
import { rehypeCode } from './plugins/code'
import { understandContainers } from './plugins/containers'
import { rehypeMermaid, withoutDrawings } from './plugins/diagrams'
import { rehypeFootnotes } from './plugins/rehype-footnotes'
import { rehypeHeadings, rehypeShiftedHeadings } from './plugins/rehype-headings'
import { rehypeImages } from './plugins/rehype-images'
import { rehypeKit } from './plugins/rehype-kit'
import { rehypeLinks } from './plugins/rehype-links'
import { rehypeLongCode } from './plugins/rehype-long-code'
import { rehypeSlots } from './plugins/rehype-slots'
import { rehypeTables } from './plugins/rehype-tables'
import { rehypeTypography } from './plugins/rehype-typography'
import { remarkDirectives } from './plugins/remark-directives'
import { remarkRules } from './plugins/remark-rules'
import { visit } from './plugins/visit'
import { syntaxIssue } from './syntax'

export type { Body, Heading }

export interface CompiledTree extends Pick<Compilation, 'headings' | 'links' | 'slots'> {
  tree: Root
  problems: Problem[]
}

export interface CompiledPage extends Omit<CompiledTree, 'tree'> {
  body: Body
  /** Every id of the page that a link may lead to. */
  anchors: string[]
  /** The text alone, for counting words. Computed on demand: most pages do not need it. */
  text: () => string
  /** The first paragraph that is in nothing else, '' for a page without one. */
  lead: () => string
}

const MDX_NODES = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const

/** Plugins of Markdown and of HTML, in their order. */
const REMARK = [remarkRules, remarkDirectives]
const REHYPE = [
  rehypeFootnotes,
  rehypeKit,
  rehypeHeadings,
  rehypeMermaid,
  rehypeImages,
  rehypeSlots,
  rehypeLinks,
  rehypeTables,
  rehypeLongCode,
  rehypeTypography,
  rehypeShiftedHeadings,
  rehypeCode,
]

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
  const compilation: Compilation = {
    kit,
    context,
    headings: [],
    links: [],
    slots: [],
    report: (place, issue) => {
      const line = inFile(typeof place === 'number' ? place : lineOf(place))
      problems.push({ severity: 'error', ...issue, file: context.file, ...line })
    },
  }
  const withOptions = <P>(plugin: P): [P, Compilation] => [plugin, compilation]
  const processor = mdxParser()
    .use(REMARK.map(withOptions))
    .use(remarkRehype, {
      passThrough: [...MDX_NODES],
      clobberPrefix: '',
      footnoteLabel: context.t('footnotes'),
      footnoteBackLabel: context.t('footnoteBack'),
    })
    .use(REHYPE.map(withOptions))
  const parsed = parse(understandContainers(body), (file) => processor.parse(file), compilation)
  if (parsed === undefined)
    return { tree: { type: 'root', children: [] }, headings: [], links: [], slots: [], problems }
  const tree = (await processor.run(parsed.markdown, parsed.file)) as Root
  reportModuleCode(tree, compilation)
  const links = compilation.links.map(({ line, ...link }) => ({ ...link, ...inFile(line) }))
  const slots = compilation.slots.map(({ line, ...slot }) => ({ ...slot, ...inFile(line) }))
  return { tree, headings: compilation.headings, links, slots, problems }
}

/** Mistakes of syntax reported for one page, at most. */
const MAX_ISSUES = 20

/** Parses a page without what cannot be parsed, which is reported; undefined when there is no way to go on. */
function parse<T>(body: string, tryParse: (file: VFile) => T, { report }: Compilation) {
  let text = body
  for (let count = 0; count < MAX_ISSUES; count++)
    try {
      const file = new VFile(text)
      return { file, markdown: tryParse(file) }
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error // ours, not the author's
      const { line, rest, ...issue } = syntaxIssue(error, text, (changed) => tryParse(new VFile(changed)))
      report(line, issue)
      if (rest === undefined) return undefined
      text = rest
    }
  return undefined
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
  const paragraphs = tree.children.filter((node) => node.type === 'element' && node.tagName === 'p')
  const lead = () => paragraphs.map((node) => textOf(node)).find((words) => words.trim() !== '') ?? ''
  return { ...compiled, body: splitBody(tree, kit, context), anchors: idsOf(tree), text, lead }
}

function idsOf(tree: Root): string[] {
  const ids: string[] = []
  visit(tree, 'element', ({ properties }) => {
    if (properties.id) ids.push(String(properties.id))
  })
  return ids
}

/** MDX reads lines as module code in an admonition too, and the bundler would run them. */
function reportModuleCode(tree: Root, { report }: Compilation): void {
  visit(tree, 'mdxjsEsm', (node, index, parent) => {
    if (index === undefined || !parent) return
    report(node, {
      message: 'import and export are not allowed in a page',
      fix: 'use the components of the kit, which need no import.',
    })
    parent.children.splice(index, 1)
    return index
  })
}
