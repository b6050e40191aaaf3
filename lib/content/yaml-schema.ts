import type { Document } from 'yaml'
import { z } from 'zod'
import { lookUp } from '../core/look-up'
import { type Issue, nearest, type Problem, suggest } from '../core/problem'
import { foreignField } from './foreign-fields'
import { readZodMessage } from './zod-message'

export interface YamlSource {
  file: string
  schema: z.ZodType
  document: Document
  lineOf(field: PropertyKey[]): number | undefined
}

/** What a schema finds wrong in a file, as an author understands it. */
export function schemaProblems(issue: z.core.$ZodIssue, source: YamlSource): Problem[] {
  const { file, schema, document, lineOf } = source
  const field = issue.path.map(String).join('.')
  const line = lineOf(issue.path)
  const report = (message: string, fix: string): Problem[] => [
    { severity: 'error', file, line, ...(field === '' ? {} : { field }), message, fix },
  ]
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, issue.path)
    return issue.keys.map((key) => ({
      severity: 'error',
      file,
      line: lineOf([...issue.path, key]) ?? line,
      field: [...issue.path, key].map(String).join('.'),
      message: 'unknown field',
      fix:
        (file.endsWith('.mdx') ? foreignField(key) : undefined) ??
        (known.length > 0 ? suggest(key, known) : 'remove it, or correct its name.'),
    }))
  }
  if (issue.code === 'invalid_value') {
    const names = issue.values.map(String)
    const written = String(document.getIn(issue.path) ?? '')
    const near = nearest(written, names)
    if (names.length > 12 && near !== undefined)
      return report(`“${written}” is not one of the names known here`, `did you mean “${near}”?`)
    return report(`expected ${names.map((name) => `“${name}”`).join(' or ')}`, `use one of: ${names.join(', ')}.`)
  }
  if (issue.code === 'invalid_union') {
    if (issue.discriminator) {
      const known = (issue as { options?: unknown[] }).options?.map(String) ?? []
      const written = String(document.getIn(issue.path) ?? '')
      return report(`unknown type “${written}”`, suggest(written, known))
    }
    // The branch that went beyond the value itself is the one the author meant.
    const meant = issue.errors.find((errors) =>
      errors.every(({ code, path: at }) => code !== 'invalid_type' || at.length > 0),
    )
    if (meant)
      return meant.flatMap((inner) => schemaProblems({ ...inner, path: [...issue.path, ...inner.path] }, source))
  }
  const { message, fix } = reportIssue(issue, field)
  return report(message, fix)
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

function reportIssue(issue: z.core.$ZodIssue, field: string): Issue {
  const name = field.split('.').at(-1) ?? field
  const ours = readZodMessage(issue.message)
  if (ours) return ours
  if (issue.code === 'invalid_type') {
    const example = lookUp(EXAMPLES, issue.expected) ?? `write a ${issue.expected}.`
    if (issue.input === undefined) return { message: 'the field is missing', fix: `add “${name}”: ${example}` }
    const expected = `expected ${issue.expected}`
    return { message: field === '' ? `the file: ${expected}` : expected, fix: example }
  }
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { message: 'the text is empty', fix: 'write something, or remove the field.' }
  if (issue.code === 'too_small' && issue.origin === 'array')
    return { message: 'the list is empty', fix: 'put something in it, or remove the field.' }
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return { message: 'expected an e-mail address', fix: 'write an address such as help@example.com.' }
  if (issue.code === 'invalid_key') {
    const text = issue.issues[0]?.message ?? issue.message
    return { message: readZodMessage(text)?.message ?? text, fix: `rename “${name}”.` }
  }
  return { message: issue.message, fix: 'correct the value.' }
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
