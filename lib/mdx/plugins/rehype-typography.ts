import type { Root } from 'hast'
import type { Locale } from 'next-intl'
import { languageOf } from '../../i18n/languages'
import type { Compilation } from '../compilation'
import { SKIP, visit } from './visit'

const VERBATIM = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'svg'])

/** A text with the spaces that must not break and the apostrophes of its language: what an author does not see while writing. */
export const setType = (text: string, locale: Locale): string =>
  (languageOf(locale).typography ?? []).reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text)

/** Sets the type of everything but code. */
export function rehypeTypography({ context: { locale } }: Compilation) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && VERBATIM.has(node.tagName)) return SKIP
      if (node.type === 'text') node.value = setType(node.value, locale)
    })
  }
}
