import type { Nodes, Parent, Root } from 'mdast'
import type { Locale } from 'next-intl'
import { VFileMessage } from 'vfile-message'
import { parseDocFile } from '../../content/doc-file'
import { splitFrontMatter } from '../../content/front-matter'
import { filesOfKind, TEXT_KINDS } from '../../content/kinds'
import { readText } from '../../content/read-text'
import { mdxParser } from '../../mdx/parser'

/** A page as its author wrote it: not compiled, so that what is reported has the author's lines and words. */
export interface SourcePage {
  /** Relative to the content folder. */
  file: string
  /** The file without its language and ending: the same for all languages of a page. */
  name: string
  locale: Locale
  tree: Root
  /** Line of the file at which the text begins, less one. */
  offset: number
}

const parser = mdxParser()

/** Pages of the collections, without those of older versions, that can be parsed; what is wrong with the others is reported by the check of the content. */
export const readSources = (dir: string): SourcePage[] =>
  TEXT_KINDS.flatMap((kind) =>
    filesOfKind(dir, kind).flatMap((file) => {
      const { locale, version } = parseDocFile(file) ?? {}
      const tree = locale && version === 'current' && parse(readText(dir, file))
      return tree ? [{ file, name: file.slice(0, -`.${locale}.mdx`.length), locale, ...tree }] : []
    }),
  )

function parse(source: string): Pick<SourcePage, 'tree' | 'offset'> | undefined {
  const { body, firstLine } = splitFrontMatter(source)
  try {
    return { tree: parser.parse(body), offset: firstLine - 1 }
  } catch (error) {
    if (error instanceof VFileMessage) return undefined // no MDX
    throw error
  }
}

/** Every node with the line of the file it begins at, in the order of the text. */
export function* nodesOf(page: SourcePage): Generator<{ node: Nodes; line: number; parents: Parent[] }> {
  yield* walk(page.tree, [], page.offset)
}

function* walk(node: Nodes, parents: Parent[], offset: number): ReturnType<typeof nodesOf> {
  yield { node, line: (node.position?.start.line ?? 1) + offset, parents }
  if (!('children' in node)) return
  for (const child of node.children) yield* walk(child as Nodes, [...parents, node], offset)
}

/** The words of every paragraph, heading and cell. */
export const blocksOf = (page: SourcePage): { words: string; line: number }[] =>
  [...nodesOf(page)].flatMap(({ node, line }) =>
    node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
      ? [{ words: wordsOf(node), line }]
      : [],
  )

/** Stands for code and expressions, whose letters follow their own rules. */
const CODE = '\ufffc'

/** The words of a node as a reader sees them, with a character for each piece of code and without the anchors of headings. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') return CODE
  if (node.type === 'text') return node.value.replace(/ ?\{#[^}]*\}/g, '')
  return 'children' in node ? node.children.map((child) => wordsOf(child as Nodes)).join('') : ''
}
