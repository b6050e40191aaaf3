import fs from 'node:fs'
import path from 'node:path'
import { type Alias, type Document, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { lookUp } from '../core/look-up'
import { ContentError, nearest, type Problem, suggest } from '../core/problem'
import { readText } from './read-text'

export interface Located<T> {
  value: T
  /** Line of a field, counted from 1. */
  lineOf(fieldPath: PropertyKey[]): number | undefined
}

/** Where and in which field a problem is. */
export type At = (field: PropertyKey[]) => Pick<Problem, 'severity' | 'file' | 'line' | 'field'>

/** Locates problems by the fields of a file. */
export const placeIn =
  (file: string, { lineOf }: Pick<Located<unknown>, 'lineOf'>, severity: Problem['severity'] = 'error'): At =>
  (field) => ({ severity, file, line: lineOf(field), field: field.map(String).join('.') })

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
  const faults = syntaxFaults(document, at)
  if (faults.length > 0)
    throw new ContentError(
      faults.map(({ offset, message, fix }) => ({ severity: 'error', file, line: at(offset), message, fix })),
    )
  const lineOf = (fieldPath: PropertyKey[]) => lineOfNode(document, fieldPath, at)
  const data: unknown = toData(document, file)
  const checked = schema.safeParse(data)
  if (checked.success) return { value: checked.data, lineOf }
  throw new ContentError(checked.error.issues.flatMap((issue) => toProblems(issue, { file, schema, document, lineOf })))
}

interface Parsed {
  text: string
  document: Document
  lines: LineCounter
}

/** Files that were parsed last: a build and its check read the same ones several times. */
const parsed = new Map<string, Parsed>()
const MOST_KEPT = 200

function parseOnce(text: string, file: string): Parsed {
  const known = parsed.get(file)
  if (known?.text === text) return known
  const lines = new LineCounter()
  const made = { text, document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines }
  parsed.set(file, made)
  if (parsed.size > MOST_KEPT) parsed.delete(parsed.keys().next().value ?? '')
  return made
}

interface Fault {
  offset: number
  message: string
  fix: string
}

/** What makes a text no YAML that a content file may hold. Of a faulty line the parser says several things: the first is told. */
function syntaxFaults(document: Document, lineAt: (offset: number) => number): Fault[] {
  const errors = document.errors.map(({ pos, message }) => ({ offset: pos[0], ...syntaxFault(message) }))
  const faults = [...new Map(errors.reverse().map((fault) => [lineAt(fault.offset), fault])).values()].reverse()
  const tags = document.warnings.map(({ pos, message }) => ({
    offset: pos[0],
    message,
    fix: 'write a plain value without “!!”.',
  }))
  const aliases: Fault[] = []
  const names: Fault[] = []
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === '__proto__') names.push({ offset: key.range?.[0] ?? 0, ...NAME_FAULT })
    },
    Alias: (_, alias, ancestors) => {
      const fault = aliasFault(alias, document, ancestors)
      if (fault !== undefined) aliases.push({ offset: alias.range?.[0] ?? 0, ...fault })
    },
  })
  return [...faults, ...tags, ...aliases, ...names]
}

/** The schemas would pass over it without a word: in JavaScript it is no field of its own. */
const NAME_FAULT = { message: '“__proto__” cannot be a name', fix: 'choose another one.' }

/** The library parses what stands in one another by recursion, and says how that ended. */
const syntaxFault = (message: string): Omit<Fault, 'offset'> =>
  message.includes('call stack')
    ? { message: 'lists or fields stand in one another too deep', fix: 'make them flatter.' }
    : {
        message: `this is not valid YAML: ${message}`,
        fix: message.startsWith('A block sequence')
          ? 'indent it as the entries above it.'
          : 'quote a value that holds a colon, and indent with spaces.',
      }

function aliasFault(
  alias: Alias,
  document: Document,
  ancestors: readonly unknown[],
): Omit<Fault, 'offset'> | undefined {
  const target = alias.resolve(document)
  if (target === undefined)
    return {
      message: `“*${alias.source}” repeats a value that is not named`,
      fix: `name it above with &${alias.source}.`,
    }
  if (ancestors.includes(target))
    return { message: `“*${alias.source}” repeats what it stands in`, fix: 'write the value out.' }
  return undefined
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

interface YamlSource {
  file: string
  schema: z.ZodType
  document: Document
  lineOf: Located<unknown>['lineOf']
}

function toProblems(issue: z.core.$ZodIssue, source: YamlSource): Problem[] {
  const { file, schema, document, lineOf } = source
  const field = issue.path.map(String).join('.')
  const line = lineOf(issue.path)
  const base = { severity: 'error' as const, file, line }
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, issue.path)
    return issue.keys.map((key) => ({
      ...base,
      line: lineOf([...issue.path, key]) ?? line,
      field: [...issue.path, key].map(String).join('.'),
      message: 'unknown field',
      fix: known.length > 0 ? suggest(key, known) : 'remove it, or correct its name.',
    }))
  }
  if (issue.code === 'invalid_value') {
    const names = issue.values.map(String)
    const written = String(document.getIn(issue.path) ?? '')
    const near = nearest(written, names)
    if (names.length > 12 && near !== undefined)
      return [
        { ...base, field, message: `“${written}” is not one of the names known here`, fix: `did you mean “${near}”?` },
      ]
    return [
      {
        ...base,
        field,
        message: `expected ${issue.values.map((value) => `“${String(value)}”`).join(' or ')}`,
        fix: `use one of: ${names.join(', ')}.`,
      },
    ]
  }
  if (issue.code === 'invalid_union') {
    if (issue.discriminator) {
      const known = (issue as { options?: unknown[] }).options?.map(String) ?? []
      const written = String(document.getIn(issue.path) ?? '')
      return [{ ...base, field, message: `unknown type “${written}”`, fix: suggest(written, known) }]
    }
    // The branch that went beyond the value itself is the one the author meant.
    const meant = issue.errors.find((errors) =>
      errors.every(({ code, path: at }) => code !== 'invalid_type' || at.length > 0),
    )
    if (meant) return meant.flatMap((inner) => toProblems({ ...inner, path: [...issue.path, ...inner.path] }, source))
  }
  return [{ ...base, ...(field === '' ? {} : { field }), ...tellIssue(issue, field) }]
}

/** What is expected of a kind of value, as an author writes it. */
const EXAMPLES: Record<string, string> = {
  string: 'write text; quote what looks like a number: "2024".',
  number: 'write a number without quotes, such as 80.',
  boolean: 'write true or false.',
  array: 'write a list: [one, two].',
  object: 'write fields with names, such as { ru: Текст, en: Text }.',
  record: 'write fields with names, such as { ru: Текст, en: Text }.',
}

function tellIssue(issue: z.core.$ZodIssue, field: string): { message: string; fix: string } {
  const name = field.split('.').at(-1) ?? field
  if (issue.code === 'invalid_type') {
    const example = lookUp(EXAMPLES, issue.expected) ?? `write a ${issue.expected}.`
    if (issue.message.endsWith('undefined'))
      return { message: 'the field is missing', fix: `add “${name}”: ${example}` }
    const expected = `expected ${issue.expected}`
    return { message: field === '' ? `the file: ${expected}` : expected, fix: example }
  }
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { message: 'the text is empty', fix: 'write something, or remove the field.' }
  if (issue.code === 'too_small' && issue.origin === 'array')
    return { message: 'the list is empty', fix: 'put something in it, or remove the field.' }
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return { message: issue.message, fix: 'write an address such as help@example.com.' }
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return { message: issue.message, fix: 'write a whole address: https://example.com.' }
  if (issue.code === 'invalid_key')
    return { message: issue.issues[0]?.message ?? issue.message, fix: `rename “${name}”.` }
  // Messages of our own schemas say what is expected and, after a semicolon, how to mend it.
  const [message = issue.message, fix = 'correct the value.'] = issue.message.split('; ')
  return { message, fix: /[.?]$/.test(fix) ? fix : `${fix}.` }
}

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Names of the fields that a schema knows at a place. */
function fieldsAt(schema: z.ZodType, fieldPath: PropertyKey[]): string[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const expand = (node: JsonSchema): JsonSchema[] => {
    const referred =
      node.$ref === undefined
        ? []
        : [node.$ref === '#' ? root : lookUp(root.$defs ?? {}, node.$ref.replace('#/$defs/', ''))]
    const inside = [...referred, ...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]
    return [node, ...inside.flatMap((child) => (isSchema(child) ? expand(child) : []))]
  }
  const enter = (node: JsonSchema, part: PropertyKey) =>
    typeof part === 'number'
      ? [node.items].flat()[0]
      : (lookUp(node.properties ?? {}, String(part)) ?? node.additionalProperties)
  const found = fieldPath.reduce<JsonSchema[]>(
    (nodes, part) =>
      nodes
        .map((node) => enter(node, part))
        .filter(isSchema)
        .flatMap(expand),
    expand(root),
  )
  return [...new Set(found.flatMap((node) => Object.keys(node.properties ?? {})))]
}

const isSchema = (node: unknown): node is JsonSchema => typeof node === 'object' && node !== null
