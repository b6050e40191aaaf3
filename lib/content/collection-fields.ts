import fs from 'node:fs'
import path from 'node:path'
import type { ComputedFields, FieldDefs } from 'contentlayer2/source-files'
import { z } from 'zod'
import { readFrontMatter } from './front-matter'
import { readText } from './read-text'
import { readSound } from './yaml'

/** What stands in a collection for required fields that an author left out; the check reports them. */
const spare = (file: string) => ({ title: file, description: file, date: '2000-01-01' })

/**
 * Tells Contentlayer of fields that are computed: it compiles a file again at every run, even an unchanged one, as long
 * as it finds a field in it that it does not know.
 */
export const knownFields = (schema: z.ZodObject): FieldDefs =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, { type: 'json' }]))

/** The fields of a page's front matter that are in order. Never throws for an author's mistake. */
export function soundFields<T>(contentDir: string, file: string, schema: z.ZodType<T>): T | undefined {
  return readSound([], () => readFrontMatter(readText(contentDir, file), file, schema, spareFields(file, schema)))
    ?.value
}

/** The spare values of those fields that a schema has. */
function spareFields(file: string, schema: z.ZodType): Record<string, unknown> {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return Object.fromEntries(Object.entries(spare(file)).filter(([name]) => known.includes(name)))
}

/**
 * Contentlayer's fields for a front matter schema, so that fields and types are stated once. They are computed here:
 * Contentlayer itself leaves a page out of the collection when a field has the wrong type or the file has the line ends
 * of Windows, and every link to it would then be reported instead of the mistake.
 */
export function collectionFields(contentDir: string, schema: z.ZodObject): ComputedFields {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  let last: { state: string; fields: Record<string, unknown> } | undefined
  const fieldsOf = (file: string): Record<string, unknown> => {
    // The development server asks again after each save.
    const { mtimeMs, size } = fs.statSync(path.join(contentDir, file))
    const state = `${file} ${mtimeMs} ${size}`
    // Nothing is sound in a file that is not UTF-8; its document must have the lists that the check walks.
    const none = () => schema.safeParse(spareFields(file, schema)).data ?? {}
    if (last?.state !== state) last = { state, fields: soundFields(contentDir, file, schema) ?? none() }
    return last.fields
  }
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const { type, format } = typeof property === 'object' ? property : {}
      return [
        name,
        {
          type: type === 'array' ? 'list' : type === 'boolean' ? 'boolean' : type === 'object' ? 'json' : 'string',
          ...(type === 'array' ? { of: { type: 'string' } } : {}),
          resolve: ({ _raw }) => {
            const value = fieldsOf(_raw.sourceFilePath)[name]
            return format === 'date' && typeof value === 'string' ? new Date(value).toISOString() : value
          },
        },
      ]
    }),
  ) as ComputedFields
}
