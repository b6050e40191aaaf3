import { defineDocumentType, type LocalDocument, makeSource } from 'contentlayer2/source-files'
import type { z } from 'zod'
import { kit } from '@/components/mdx/kit'
import { postFrontMatter } from '@/lib/blog/front-matter'
import { knownFields, setFields, setSoundFields } from '@/lib/content/collection-fields'
import { compileFile } from '@/lib/content/compile-file'
import { listContent } from '@/lib/content/files'
import { docFrontMatter } from '@/lib/content/front-matter'
import { refuseCode } from '@/lib/content/refuse-code'
import { collectComponent } from '@/lib/etl/collect'
import { componentSchema, guideFrontMatter } from '@/lib/etl/schema'
import { contentDir } from '@/lib/folders'

refuseCode()

/** What all pages written in MDX have in common. */
const page = (schema: z.ZodObject) => ({
  // Contentlayer knows “none” and then leaves the body to us, but its types do not.
  contentType: 'none' as 'markdown',
  fields: knownFields(schema),
  computedFields: {
    page: {
      type: 'json' as const,
      resolve: (document: LocalDocument) => {
        setSoundFields(document, contentDir(), schema)
        return compileFile(contentDir(), document._raw.sourceFilePath, kit, schema)
      },
    },
  },
})

const Doc = defineDocumentType(() => ({
  name: 'Doc',
  filePathPattern: '{docs,versions/*/docs}/**/*.mdx',
  ...page(docFrontMatter),
}))

const Post = defineDocumentType(() => ({ name: 'Post', filePathPattern: 'blog/*.mdx', ...page(postFrontMatter) }))

const component = componentSchema()

/** Reference data. The collection keeps what our schema made of a file, or what is wrong with it. */
const EtlComponent = defineDocumentType(() => ({
  name: 'EtlComponent',
  filePathPattern: 'etl/{processors,services}/*.yaml',
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

/** A worked example shown on the page of the component whose name the file has. */
const EtlGuide = defineDocumentType(() => ({
  name: 'EtlGuide',
  filePathPattern: 'etl/guides/*.mdx',
  ...page(guideFrontMatter),
}))

/** Contentlayer stops altogether at files it cannot read; the check reports them (lib/check/files.ts). */
const unreadable = listContent(contentDir())
  .filter(({ fault }) => fault)
  .map(({ file }) => file.replace(/[()*?[\]{}|!+@\\]/g, '\\$&'))

/** Front matter is validated by our own schema with lines and remedies (lib/check), so Contentlayer only collects. */
export default makeSource({
  contentDirPath: contentDir(),
  contentDirExclude: [
    'pages',
    '**/media',
    'site.yaml',
    'sidebars.yaml',
    'tags.yaml',
    'glossary.yaml',
    'authors.yaml',
    'blog.yaml',
    'blog/*.changes.yaml',
    'versions/*/sidebars.yaml',
    'etl/*.yaml',
    ...unreadable.flatMap((file) => [file, `${file}/**`]),
  ],
  documentTypes: [Doc, Post, EtlComponent, EtlGuide],
  disableImportAliasWarning: true,
  onExtraFieldData: 'ignore',
  onMissingOrIncompatibleData: 'skip-ignore',
  onUnknownDocuments: 'skip-ignore',
})
