import { type Located, type ProblemIn, problemsIn } from '../content/yaml'
import { type Problem, suggest } from '../core/problem'
import type { Doc } from '../docs'
import type { readTags } from '../docs/tags'
import { repeated } from './report'

type Tags = ReturnType<typeof readTags>['value']['tags']

/** What is wrong with tags.yaml, and pages with tags it does not know. */
export function checkTags(located: Located<{ tags: Tags }>, docs: Doc[]): Problem[] {
  const { tags } = located.value
  return [...checkPermalinks(tags, problemsIn('tags.yaml', located)), ...unknownTags(tags, docs)]
}

const checkPermalinks = (tags: Tags, problem: ProblemIn): Problem[] =>
  repeated(Object.entries(tags), ([, { permalink }]) => permalink).map(
    ({ entry: [id, { permalink }], first: [other] }) =>
      problem(
        ['tags', id, 'permalink'],
        `“${permalink}” is the permalink of “${other}” too`,
        'give each tag its own permalink.',
      ),
  )

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
