import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { Kit, PageContext, ReportProblem } from './kit'
import { checkCode } from './rules/code'
import { checkElements } from './rules/elements'
import { checkFiles } from './rules/files'
import type { ParsedPage, Rule } from './rules/rule'
import { checkHeadings, checkLinks, checkText } from './rules/text'
import { visit } from './visit'

/** Categories are known when all pages are, so the check judges them (lib/check/sidebars.ts). */
const collectCategories: Rule = ({ tree, context }) => {
  visit(tree, (node) => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'CategoryPages')
      return
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'of' && typeof attribute.value === 'string')
        context.categories?.push({ href: attribute.value, line: node.position?.start.line })
  })
}

const RULES: Rule[] = [checkElements, checkHeadings, checkLinks, checkText, checkCode, checkFiles, collectCategories]

/** Everything that can be said about the text of a page before its components are rendered, each problem at its line. */
export function remarkRules(options: { kit: Kit; context: PageContext; report: ReportProblem }) {
  return async (tree: Root, file: VFile) => {
    const page: ParsedPage = { tree, source: String(file), ...options }
    for (const rule of RULES) await rule(page)
  }
}
