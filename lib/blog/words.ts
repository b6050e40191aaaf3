import { z } from 'zod'
import { isPending } from '../content/collection'
import { hrefText } from '../content/fields'
import { localized } from '../content/localized'
import { type Located, readOptionalYaml } from '../content/yaml'
import { zodMessage } from '../content/zod-message'
import { contentDir } from '../core/folders'
import { memo } from '../core/memo'

const text = localized()
const authors = z.strictObject({
  authors: z.record(
    z.string().regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens'),
    z.strictObject({
      name: text,
      title: text.optional(),
      url: hrefText()
        .refine((url) => /^https?:\/\//.test(url), zodMessage('expected a whole address', 'write https://example.com'))
        .optional(),
    }),
  ),
})
const words = z.strictObject({
  tags: z.record(z.string(), text).default({}),
  modules: z.record(z.string(), text).default({}),
})

export type Authors = z.infer<typeof authors>
export type BlogWords = z.infer<typeof words>

/** `authors.yaml`. @throws ContentError */
export const readAuthors = (dir: string): Located<Authors> =>
  readOptionalYaml(dir, 'authors.yaml', authors, { authors: {} })

/** `blog.yaml`: labels of the blog's tags and of the product's modules. @throws ContentError */
export const readBlogWords = (dir: string): Located<BlogWords> =>
  readOptionalYaml(dir, 'blog.yaml', words, { tags: {}, modules: {} })

/** `blog.yaml` of the content folder, empty while the content is compiled. */
export const blogWords = memo(
  (): BlogWords => (isPending() ? { tags: {}, modules: {} } : readBlogWords(contentDir()).value),
)
