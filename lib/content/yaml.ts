import fs from 'node:fs'
import path from 'node:path'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { ContentError, type Problem, suggest } from '../problem'

export interface Located<T> {
  value: T
  /** Line of a field, counted from 1. */
  lineOf(fieldPath: PropertyKey[]): number | undefined
}

/**
 * Reads a YAML file of the content folder by a schema.
 * @throws ContentError with every problem of the file: syntax, unknown and missing fields, wrong values
 */
export function readYaml<T>(contentDir: string, file: string, schema: z.ZodType<T>): Located<T> {
  const full = path.join(contentDir, file)
  if (!fs.existsSync(full))
    throw new ContentError([
      { severity: 'error', file, message: 'the file is missing', fix: `create ${file} in the content folder.` },
    ])
  return parseYaml(fs.readFileSync(full, 'utf8'), file, schema)
}

/** As readYaml, for text already read. `firstLine` is where the text begins in its file. */
export function parseYaml<T>(text: string, file: string, schema: z.ZodType<T>, firstLine = 1): Located<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => lines.linePos(offset).line + firstLine - 1
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => ({
        severity: 'error',
        file,
        line: at(error.pos[0]),
        message: `this is not valid YAML: ${error.message}`,
        fix: 'quote a value that holds a colon, and indent with spaces.',
      })),
    )
  }
  const lineOf = (fieldPath: PropertyKey[]) => lineOfNode(document, fieldPath, at)
  const parsed = schema.safeParse(document.toJS() ?? {})
  if (!parsed.success)
    throw new ContentError(
      parsed.error.issues.flatMap((issue) => toProblems(issue, { file, schema, document, lineOf })),
    )
  return { value: parsed.data, lineOf }
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
  const base = { severity: 'error' as const, file, ...(line === undefined ? {} : { line }) }
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
    return [
      {
        ...base,
        field,
        message: `expected ${issue.values.map((value) => `“${String(value)}”`).join(' or ')}`,
        fix: `use one of: ${issue.values.map(String).join(', ')}.`,
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
  const message =
    issue.code === 'invalid_type'
      ? issue.message.endsWith('undefined')
        ? 'the field is missing'
        : `expected ${issue.expected}`
      : issue.message
  return [{ ...base, field, message, fix: 'see the comments in the file and CONTRIBUTING.md.' }]
}

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Names of the fields that a schema knows at a place. */
function fieldsAt(schema: z.ZodType, fieldPath: PropertyKey[]): string[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const expand = (node: JsonSchema): JsonSchema[] => {
    const referred =
      node.$ref === undefined ? [] : [node.$ref === '#' ? root : root.$defs?.[node.$ref.replace('#/$defs/', '')]]
    const inside = [...referred, ...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]
    return [node, ...inside.flatMap((child) => (isSchema(child) ? expand(child) : []))]
  }
  const enter = (node: JsonSchema, part: PropertyKey) =>
    typeof part === 'number' ? [node.items].flat()[0] : (node.properties?.[String(part)] ?? node.additionalProperties)
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
