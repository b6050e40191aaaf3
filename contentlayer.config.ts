import {
  defineDocumentType,
  defineNestedType,
  type FieldDef,
  type FieldDefs,
  makeSource,
} from 'contentlayer2/source-files'
import type { Root } from 'hast'
import type { Plugin } from 'unified'
import { z } from 'zod'
import { ETL_COMPONENT, globOf, KINDS, TEXT_KINDS, type TextKind } from '@/lib/content/kinds'
import { contentDir } from '@/lib/core/folders'
import { memo } from '@/lib/core/memo'
import { componentSchema } from '@/lib/etl/schema'
import { type CompiledText, compileComponent, compileText } from '@/scripts/content/compile'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Fields of Contentlayer for those of our schema. Its messages are for nobody: lib/check says what is wrong with a field. */
const fieldsOf = (schema: z.ZodObject): FieldDefs => toFields(z.toJSONSchema(schema, { unrepresentable: 'any' }))

const toFields = ({ properties = {}, required = [] }: JsonSchema): FieldDefs =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, toField(schema as JsonSchema, required.includes(name))]),
  )

function toField({ type, items, properties, default: value, ...schema }: JsonSchema, isRequired: boolean): FieldDef {
  const common = value === undefined ? { required: isRequired } : { default: value as never }
  if (type === 'string') return { type, ...common }
  if (type === 'boolean') return { type, ...common }
  if (type === 'array' && isText(items)) return { type: 'list', of: { type: 'string' }, ...common }
  if (type === 'object' && properties && value === undefined)
    return { type: 'nested', of: defineNestedType(() => ({ fields: toFields({ ...schema, properties }) })), ...common }
  return { type: 'json', ...common }
}
const isText = (schema: JsonSchema['items']): boolean =>
  typeof schema === 'object' && !Array.isArray(schema) && schema.type === 'string'

/** What was made of the files, for the computed fields of their documents. */
const compiled = new Map<string, CompiledText>()
const found = (file: string): CompiledText => {
  const text = compiled.get(file)
  if (!text) throw new Error(`contentlayer.config.ts: ${file} was not compiled`)
  return text
}

const Text = (kind: TextKind) =>
  defineDocumentType(() => ({
    name: kind.name,
    filePathPattern: globOf(kind),
    contentType: 'markdown',
    fields: fieldsOf(kind.schema),
    computedFields: {
      page: {
        type: 'json',
        description: 'Address, language, headings, links …',
        resolve: ({ _id }) => found(_id).page,
      },
      parts: { type: 'json', description: 'What is beside the HTML', resolve: ({ _id }) => found(_id).parts },
      inputs: { type: 'json', description: 'Other files it was made of', resolve: ({ _id }) => found(_id).inputs },
      key: { type: 'string', description: 'Hash of all it was made of', resolve: ({ _id }) => found(_id).key },
    },
  }))

/** Each computed field asks for it. */
const componentOf = memo(compileComponent)

const EtlComponent = defineDocumentType(() => ({
  name: ETL_COMPONENT.name,
  filePathPattern: globOf(ETL_COMPONENT),
  contentType: 'data',
  fields: fieldsOf(componentSchema()),
  computedFields: {
    component: { type: 'json', resolve: ({ _id }) => componentOf(_id).component },
    key: { type: 'string', description: 'Hash of all it was made of', resolve: ({ _id }) => componentOf(_id).key },
  },
}))

/** Compiles a page with our plugins (lib/mdx/compile.ts), which run none of its code. */
const compilePages: Plugin<[], Root> = function () {
  this.parser = () => ({ type: 'root', children: [] })
  this.compiler = (_tree, file) => found(sourceOf(file)).html
  return async (_tree, file) => {
    compiled.set(sourceOf(file), await compileText(sourceOf(file)))
  }
}
const sourceOf = ({ data }: { data: Record<string, unknown> }) =>
  (data.rawDocumentData as { sourceFilePath: string }).sourceFilePath

export default makeSource({
  contentDirPath: contentDir(),
  contentDirInclude: [
    ...new Set(KINDS.flatMap(({ folders }) => folders.map((folder) => folder.replace(/\/\*.*$/, '')))),
  ],
  documentTypes: [...TEXT_KINDS.map(Text), EtlComponent],
  markdown: (builder) => {
    builder.use(compilePages)
  },
  disableImportAliasWarning: true,
  onUnknownDocuments: 'skip-ignore',
  onExtraFieldData: 'ignore',
})
