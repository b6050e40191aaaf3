import type { Code } from 'mdast'
import { bundledLanguages, bundledLanguagesAlias, isSpecialLang } from 'shiki'
import { nearest } from '../../core/problem'
import { visit } from '../plugins/visit'
import { type ParsedPage, type Rule, sourceOf } from './rule'

const LANGUAGES = new Set([...Object.keys(bundledLanguages), ...Object.keys(bundledLanguagesAlias)])
/** What an author may write after the language of a code block. */
const META = [
  /(?:title|caption)="[^"]*"/g,
  /(?:showLineNumbers)?\{\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*\}(?:#\w+)?/g,
  /(?<=^|\s)\/(?:[^/\\]|\\.)+\/(?:\d+(?:[-,]\d+)*)?(?:#\w+)?/g,
  /(?<=^|\s)"[^"]+"(?:#\w+)?/g,
  /\bshowLineNumbers\b/g,
]

/** Code blocks and admonitions end where their author ended them, in a language that can be highlighted. */
export const checkCode: Rule = (page) => {
  visit(page.tree, (node) => {
    if (node.type === 'code') checkBlock(node, page)
    if (node.type === 'containerDirective' && !endsWith(sourceOf(node, page.source), /^:{3,}$/))
      page.report(node, {
        message: `the admonition “:::${node.name}” is not closed`,
        fix: 'write ::: alone on a line after its text; an outer one needs more colons than the one inside.',
      })
  })
}

/** Tests the last line, without the marks of an enclosing list or quotation. */
const endsWith = (written: string, closing: RegExp): boolean =>
  closing.test((written.trimEnd().split('\n').at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd())

function checkBlock(node: Code, { source, report }: ParsedPage): void {
  const written = sourceOf(node, source)
  const fence = /^(`{3,}|~{3,})/.exec(written)?.[1]
  if (fence !== undefined) {
    const closing = new RegExp(`^${fence.charAt(0)}{${fence.length},}$`)
    if (!written.includes('\n') || !endsWith(written.slice(written.indexOf('\n')), closing))
      report(node, {
        message: 'the code block is not closed',
        fix: `write ${fence} alone on a line after the code.`,
      })
  }
  const { lang, meta } = node
  if (lang && lang !== 'mermaid' && !LANGUAGES.has(lang.toLowerCase()) && !isSpecialLang(lang)) {
    const near = nearest(lang, LANGUAGES)
    const [, name, rest = ''] = /^\{?\.?([\w#+-]+)([{:,].*|\}.*)$/.exec(lang) ?? []
    const meta = [/\{[\d,-]+\}/.exec(rest)?.[0], /:line-numbers/.test(rest) && 'showLineNumbers']
    report(node, {
      severity: 'warning',
      message: `the language “${lang}” is not known, so the code has no colours`,
      fix:
        name !== undefined && LANGUAGES.has(name)
          ? `write ${[name, ...meta].filter(Boolean).join(' ')}, with a blank behind the language.`
          : near === undefined
            ? 'write a known language, or text.'
            : `did you mean “${near}”?`,
    })
  }
  if (!meta) return
  const rest = META.reduce((left, pattern) => left.replace(pattern, ' '), meta).trim()
  if (rest !== '')
    report(node, {
      severity: 'warning',
      message: `“${rest}” after the language of a code block is not understood`,
      fix: /^\[[^\]]+\]$/.test(rest)
        ? `write title="${rest.slice(1, -1)}".`
        : 'write title="…", {2,4-5}, /word/ or showLineNumbers.',
    })
  const lines = node.value.split('\n').length
  const beyond = [...meta.matchAll(/(?<=^|\s)\{([^}]*)\}/g)]
    .flatMap(([, ranges = '']) => ranges.match(/\d+/g) ?? [])
    .find((line) => Number(line) > lines || Number(line) === 0)
  if (beyond !== undefined)
    report(node, {
      severity: 'warning',
      message: `the code block has ${lines} lines, and line ${beyond} is to be highlighted`,
      fix: 'count the lines from 1.',
    })
}
