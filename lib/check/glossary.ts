import { readGlossaryFile } from '../content/glossary'
import { problemsIn } from '../content/yaml'
import type { Problem } from '../core/problem'
import { idIssue } from '../mdx/ids'

/** What is wrong with glossary.yaml. */
export function checkGlossary(dir: string): Problem[] {
  const glossary = readGlossaryFile(dir)
  const problem = problemsIn('glossary.yaml', glossary)
  const ids = glossary.value.terms.map(({ id }) => id)
  return ids.flatMap((id, index) => {
    const isTwice = ids.indexOf(id) < index
    const twice = { message: `the term “${id}” appears here twice`, fix: 'remove one of the two.' }
    return [idIssue(id), isTwice && twice].flatMap((issue) =>
      issue ? problem(['terms', index, 'id'], issue.message, issue.fix) : [],
    )
  })
}
