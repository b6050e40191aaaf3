import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { contentDir } from '../folders'
import { readFrontMatter } from './front-matter'

export const pageFrontMatter = z.strictObject({ title: z.string(), description: z.string() })

/** Pages outside the documentation: `pages/<name>.<locale>.mdx`, which `@next/mdx` renders at `/<name>`. */
export function listPages(dir = contentDir()): { name: string; locale: string; file: string }[] {
  const folder = path.join(dir, 'pages')
  if (!fs.existsSync(folder)) return []
  return fs.readdirSync(folder).flatMap((file) => {
    const [, name, locale] = /^(.+)\.([a-z]{2})\.mdx$/.exec(file) ?? []
    return name && locale ? [{ name, locale, file: `pages/${file}` }] : []
  })
}

/** Front matter of such a page. @throws ContentError */
export const readPage = (file: string, dir = contentDir()) =>
  readFrontMatter(fs.readFileSync(path.join(dir, file), 'utf8'), file, pageFrontMatter)
