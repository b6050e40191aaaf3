import type { Root } from 'hast'
import { SKIP, visit } from './visit'

const NBSP = '\u00a0'
type Rule = [pattern: RegExp, replacement: string]

/** Between a number and its unit. */
const UNIT: Rule = [
  /(?<=\d) (?=(?:%|‰|°C|₽|руб|тыс|млн|млрд|мс|мин|сут|дн|час|сек|[чсмг](?![\p{L}])|[КМГТ]?Б(?![\p{L}])|[KMGT]?B(?![\p{L}])|ms\b|px\b|RUB\b|vCPU\b|[hs]\b))/gu,
  NBSP,
]
const RULES: Record<string, Rule[]> = {
  ru: [
    UNIT,
    [/ (?=[—–] ?)/g, NBSP],
    [/(?<=[№§]) (?=\d)/g, NBSP],
    // A short word belongs to the next one.
    [
      /(?<![\p{L}\p{N}-])((?:[авикосуяАВИКОСУЯ]|во|до|за|из|ко|на|не|ни|но|об|от|по|со|Во|До|За|Из|Ко|На|Не|Ни|Но|Об|От|По|Со)) (?=[\p{L}\p{N}«„])/gu,
      `$1${NBSP}`,
    ],
    // A particle belongs to the one before.
    [/ (?=(?:бы|же|ли)(?![\p{L}-]))/gu, NBSP],
  ],
  en: [UNIT, [/(?<=[\p{L}\p{N}])'(?=[\p{L}])/gu, '’'], [/(?<=s)'(?=\s)/gu, '’']],
}
const VERBATIM = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'svg'])

/** A text with the spaces that must not break and the apostrophes of its language: what an author does not see while writing. */
export const setType = (text: string, locale: string): string =>
  (RULES[locale] ?? []).reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text)

/** Sets the type of everything but code. */
export function rehypeTypography({ locale }: { locale: string }) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && VERBATIM.has(node.tagName)) return SKIP
      if (node.type === 'text') node.value = setType(node.value, locale)
    })
  }
}
