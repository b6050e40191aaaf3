import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { Compilation } from '../compilation'
import { checkCode } from '../rules/code'
import { checkElements } from '../rules/elements'
import { checkFiles } from '../rules/files'
import type { ParsedPage, Rule } from '../rules/rule'
import { checkHeadings, checkLinks, checkText } from '../rules/text'

const RULES: Rule[] = [checkElements, checkHeadings, checkLinks, checkText, checkCode, checkFiles]

/** Everything that can be said about the text of a page before its components are rendered, each problem at its line. */
export function remarkRules(compilation: Compilation) {
  return async (tree: Root, file: VFile) => {
    const page: ParsedPage = { tree, source: String(file), ...compilation }
    for (const rule of RULES) await rule(page)
  }
}
