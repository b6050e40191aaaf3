import { VFileMessage } from 'vfile-message'
import type { Issue } from '../core/problem'

/** A mistake that stops the parser: where it is, and the page without it, when one can go on. */
interface SyntaxIssue extends Issue {
  line: number | undefined
  rest?: string
}

/** What may be behind a brace, and what to write instead; the last one is any other value. */
const BRACES: [written: RegExp, fix: string][] = [
  [/^\{#/, 'write the id alone at the end of a heading: ## Title {#id}.'],
  [/^\{\{|^\{%/, 'write the whole as code, or \\{ for each of its braces.'],
  [/^\{\s*(?:[:.]|[\w-]+=)/, 'delete it: text takes no attributes here.'],
  [/^/, 'write \\{ for the character itself, or the whole as code: `{…}`.'],
]
/** The same of “<”. What is no tag is reported, and the page is read on. */
const TAGS: [written: RegExp, fix: string, kind?: 'tag' | 'address'][] = [
  [/^<--/, 'write the text of the file that is meant.'],
  [/^<<</, 'write the code of the file that is meant.'],
  [/^<!--/, 'write a comment as {/* … */}.'],
  [
    /^<(?:[a-z][a-z0-9+.-]*:|[^\s<>]+@)/i,
    'write [text](https://example.com), or the address without brackets.',
    'address',
  ],
  [/^<[^a-z/>]/i, 'write \\< for the character itself, or the whole as code: `<…>`.'],
  [/=[^"'{\s]/, 'write values in quotes: name="value".', 'tag'],
  [/^/, 'write \\< for the character itself, or close the tag: <name />.', 'tag'],
]
const VOID = /^<(?:area|br|col|hr|img|input|source|wbr)\b/i
/** Braces that are tried, at most: each takes as long as parsing the page. */
const MAX_TRIED = 12
/** Letters of a page that is parsed again and again, at most. */
const MAX_LETTERS = 100_000
/** Backslashes that move what is behind them. */
const MAX_BACKSLASHES = 3

/** What an author did that the parser of MDX cannot read. @param parse throws its error for a text that it cannot read */
export function syntaxIssue(error: VFileMessage, source: string, parse: (text: string) => unknown): SyntaxIssue {
  // “Expected a closing tag for `<Tabs>` (3:1-3:7)”: what is meant is in the words.
  const [reported, reportedLine, reportedColumn] = /\s*\((\d+):(\d+)-\d+:\d+\)/.exec(error.reason) ?? []
  const line = reportedLine ? Number(reportedLine) : error.line
  const column = reportedColumn ? Number(reportedColumn) : error.column
  const at = line === undefined ? source.length : offsetOf(source, line, column ?? 1)
  if (/import\/export|-esm$/.test(`${error.reason} ${error.ruleId}`)) return moduleIssue(source, at)
  if (/expression|spread/.test(error.source ?? '') || /in expression/.test(error.reason))
    return braceIssue(error, source, at, parse)
  if (/^Unexpected (?:character|end of file|lazy)/.test(error.reason)) return tagIssue(error.reason, source, at)
  const message = error.reason.replace(reported ?? '', '').replace(/\s+/g, ' ')
  const tag = /closing tag for `<([^`\s>]+)>?`/.exec(message)?.[1] ?? 'name'
  const start = source.lastIndexOf(`<${tag}`, at)
  if (VOID.test(`<${tag}`) && start !== -1)
    return { line, message, fix: `write <${tag} />.`, rest: escaped(source, start) }
  return { line, message, fix: `write </${tag}> where it ends, each of the two on its own line.` }
}

function moduleIssue(source: string, at: number): SyntaxIssue {
  const before = [...source.slice(0, at + 6).matchAll(/^(?:import|export)\b/gm)].at(-1)
  const start = before?.index ?? at
  return {
    line: lineAt(source, start),
    message: `the line begins with “${before?.[0] ?? 'import'}”, which MDX reads as code`,
    fix: `begin the sentence with another word; a page needs no import and has no export.`,
    rest: `${source.slice(0, start)} ${source.slice(start)}`, // code begins at the first column only
  }
}

/** The brace at issue is the one without which the parser stops elsewhere, or not at all. */
function braceIssue(error: VFileMessage, source: string, at: number, parse: (text: string) => unknown): SyntaxIssue {
  const braces = [...source.slice(0, at + 1).matchAll(/(?<![\\{])\{/g)].map(({ index }) => index).reverse()
  const brace = braces
    .slice(0, source.length > MAX_LETTERS ? 0 : MAX_TRIED)
    .find((index) => isCured(error, escaped(source, index), parse))
  const start = brace ?? braces[0] ?? at
  const written = source.slice(start).split('\n')[0] ?? ''
  const [closed] = /^\{+[^{}]*\}+/.exec(written) ?? []
  const isOpen = /end of file/.test(error.reason)
  return {
    line: lineAt(source, start),
    message: isOpen ? `the brace of “${short(written)}” is not closed` : `“${short(closed ?? written)}” is no value`,
    fix: fixOf(BRACES, closed ?? written),
    ...(brace !== undefined && { rest: escaped(source, brace) }),
  }
}

function isCured(error: VFileMessage, source: string, parse: (text: string) => unknown): boolean {
  try {
    parse(source)
    return true
  } catch (next) {
    if (!(next instanceof VFileMessage)) throw next
    return next.line !== error.line || (next.column ?? 0) - (error.column ?? 0) > MAX_BACKSLASHES
  }
}

function tagIssue(reason: string, source: string, at: number): SyntaxIssue {
  let start = Math.max(0, source.lastIndexOf('<', at - 1))
  while (source[start - 1] === '<') start--
  const [written = ''] = /^<[^\n>]*>?/.exec(source.slice(start)) ?? []
  const found = reason.replace(/ \(U\+\w+\)| \(note: .*\)|, expected .*/g, '')
  const [, fix, kind] = TAGS.find(([pattern]) => pattern.test(written)) ?? []
  return {
    line: lineAt(source, start),
    message: `“${short(written)}” is no tag${kind === 'tag' ? `: ${found.charAt(0).toLowerCase()}${found.slice(1)}` : ''}`,
    fix: fix ?? '',
    ...(kind !== 'tag' && {
      rest: kind
        ? `${source.slice(0, start)} ${written.slice(1, -1)} ${source.slice(start + written.length)}`
        : escaped(source, start),
    }),
  }
}

const fixOf = (fixes: [RegExp, string][], written: string): string =>
  fixes.find(([pattern]) => pattern.test(written))?.[1] ?? ''
/** With a backslash before a character, and before those like it behind it. */
const escaped = (source: string, at: number): string =>
  source.slice(0, at) + source.slice(at).replace(/^(?:\{+|<+)/, (characters) => characters.replace(/./g, '\\$&'))
const short = (written: string): string =>
  written.length > 40 ? `${written.slice(0, 40).trimEnd()}…` : written.trimEnd()
const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length

function offsetOf(source: string, line: number, column: number): number {
  const lines = source.split('\n')
  return lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1
}
