import { transformerNotationDiff, transformerNotationHighlight } from '@shikijs/transformers'
import type { Element, Parents, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { type Options, rehypePrettyCode } from 'rehype-pretty-code'
import { createCssVariablesTheme, createHighlighter, type ShikiTransformer } from 'shiki'
import { unified } from 'unified'
import { lookUp } from '../../core/look-up'
import type { Compilation } from '../compilation'
import { type ComponentNode, componentNode } from '../component-node'
import type { PageContext } from '../kit'
import { SKIP, visit } from './visit'

/**
 * Tokens get a class of two or three letters instead of an inline colour, so that a page carries no theme at all:
 * `app/styles/code.css` gives each class its colour in both modes.
 */
const TOKEN_CLASSES: Record<string, string> = {
  'token-keyword': 'tk',
  'token-string': 'ts',
  'token-string-expression': 'ts',
  'token-comment': 'tc',
  'token-constant': 'tn',
  'token-function': 'tf',
  'token-parameter': 'tp',
  'token-link': 'tl',
  'token-inserted': 'ti',
  'token-deleted': 'td',
}
const VARIABLE = /var\(--shiki-([\w-]+)\)/

/** A line that takes half a second is left without colours; on a busy machine the first line of a grammar takes it. */
const withoutTimeLimit: ShikiTransformer = {
  preprocess(_code, options) {
    options.tokenizeTimeLimit = 0
  },
}

/** More lines than a sample has. */
const MAX_LINES = '9999'
/** The highlighter writes ranges out number by number, and `{1-999999999}` would end the process. */
const withinReason = (meta: string): string =>
  meta.replace(/\{[\d\s,-]+\}|[/"][\d,-]+(?=\s|$)/g, (ranges) => ranges.replace(/\d{5,}/g, MAX_LINES))

const THEME = createCssVariablesTheme({ name: 'variables', variablePrefix: '--shiki-', fontStyle: false })

/** One for all pages: whatever is made of its options is made once. */
const highlighter = unified().use(rehypePrettyCode, {
  // By its name: a theme that is given as an object is read anew for each block.
  theme: THEME.name as NonNullable<Options['theme']>,
  getHighlighter: (options) => createHighlighter({ ...options, themes: [THEME] }),
  keepBackground: false,
  grid: false,
  bypassInlineCode: true,
  defaultLang: 'plaintext',
  filterMetaString: withinReason,
  transformers: [withoutTimeLimit, transformerNotationDiff(), transformerNotationHighlight()],
} as Options)

/** Makes code figures of blocks of code, with token classes instead of styles. */
export function rehypeCode({ context: { t } }: Compilation) {
  return async (tree: Root) => {
    const blocks: { block: Element; index: number; parent: Parents }[] = []
    visit(tree, 'element', (block, index, parent) => {
      if (block.tagName !== 'pre' || !parent || index === undefined) return
      blocks.push({ block, index, parent })
      return SKIP
    })
    if (blocks.length === 0) return
    // It changes the blocks themselves, and on the way to them it would go twice over the whole page.
    await highlighter.run({ type: 'root', children: blocks.map(({ block }) => block) })
    for (const { block, index, parent } of blocks) parent.children[index] = codeFigure(block, t) ?? block
  }
}

/** Undefined for what the highlighter has left as it was. */
function codeFigure(figure: Element, t: PageContext['t']): ComponentNode | undefined {
  if (figure.properties['data-rehype-pretty-code-figure'] === undefined) return undefined
  const pre = figure.children.find((child): child is Element => child.type === 'element' && child.tagName === 'pre')
  const code = pre?.children[0]
  if (!pre || code?.type !== 'element') return undefined
  const title = figure.children.find(
    (child): child is Element =>
      child.type === 'element' && child.properties['data-rehype-pretty-code-title'] !== undefined,
  )
  const language = String(pre.properties['data-language'] ?? '').replace('plaintext', '')
  return componentNode(
    'CodeFigure',
    {
      title: title ? textOf(title) : undefined,
      language: language || undefined,
      isNumbered: Object.hasOwn(code.properties, 'data-line-numbers'),
      labels: { copy: t('copy'), wrap: t('wrap'), code: t('code') },
    },
    tidyLines(code),
  )
}

function tidyLines(code: Element): Element['children'] {
  return code.children.map((line) => {
    if (line.type !== 'element') return line
    const { properties } = line
    const names = asList(properties.className)
    const classes = [
      'l',
      ...(properties['data-highlighted-line'] !== undefined || names.includes('highlighted') ? ['hl'] : []),
      ...(names.includes('add') ? ['add'] : []),
      ...(names.includes('remove') ? ['del'] : []),
    ]
    const children = line.children.flatMap(tidyToken)
    if (['add', 'remove', 'highlighted'].some((name) => names.includes(name))) trimEnd(children)
    return { ...line, properties: { className: classes }, children }
  })
}

/** Takes away the blank that stood before the mark of a line, which the highlighter has removed. */
function trimEnd(nodes: Element['children']): void {
  const last = nodes.at(-1)
  if (last?.type === 'element') trimEnd(last.children)
  else if (last?.type === 'text') {
    last.value = last.value.trimEnd()
    if (last.value !== '' || nodes.length === 1) return
    nodes.pop()
    trimEnd(nodes)
  }
}

function tidyToken(token: Element['children'][number]): Element['children'] {
  if (token.type !== 'element') return [token]
  const children = token.children.flatMap(tidyToken)
  if (token.tagName === 'mark') {
    const name = tokenClass(token)
    return [h('mark', name ? [h('span', { className: [name] }, children)] : children)]
  }
  const name = textOf(token).trim() === '' ? undefined : tokenClass(token)
  return name === undefined ? children : [{ ...token, properties: { className: [name] }, children }]
}

function tokenClass(token: Element): string | undefined {
  const variable = VARIABLE.exec(String(token.properties.style ?? ''))?.[1]
  return variable === undefined ? undefined : lookUp(TOKEN_CLASSES, variable)
}

const asList = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(' ') : []
