import { z } from 'zod'
import { withTexts } from '../content/localized'
import { type Located, readOptionalYaml } from '../content/yaml'
import { CHANGE_TYPES } from './changes'

const change = withTexts(
  {
    /** Its part of the address `/blog/changes#7.21.0-<id>`, which is permanent once it is published. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and hyphens'),
    /** Key of `modules` in blog.yaml. */
    module: z.string(),
    type: z.enum(CHANGE_TYPES),
    /** Site paths of the documentation pages it touches. */
    docs: z
      .array(z.string().startsWith('/docs', 'expected the address of a documentation page, such as /docs/bi/intro'))
      .default([]),
  },
  z.string().min(1),
)
const schema = z.array(change)

/** A change as written in the file. */
export type WrittenChange = z.infer<typeof change>

export const changesFile = (slug: string): string => `blog/${slug}.changes.yaml`

/**
 * The changes of a release in all languages; a post without the file has none.
 * @throws ContentError with every field that is wrong
 */
export const readChanges = (contentDir: string, slug: string): Located<WrittenChange[]> =>
  readOptionalYaml(contentDir, changesFile(slug), schema, [])
