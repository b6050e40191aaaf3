import type { z } from 'zod'
import { blogUrl, docUrl, plainUrl, postUrl } from '../core/routes'
import { listReadable } from './files'
import { docFrontMatter, guideFrontMatter, pageFrontMatter, postFrontMatter } from './front-matter'

/** The kinds of records that search tells apart; lib/search/kinds.ts says what each weighs and shows. */
export type SearchKind = 'docs' | 'release' | 'glossary' | 'etl'

/**
 * What is known of a kind of file that authors write. Whoever must know what kind a file is asks the functions below;
 * contributing/kind.md adds a kind.
 */
export interface Kind {
  /** Of its collection. */
  name: string
  /** Folders of the content folder that its files lie in; `*` stands for one name. */
  folders: readonly string[]
  ending: '.mdx' | '.yaml'
  /** Its files may lie in folders of those folders, which are part of their addresses then. */
  isDeep?: true
  /** What is at the top of a file; undefined for data. */
  schema?: z.ZodObject
  /** Site path below which nothing but pages of this kind is. */
  home?: string
  /** Site path of a file’s page; undefined for a kind that is shown on pages of another one. */
  address?: (path: string, versionPath?: string) => string
  /** Names below `home` that the site needs for its own pages. */
  reserved?: readonly string[]
  /** Lists show the beginning of its text, and how long it takes to read. */
  hasExcerpt?: true
  /** How many levels lower its headings are on the page that shows it. */
  headingShift?: number
  /** The slots (lib/mdx/kit.ts) that may be on it beside those for every page. */
  slots?: 'docs' | 'blog'
  /** `npm run i18n:status` compares its translations with their originals. */
  hasTranslations?: true
  search: SearchKind
}

export const DOC = {
  name: 'Doc',
  folders: ['docs', 'versions/*/docs'],
  ending: '.mdx',
  isDeep: true,
  schema: docFrontMatter,
  home: docUrl(''),
  address: docUrl,
  reserved: ['tags'],
  slots: 'docs',
  hasTranslations: true,
  search: 'docs',
} as const satisfies Kind

export const POST = {
  name: 'Post',
  folders: ['blog'],
  ending: '.mdx',
  schema: postFrontMatter,
  home: blogUrl(),
  address: postUrl,
  reserved: ['page', 'archive', 'authors', 'tags', 'changes', 'modules'],
  hasExcerpt: true,
  slots: 'blog',
  hasTranslations: true,
  search: 'release',
} as const satisfies Kind

/** A component of the ETL reference: data, which components/etl draws as a page of the docs. */
export const ETL_COMPONENT = {
  name: 'EtlComponent',
  folders: ['etl/processors', 'etl/services'],
  ending: '.yaml',
  search: 'etl',
} as const satisfies Kind

/** A worked example, shown on the page of the component whose name the file has. */
export const ETL_GUIDE = {
  name: 'EtlGuide',
  folders: ['etl/guides'],
  ending: '.mdx',
  schema: guideFrontMatter,
  headingShift: 1,
  search: 'etl',
} as const satisfies Kind

/** A page at the root of the site: `/about`. */
const PAGE = {
  name: 'Page',
  folders: ['pages'],
  ending: '.mdx',
  schema: pageFrontMatter,
  address: (path: string) => plainUrl(path),
  search: 'docs',
} as const satisfies Kind

/** Kinds of pages with a title, a description and a text, which are in no menu and no list (lib/content/pages.ts). */
export const PLAIN_KINDS: readonly PlainKind[] = [PAGE]
export type PlainKind = Kind & { schema: z.ZodType<z.infer<typeof pageFrontMatter>>; address: (path: string) => string }

export const KINDS: readonly Kind[] = [DOC, POST, ETL_COMPONENT, ETL_GUIDE, ...PLAIN_KINDS]

/** A kind whose files are texts with a front matter. */
export type TextKind = Kind & { schema: z.ZodObject }
export const TEXT_KINDS = KINDS.filter((kind): kind is TextKind => kind.schema !== undefined)

/** First parts of the addresses of the kinds that have a part of the site for themselves: `docs`, `blog`. */
export const HOMES = KINDS.flatMap(({ home }) => home?.slice(1) ?? [])

/** Pattern of Contentlayer and other tools for the files of a kind. */
export const globOf = ({ folders, isDeep, ending }: Kind): string =>
  `${folders.length > 1 ? `{${folders.join(',')}}` : folders.join()}${isDeep ? '/**' : ''}/*${ending}`

const folderPattern = ({ folders }: Kind): string => `^(?:${folders.join('|').replaceAll('*', '[^/]+')})/`

/** Whether a file, named from the content folder, is one of a kind: its place and its ending are right. */
export const isOfKind = (kind: Kind, file: string): boolean =>
  new RegExp(`${folderPattern(kind)}${kind.isDeep ? '.+' : '[^/]+'}\\${kind.ending}$`).test(file)

/** The path of a file below the folder of its kind; undefined when it lies in none of its folders. */
export function pathInKind(kind: Kind, file: string): string | undefined {
  const folder = new RegExp(folderPattern(kind)).exec(file)?.[0]
  return folder === undefined ? undefined : file.slice(folder.length)
}

/** The kind in whose folders a text lies, even when it lies too deep there to be read. */
export const kindOf = (file: string): TextKind | undefined =>
  TEXT_KINDS.find((kind) => pathInKind(kind, file) !== undefined)

/** The files of a kind in a content folder, without those that cannot be read. */
export const filesOfKind = (contentDir: string, kind: Kind): string[] =>
  kind.folders
    .flatMap((folder) => listReadable(contentDir, folder.replace(/\/\*.*$/, ''), kind.ending))
    .filter((file) => isOfKind(kind, file))
