import { type Alias, type Document, isScalar, visit } from 'yaml'
import type { Issue } from '../core/problem'

type IssueAt = Issue & { offset: number }

/** What makes a text no YAML that a content file may hold. Of a faulty line the parser says several things: the first is reported. */
export function syntaxIssues(document: Document, lineAt: (offset: number) => number): IssueAt[] {
  const errors = document.errors.map(({ pos, message }) => ({ offset: pos[0], ...syntaxIssue(message) }))
  const issues = [...new Map(errors.reverse().map((issue) => [lineAt(issue.offset), issue])).values()].reverse()
  const tags = document.warnings.map(({ pos, message }) => ({
    offset: pos[0],
    message,
    fix: 'write a plain value without “!!”.',
  }))
  const aliases: IssueAt[] = []
  const names: IssueAt[] = []
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === '__proto__') names.push({ offset: key.range?.[0] ?? 0, ...NAME_ISSUE })
    },
    Scalar: (_, { type, comment, range }) => {
      if (type === 'PLAIN' && /^\S/.test(comment ?? ''))
        names.push({ offset: range?.[0] ?? 0, ...cutIssue(`#${comment}`) })
    },
    Alias: (_, alias, ancestors) => {
      const issue = aliasIssue(alias, document, ancestors)
      if (issue !== undefined) aliases.push({ offset: alias.range?.[0] ?? 0, ...issue })
    },
  })
  return [...issues, ...tags, ...aliases, ...names]
}

/** The schemas would pass over it without a word: in JavaScript it is no field of its own. */
const NAME_ISSUE = { message: '“__proto__” cannot be a name', fix: 'choose another one.' }

/** A value that its author has not finished there. */
const cutIssue = (rest: string): Issue => ({
  message: `“${rest.split('\n')[0]}” is a comment, and no part of the value`,
  fix: 'quote the value, or put a blank behind the # of a comment.',
})

/** What to do about a mistake, by the first words of the library. */
const FIXES: [says: string, fix: string][] = [
  ['A block sequence', 'indent it as the entries above it.'],
  ['Map keys must be unique', 'remove one of the two.'],
  ['', 'quote a value that holds a colon, and indent with spaces.'],
]

/** The library parses what is in one another by recursion, and says how that ended. */
const syntaxIssue = (message: string): Issue =>
  message.includes('call stack')
    ? { message: 'lists or fields are in one another too deep', fix: 'make them flatter.' }
    : {
        message: `this is not valid YAML: ${message}`,
        fix: FIXES.find(([says]) => message.startsWith(says))?.[1] ?? '',
      }

function aliasIssue(alias: Alias, document: Document, ancestors: readonly unknown[]): Issue | undefined {
  const target = alias.resolve(document)
  if (target === undefined)
    return {
      message: `“*${alias.source}” repeats a value that is not named`,
      fix: `name it above with &${alias.source}.`,
    }
  if (ancestors.includes(target))
    return { message: `“*${alias.source}” repeats what it is in`, fix: 'write the value out.' }
  return undefined
}
