import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '../folders'
import { readFrontMatter } from './front-matter'
import { PLAIN_KINDS, type PlainKind } from './kinds'
import { readText } from './read-text'

/** A plain page (kinds.ts) in one language. */
export interface PlainPage {
  kind: PlainKind
  name: string
  locale: string
  file: string
  /** Site path. */
  href: string
}

/** All plain pages: `pages/<name>.<locale>.mdx`, which stands at `/<name>`, and those of other plain kinds. */
export const listPages = (dir = contentDir()): PlainPage[] =>
  PLAIN_KINDS.flatMap((kind) => kind.folders.flatMap((folder) => pagesIn(dir, folder, kind)))

function pagesIn(dir: string, folder: string, kind: PlainKind): PlainPage[] {
  const home = path.join(dir, folder)
  if (!fs.existsSync(home)) return []
  const files = fs.readdirSync(home, { recursive: kind.isDeep === true, encoding: 'utf8' }).sort()
  return files.flatMap((inside) => {
    const [, name, locale] = /^(.+)\.([a-z]{2}(?:-[A-Z]{2})?)\.mdx$/.exec(inside.replaceAll(path.sep, '/')) ?? []
    if (!name || !locale) return []
    const href = kind.address(kind.home ? name.replace(/(^|\/)index$/, '') : name)
    return [{ kind, name, locale, file: `${folder}/${name}.${locale}.mdx`, href }]
  })
}

/** Front matter of such a page. @throws ContentError */
export const readPage = ({ file, kind }: Pick<PlainPage, 'file' | 'kind'>, dir = contentDir()) =>
  readFrontMatter(readText(dir, file), file, kind.schema, { title: file, description: file }).value
