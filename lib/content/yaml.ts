import fs from 'node:fs'
import path from 'node:path'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { ContentError, type Problem } from '../core/problem'
import { readText } from './read-text'
import { schemaProblems } from './yaml-schema'
import { syntaxIssues } from './yaml-syntax'

export interface Located<T> {
  value: T
  /** Line of a field, counted from 1. */
  lineOf(fieldPath: PropertyKey[]): number | undefined
}

/** What is wrong with a field of a file. */
export type ProblemIn = (field: PropertyKey[], message: string, fix: string, severity?: Problem['severity']) => Problem

/** Makes problems of the fields of a file, each with its line. */
export const problemsIn =
  (file: string, { lineOf }: Pick<Located<unknown>, 'lineOf'>): ProblemIn =>
  (field, message, fix, severity = 'error') => ({
    severity,
    file,
    line: lineOf(field),
    field: field.map(String).join('.'),
    message,
    fix,
  })

/**
 * Reads a YAML file of the content folder by a schema.
 * @throws ContentError with every problem of the file: syntax, unknown and missing fields, wrong values
 */
export const readYaml = <T>(contentDir: string, file: string, schema: z.ZodType<T>): Located<T> =>
  parseYaml(readText(contentDir, file), file, schema)

/** As readYaml; a content folder without the file is as good as one with `none` in it. */
export const readOptionalYaml = <T>(contentDir: string, file: string, schema: z.ZodType<T>, none: T): Located<T> =>
  fs.existsSync(path.join(contentDir, file))
    ? readYaml(contentDir, file, schema)
    : { value: none, lineOf: () => undefined }

/**
 * As readYaml, for text already read.
 * @param firstLine where the text begins in its file
 */
export function parseYaml<T>(text: string, file: string, schema: z.ZodType<T>, firstLine = 1): Located<T> {
  const { document, lines } = parseOnce(text, file)
  const at = (offset: number) => lines.linePos(offset).line + firstLine - 1
  const issues = syntaxIssues(document, at)
  if (issues.length > 0)
    throw new ContentError(
      issues.map(({ offset, message, fix }) => ({ severity: 'error', file, line: at(offset), message, fix })),
    )
  const lineOf = (fieldPath: PropertyKey[]) => lineOfNode(document, fieldPath, at)
  const data: unknown = toData(document, file)
  const checked = schema.safeParse(data, { reportInput: true })
  if (checked.success) return { value: checked.data, lineOf }
  throw new ContentError(
    checked.error.issues.flatMap((issue) => schemaProblems(issue, { file, schema, document, lineOf })),
  )
}

interface Parsed {
  text: string
  document: Document
  lines: LineCounter
}

/** Files that were parsed last: a build and its check read the same ones several times. */
const parsed = new Map<string, Parsed>()
const MAX_KEPT = 200

function parseOnce(text: string, file: string): Parsed {
  const known = parsed.get(file)
  if (known?.text === text) return known
  const lines = new LineCounter()
  const made = { text, document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines }
  parsed.set(file, made)
  if (parsed.size > MAX_KEPT) parsed.delete(parsed.keys().next().value ?? '')
  return made
}

function toData(document: Document, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) ?? {}
  } catch (error) {
    // The library counts how often aliases multiply one another.
    const message = error instanceof Error ? error.message : String(error)
    throw new ContentError([
      {
        severity: 'error',
        file,
        message: `repeated values (“*name”) grow without end: ${message}`,
        fix: 'write the values out.',
      },
    ])
  }
}

function lineOfNode(document: Document, fieldPath: PropertyKey[], at: (offset: number) => number): number | undefined {
  for (let length = fieldPath.length; length > 0; length--) {
    const node = document.getIn(fieldPath.slice(0, length), true)
    if (isNode(node) && node.range) return at(node.range[0])
  }
  return undefined
}
