import { type At, type Located, placeIn } from '../content/yaml'
import { type Problem, suggest } from '../core/problem'
import type { Doc } from '../docs'
import type { readTags } from '../docs/tags'
import { repeated } from './report'

type Tags = ReturnType<typeof readTags>['value']['tags']

/** What is wrong with tags.yaml, and pages with tags it does not know. */
export function checkTags(located: Located<{ tags: Tags }>, docs: Doc[]): Problem[] {
  const at = placeIn('tags.yaml', located)
  const { tags } = located.value
  return [...checkPermalinks(tags, at), ...unknownTags(tags, docs)]
}

const checkPermalinks = (tags: Tags, at: At): Problem[] =>
  repeated(Object.entries(tags), ([, { permalink }]) => permalink).map(({ entry: [id, { permalink }], first }) => ({
    ...at(['tags', id, 'permalink']),
    message: `“${permalink}” is the permalink of “${first[0]}” too`,
    fix: 'give each tag its own permalink.',
  }))

const unknownTags = (tags: Tags, docs: Doc[]): Problem[] =>
  docs.flatMap(({ _id, type, tags: ids }) =>
    (type === 'Doc' ? ids : [])
      .filter((id) => !Object.hasOwn(tags, id))
      .map(
        (id): Problem => ({
          severity: 'warning',
          file: _id,
          field: 'tags',
          message: `the tag “${id}” is not in tags.yaml`,
          fix: suggest(id, Object.keys(tags)),
        }),
      ),
  )
