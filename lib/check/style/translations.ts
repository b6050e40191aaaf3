import type { Nodes } from 'mdast'
import type { Problem } from '../../core/problem'
import { defaultLocale } from '../../core/routes'
import { errorIn } from '../report'
import { nodesOf, type SourcePage } from './source'

interface Bone {
  /** What both languages must have in the same place. */
  what: string
  line: number
}

/** Languages of a page that are not built alike: headings, tables, lists, code, admonitions and parts of the kit. */
export function checkTranslations(pages: SourcePage[]): Problem[] {
  const originals = new Map(
    pages.filter(({ locale }) => locale === defaultLocale()).map((page) => [page.name, page] as const),
  )
  return pages.flatMap((page): Problem[] => {
    const original = originals.get(page.name)
    if (!original || original === page) return []
    const [bones, expected] = [skeleton(page), skeleton(original)]
    const place = expected.findIndex((bone, index) => bone.what !== bones[index]?.what)
    if (place === -1 && bones.length === expected.length) return []
    const at = place === -1 ? expected.length : place
    const [has, wants] = [bones[at], expected[at]]
    const there = `${original.file}${wants ? `:${wants.line}` : ''}`
    return [
      errorIn(
        page.file,
        `has ${has?.what ?? 'nothing more'} where ${there} has ${wants?.what ?? 'nothing more'}`,
        'give both languages the same sections, tables, lists, code and parts, in the same order.',
        has?.line ?? bones.at(-1)?.line,
      ),
    ]
  })
}

const skeleton = (page: SourcePage): Bone[] =>
  [...nodesOf(page)].flatMap(({ node, line }) => {
    const what = boneOf(node)
    return what === undefined ? [] : [{ what, line }]
  })

function boneOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'heading':
      return `a heading of level ${node.depth}`
    case 'code':
      return `code in “${node.lang ?? 'text'}”`
    case 'table':
      return `a table of ${node.children.length} × ${node.children[0]?.children.length ?? 0}`
    case 'list':
      return `a ${node.ordered ? 'numbered ' : ''}list of ${node.children.length}`
    case 'containerDirective':
      return `:::${node.name}`
    case 'mdxJsxFlowElement':
      return `<${node.name ?? ''}>`
    case 'image':
      return 'a picture'
    default:
      return undefined
  }
}
