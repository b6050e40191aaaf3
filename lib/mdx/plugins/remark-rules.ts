import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { Compilation } from '../compilation'
import { checkCode } from '../rules/code'
import { checkDialects } from '../rules/dialects'
import { checkElements } from '../rules/elements'
import { checkFiles } from '../rules/files'
import type { ParsedPage, Rule } from '../rules/rule'
import { checkDefinitions, checkHeadings, checkLinks, checkText } from '../rules/text'

const RULES: Rule[] = [
  checkElements,
  checkHeadings,
  checkLinks,
  checkText,
  checkDefinitions,
  checkDialects,
  checkCode,
  checkFiles,
]

/** Checks the text of a page before its components are rendered. */
export function remarkRules(compilation: Compilation) {
  return async (tree: Root, file: VFile) => {
    const page: ParsedPage = { tree, source: String(file), ...compilation }
    for (const rule of RULES) await rule(page)
  }
}
