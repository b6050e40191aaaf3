import type { Locale } from 'next-intl'
import { z } from 'zod'
import { localized, plainText, withTexts } from '../content/localized'
import { type Located, readOptionalYaml } from '../content/yaml'
import { zodMessage } from '../content/zod-message'
import { contentDir } from '../core/folders'
import { groupBy } from '../core/group-by'
import { lookUp } from '../core/look-up'
import { memo } from '../core/memo'
import { docsOf, type FoundDoc } from '.'
import { isListed } from './menu'

const tag = withTexts(
  {
    permalink: z
      .string()
      .regex(
        /^[\p{L}\p{N}_.-]+$/u,
        zodMessage('expected one part of an address: letters, digits and hyphens', 'write my-tag'),
      ),
    description: localized().optional(),
  },
  plainText(),
)
const schema = z.strictObject({ tags: z.record(z.string(), tag) })
type TagsFile = z.infer<typeof schema>

export interface Tag {
  id: string
  permalink: string
  label: string
  description?: string
  docs: FoundDoc[]
}

/** `tags.yaml`; a folder without it has no tags of its own. */
export const readTags = (dir: string): Located<TagsFile> => readOptionalYaml(dir, 'tags.yaml', schema, { tags: {} })

/** Tags that at least one listed page of the version has, by label. A tag that tags.yaml lacks is labelled by its id. */
export const getTags = memo((locale: Locale, version: string): Tag[] => {
  const { tags } = readTags(contentDir()).value
  // Components have their own catalogues; hundreds of them would hide the pages of their tag.
  const listed = docsOf(locale, version).filter((found) => isListed(found) && found.doc.type === 'Doc')
  // A page whose front matter is faulty has no fields; the check reads this, too.
  const byId = groupBy(listed.flatMap((found) => (found.doc.tags ?? []).map((id) => [id, found] as const)))
  const list = [...byId].map(([id, docs]): Tag => {
    const entry = lookUp(tags, id)
    const description = entry?.description?.[locale]
    return {
      id,
      permalink: entry?.permalink ?? id,
      label: entry?.texts[locale] ?? id,
      ...(description ? { description } : {}),
      docs: docs.sort((a, b) => a.doc.title.localeCompare(b.doc.title, locale)),
    }
  })
  return list.sort((a, b) => a.label.localeCompare(b.label, locale))
})

/** Pages of the tags below a version's address, their index first; none where nothing has a tag. */
export function tagPaths(locale: Locale, version: string): string[] {
  const tags = getTags(locale, version).map(({ permalink }) => `tags/${permalink}`)
  return tags.length > 0 ? ['tags', ...tags] : []
}

/** Entries of a sorted list (tags, terms) under the first letter of their label, a capital of the language. */
export function groupByLetter<T extends { label: string }>(
  sorted: T[],
  locale: Locale,
): { letter: string; entries: T[] }[] {
  const groups = groupBy(sorted.map((entry) => [entry.label.charAt(0).toLocaleUpperCase(locale), entry] as const))
  return [...groups].map(([letter, entries]) => ({ letter, entries }))
}
