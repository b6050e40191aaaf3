import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { contentDir, pageMediaDir } from '../folders'
import { lineText, shortText } from './fields'
import { readFrontMatter } from './front-matter'
import { readText } from './read-text'
import { writeWhole } from './write-whole'

export const pageFrontMatter = z.strictObject({ title: lineText(), description: shortText() })

/** Pages outside the documentation: `pages/<name>.<locale>.mdx`, which `@next/mdx` renders at `/<name>`. */
export function listPages(dir = contentDir()): { name: string; locale: string; file: string }[] {
  const folder = path.join(dir, 'pages')
  if (!fs.existsSync(folder)) return []
  return fs.readdirSync(folder).flatMap((file) => {
    const [, name, locale] = /^(.+)\.([a-z]{2}(?:-[A-Z]{2})?)\.mdx$/.exec(file) ?? []
    return name && locale ? [{ name, locale, file: `pages/${file}` }] : []
  })
}

/** Front matter of such a page. @throws ContentError */
export const readPage = (file: string, dir = contentDir()) =>
  readFrontMatter(readText(dir, file), file, pageFrontMatter, { title: file, description: file }).value

const mediaFile = (file: string): string => path.join(pageMediaDir(), `${path.basename(file)}.json`)

/** Notes which media such a page shows. The bundler compiles it, and no collection knows it. */
export const writePageMedia = (file: string, names: string[]): void =>
  writeWhole(mediaFile(file), JSON.stringify(names.sort()))

/** Names of the media a page shows; undefined when it was not compiled yet. */
export const readPageMedia = (file: string): string[] | undefined =>
  fs.existsSync(mediaFile(file)) ? (JSON.parse(fs.readFileSync(mediaFile(file), 'utf8')) as string[]) : undefined
