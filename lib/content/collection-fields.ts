import type { FieldDefs } from 'contentlayer2/source-files'
import { z } from 'zod'

/** Contentlayer's field definitions for a front matter schema, so that fields and types are stated once. */
export function collectionFields(schema: z.ZodObject): FieldDefs {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' })
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const type = typeof property === 'object' ? property.type : undefined
      if (type === 'array') return [name, { type: 'list', of: { type: 'string' }, default: [] }]
      if (type === 'boolean') return [name, { type: 'boolean', default: false }]
      if (type === 'object') return [name, { type: 'json' }]
      // YAML reads an unquoted day as a date, which is no string.
      if (typeof property === 'object' && property.format === 'date') return [name, { type: 'date' }]
      return [name, { type: 'string' }]
    }),
  ) as FieldDefs
}
