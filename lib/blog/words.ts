import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Located, readYaml } from '../content/yaml'

const localized = z.record(z.string(), z.string())
const authors = z.strictObject({
  authors: z.record(
    z.string().regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens'),
    z.strictObject({ name: localized, title: localized.optional(), url: z.url().optional() }),
  ),
})
const words = z.strictObject({
  tags: z.record(z.string(), localized).default({}),
  modules: z.record(z.string(), localized).default({}),
})

export type Authors = z.infer<typeof authors>
export type BlogWords = z.infer<typeof words>

const readOptional = <T>(dir: string, file: string, schema: z.ZodType<T>, none: T): Located<T> =>
  fs.existsSync(path.join(dir, file)) ? readYaml(dir, file, schema) : { value: none, lineOf: () => undefined }

/** `authors.yaml`. @throws ContentError */
export const readAuthors = (dir: string): Located<Authors> =>
  readOptional(dir, 'authors.yaml', authors, { authors: {} })

/** `blog.yaml`: labels of the blog's tags and of the product's modules. @throws ContentError */
export const readBlogWords = (dir: string): Located<BlogWords> =>
  readOptional(dir, 'blog.yaml', words, { tags: {}, modules: {} })
