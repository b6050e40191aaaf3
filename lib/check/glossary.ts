import { readGlossaryFile } from '../content/glossary'
import { placeIn } from '../content/yaml'
import type { Problem } from '../core/problem'
import { idFault } from '../mdx/ids'

/** What is wrong with glossary.yaml. */
export function checkGlossary(dir: string): Problem[] {
  const problems: Problem[] = []
  const glossary = readGlossaryFile(dir)
  const at = placeIn('glossary.yaml', glossary)
  const ids = glossary.value.terms.map(({ id }) => id)
  for (const [index, { id }] of glossary.value.terms.entries()) {
    const fault = idFault(id)
    if (fault) problems.push({ ...at(['terms', index, 'id']), ...fault })
    if (ids.indexOf(id) < index)
      problems.push({
        ...at(['terms', index, 'id']),
        message: `the term “${id}” stands here twice`,
        fix: 'remove one of the two.',
      })
  }
  return problems
}
