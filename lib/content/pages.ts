import fs from 'node:fs'
import path from 'node:path'
import type { Locale } from 'next-intl'
import { contentDir } from '../core/folders'
import { splitPageFile } from '../i18n/language-code'
import { readFrontMatter } from './front-matter'
import { PLAIN_KINDS, type PlainKind } from './kinds'
import { readText } from './read-text'

/** A plain page (kinds.ts) in one language. */
export interface PlainPage {
  kind: PlainKind
  name: string
  locale: Locale
  file: string
  /** Site path. */
  href: string
}

/** All plain pages: `pages/<name>.<locale>.mdx`, which is at `/<name>`, and those of other plain kinds. */
export const listPages = (dir = contentDir()): PlainPage[] =>
  PLAIN_KINDS.flatMap((kind) => kind.folders.flatMap((folder) => pagesIn(dir, folder, kind)))

function pagesIn(dir: string, folder: string, kind: PlainKind): PlainPage[] {
  const home = path.join(dir, folder)
  if (!fs.existsSync(home)) return []
  const files = fs.readdirSync(home, { recursive: kind.isDeep === true, encoding: 'utf8' }).sort()
  return files.flatMap((inside) => {
    const named = splitPageFile(inside.replaceAll(path.sep, '/'))
    if (!named) return []
    const { name } = named
    const locale = named.locale as Locale // the check tells of others (lib/check/files.ts)
    const href = kind.address(kind.home ? name.replace(/(^|\/)index$/, '') : name)
    return [{ kind, name, locale, file: `${folder}/${name}.${locale}.mdx`, href }]
  })
}

/** Front matter of such a page. @throws ContentError */
export const readPage = ({ file, kind }: Pick<PlainPage, 'file' | 'kind'>, dir = contentDir()) =>
  readFrontMatter(readText(dir, file), file, kind.schema).value
