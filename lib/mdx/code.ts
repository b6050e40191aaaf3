import { transformerNotationDiff } from '@shikijs/transformers'
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { type Options, rehypePrettyCode } from 'rehype-pretty-code'
import { createCssVariablesTheme } from 'shiki'
import { visit } from 'unist-util-visit'

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

export const prettyCode: [typeof rehypePrettyCode, Options] = [
  rehypePrettyCode,
  {
    theme: createCssVariablesTheme({ variablePrefix: '--shiki-', fontStyle: false }) as NonNullable<Options['theme']> &
      object,
    keepBackground: false,
    grid: false,
    bypassInlineCode: true,
    defaultLang: 'plaintext',
    transformers: [transformerNotationDiff()],
  } as Options,
]

export interface CodeLabels {
  copy: string
  copied: string
  wrap: string
  code: string
}

/** Gives the highlighter's output its final, small markup: title, tools, lines; token classes instead of styles. */
export function rehypeCodeFigures({ labels }: { labels: CodeLabels }) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'figure' || node.properties['data-rehype-pretty-code-figure'] === undefined) return
      const pre = node.children.find((child): child is Element => child.type === 'element' && child.tagName === 'pre')
      const code = pre?.children[0]
      if (!pre || code?.type !== 'element') return
      const title = node.children.find(
        (child): child is Element =>
          child.type === 'element' && child.properties['data-rehype-pretty-code-title'] !== undefined,
      )
      const language = String(pre.properties['data-language'] ?? '').replace('plaintext', '')
      const numbered = Object.hasOwn(code.properties, 'data-line-numbers')
      tidyTokens(code)
      const name = title ? textOf(title) : [labels.code, language].filter(Boolean).join(' ')
      node.properties = { className: title ? ['code'] : ['code', 'bare'] }
      node.children = [
        ...(title || language
          ? [h('figcaption', [...(title ? [h('span.code-title', title.children)] : []), h('span.code-lang', language)])]
          : []),
        h('div.code-tools', [
          h('button', {
            type: 'button',
            'data-act': 'wrap',
            'aria-pressed': 'false',
            title: labels.wrap,
            'aria-label': labels.wrap,
          }),
          h('button', {
            type: 'button',
            'data-act': 'copy',
            'data-done': labels.copied,
            title: labels.copy,
            'aria-label': labels.copy,
          }),
        ]),
        h('pre', { tabIndex: 0, role: 'group', 'aria-label': name, className: numbered ? ['numbered'] : undefined }, [
          h('code', code.children),
        ]),
      ]
    })
  }
}

function tidyTokens(code: Element): void {
  code.children = code.children.map((line) => {
    if (line.type !== 'element') return line
    const { properties } = line
    const classes = [
      'l',
      ...(properties['data-highlighted-line'] !== undefined || asList(properties.className).includes('highlighted')
        ? ['hl']
        : []),
      ...(asList(properties.className).includes('add') ? ['add'] : []),
      ...(asList(properties.className).includes('remove') ? ['del'] : []),
    ]
    return { ...line, properties: { className: classes }, children: line.children.flatMap(tidyToken) }
  })
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
  return variable === undefined ? undefined : TOKEN_CLASSES[variable]
}

const asList = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(' ') : []
