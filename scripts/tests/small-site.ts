import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { kit } from '../../components/mdx/kit'
import type { Content } from '../../lib/check/link-targets'
import { findDocument, writeDocuments } from '../../lib/content/collection'
import { readFrontMatter } from '../../lib/content/front-matter'
import { DOC, ETL_COMPONENT, ETL_GUIDE, filesOfKind, PLAIN_KINDS, POST, type TextKind } from '../../lib/content/kinds'
import { listPages } from '../../lib/content/pages'
import { readText } from '../../lib/content/read-text'
import { dropMemos } from '../../lib/core/memo'
import { attempt } from '../../lib/core/problem'
import { collectComponent } from '../../lib/etl/collect'
import { type CompiledFile, compileFile } from '../../lib/mdx/file/compile-file'
import { splitParts } from '../../lib/mdx/file/parts'
import { fallbackFields } from '../content/refresh'

/** A page whose text begins at line 6, and whose own fields at line 4. */
export const page = (body: string, fields = '') => `---\ntitle: A\ndescription: A.\n${fields}---\n\n${body}\n`

const read = (file: string): string => fs.readFileSync(path.join('scripts/tests/small-site', file), 'utf8')
/** The smallest valid site.yaml. */
export const SITE = read('site.yaml')

/** A content folder that is in order. */
export const BASE: Files = {
  'site.yaml': SITE,
  'sidebars.yaml': read('sidebars.yaml'),
  'home.yaml': read('home.yaml'),
  'docs/index.ru.mdx': page('Text.'),
  'docs/x.ru.mdx': page('Text.'),
}

/** Of a content folder; a function makes what is no plain file. */
export type Files = Record<string, string | Buffer | ((dir: string) => void) | undefined>
/** Writes a content folder: BASE with these files; a function creates what is no plain file. */
export function writeContent(dir: string, files: Files): void {
  for (const [file, content] of Object.entries({ ...BASE, ...files })) {
    if (content === undefined) continue
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    if (typeof content === 'function') content(path.join(dir, file))
    else fs.writeFileSync(path.join(dir, file), content)
  }
}

/** Compiles a text; its media are not written. */
export const compileAlone = (dir: string, file: string, schema: z.ZodType): Promise<CompiledFile> =>
  compileFile(dir, file, kit, schema)

/** What the document of a text holds beside its fields. */
export function factsOf({ page, body }: CompiledFile) {
  const { html, parts } = splitParts(body)
  return { key: '', page, body: { html }, parts }
}

/** The collections of a content folder, made in this process, which reads this folder from now on. */
export async function compileContent(
  dir: string,
  compile = (file: string, schema: z.ZodType) => compileAlone(dir, file, schema),
): Promise<Content> {
  process.env.CONTENT_DIR = dir
  const compileKind = async <T>(kind: TextKind): Promise<T[]> => {
    const texts = filesOfKind(dir, kind).map(async (file) => ({
      ...(attempt([], () => readFrontMatter(readText(dir, file), file, kind.schema).value) ??
        fallbackFields(file, kind)),
      _id: file,
      type: kind.name,
      ...factsOf(await compile(file, kind.schema)),
    }))
    const documents = await Promise.all(texts)
    writeDocuments(kind.name, documents)
    return documents as unknown[] as T[] // of a faulty file the check reads the problems alone
  }
  for (const kind of PLAIN_KINDS) await compileKind(kind)
  const pages = listPages(dir).map(async (page) => {
    const facts = findDocument(page.file)?.page
    return { ...page, page: facts ?? (await compile(page.file, page.kind.schema)).page }
  })
  const content = {
    docs: await compileKind<Content['docs'][number]>(DOC),
    posts: await compileKind<Content['posts'][number]>(POST),
    guides: await compileKind<Content['guides'][number]>(ETL_GUIDE),
    components: filesOfKind(dir, ETL_COMPONENT).map((file) => ({ _id: file, component: collectComponent(dir, file) })),
    pages: await Promise.all(pages),
  }
  dropMemos()
  return content
}
