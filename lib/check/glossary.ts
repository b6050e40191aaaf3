import { readGlossaryFile } from '../content/glossary'
import { placeIn } from '../content/yaml'
import type { Problem } from '../core/problem'
import { idFault } from '../mdx/ids'

/** What is wrong with glossary.yaml. */
export function checkGlossary(dir: string): Problem[] {
  const glossary = readGlossaryFile(dir)
  const at = placeIn('glossary.yaml', glossary)
  const ids = glossary.value.terms.map(({ id }) => id)
  return ids.flatMap((id, index) => {
    const isTwice = ids.indexOf(id) < index
    const twice = { message: `the term “${id}” stands here twice`, fix: 'remove one of the two.' }
    return [idFault(id), isTwice && twice].flatMap((fault) =>
      fault ? { ...at(['terms', index, 'id']), ...fault } : [],
    )
  })
}
