import {
  defineDocumentType,
  defineNestedType,
  type FieldDef,
  type FieldDefs,
  makeSource,
} from 'contentlayer2/source-files'
import { z } from 'zod'
import { ETL_COMPONENT, globOf, type Kind, TEXT_KINDS } from '@/lib/content/kinds'
import { documentsDir } from '@/lib/core/folders'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Fields of Contentlayer for those of our schema. */
const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): FieldDefs =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, toField(schema as JsonSchema, required.includes(name))]),
  )

function toField(schema: JsonSchema, required: boolean): FieldDef {
  if (schema.type === 'string' || schema.type === 'boolean') return { type: schema.type, required }
  if (schema.type === 'array') return { type: 'list', of: { type: 'string' }, required }
  if (schema.type === 'object')
    return { type: 'nested', of: defineNestedType(() => ({ fields: fieldsOf(schema) })), required }
  throw new Error(`contentlayer.config.ts knows no field of the type ${schema.type}`)
}

/** Every kind of file is a collection of the documents that scripts/compile/content.ts makes of its files. */
const collection = (kind: Kind, fields: FieldDefs) =>
  defineDocumentType(() => ({
    name: kind.name,
    filePathPattern: `${globOf(kind)}.json`,
    contentType: 'data',
    fields,
  }))

const json: FieldDef = { type: 'json', required: true }

export default makeSource({
  contentDirPath: documentsDir(),
  documentTypes: [
    ...TEXT_KINDS.map((kind) => collection(kind, { ...fieldsOf(z.toJSONSchema(kind.schema)), page: json })),
    collection(ETL_COMPONENT, { component: json }),
  ],
  disableImportAliasWarning: true,
})
