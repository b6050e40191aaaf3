import { defineDocumentType, type LocalDocument, makeSource } from 'contentlayer2/source-files'
import { kit } from '@/components/mdx/kit'
import { knownFields, setFields, setSoundFields } from '@/lib/content/collection-fields'
import { compileFile } from '@/lib/content/compile-file'
import { DATA_FILES, listContent } from '@/lib/content/files'
import { ETL_COMPONENT, globOf, TEXT_KINDS } from '@/lib/content/kinds'
import { refuseCode } from '@/lib/content/refuse-code'
import { collectComponent } from '@/lib/etl/collect'
import { componentSchema } from '@/lib/etl/schema'
import { contentDir } from '@/lib/folders'

refuseCode()

/** Every kind of text that is compiled here. */
const texts = TEXT_KINDS.map((kind) =>
  defineDocumentType(() => ({
    name: kind.name,
    filePathPattern: globOf(kind),
    // Contentlayer knows “none” and then leaves the body to us, but its types do not.
    contentType: 'none' as 'markdown',
    fields: knownFields(kind.schema),
    computedFields: {
      page: {
        type: 'json' as const,
        resolve: (document: LocalDocument) => {
          setSoundFields(document, contentDir(), kind.schema)
          return compileFile(contentDir(), document._raw.sourceFilePath, kit, kind.schema)
        },
      },
    },
  })),
)

const component = componentSchema()

/** Reference data. The collection keeps what our schema made of a file, or what is wrong with it. */
const EtlComponent = defineDocumentType(() => ({
  name: ETL_COMPONENT.name,
  filePathPattern: globOf(ETL_COMPONENT),
  contentType: 'data',
  fields: knownFields(component),
  computedFields: {
    component: {
      type: 'json',
      resolve: (document) => {
        setFields(document, component)
        return collectComponent(contentDir(), document._raw.sourceFilePath)
      },
    },
  },
}))

/** Contentlayer stops altogether at files it cannot read; the check reports them (lib/check/files.ts). */
const unreadable = listContent(contentDir())
  .filter(({ fault }) => fault)
  .map(({ file }) => file.replace(/[()*?[\]{}|!+@\\]/g, '\\$&'))

/** Front matter is validated by our own schema with lines and remedies (lib/check), so Contentlayer only collects. */
export default makeSource({
  contentDirPath: contentDir(),
  contentDirExclude: [
    '**/media',
    ...DATA_FILES,
    'blog/*.changes.yaml',
    'versions/*/sidebars.yaml',
    'etl/*.yaml',
    ...unreadable.flatMap((file) => [file, `${file}/**`]),
  ],
  documentTypes: [...texts, EtlComponent],
  disableImportAliasWarning: true,
  onExtraFieldData: 'ignore',
  onMissingOrIncompatibleData: 'skip-ignore',
  onUnknownDocuments: 'skip-ignore',
})
