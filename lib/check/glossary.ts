import { readGlossaryFile } from '../content/glossary'
import { placeIn } from '../content/yaml'
import { idFault } from '../mdx/ids'
import { type Problem, suggest } from '../problem'
import { defaultLocale, locales } from '../routes'

/** What is wrong with glossary.yaml: ids, and languages that are missing or unknown. */
export function checkGlossary(dir: string): Problem[] {
  const problems: Problem[] = []
  const glossary = readGlossaryFile(dir)
  const at = placeIn('glossary.yaml', glossary)
  const ids = glossary.value.terms.map(({ id }) => id)
  for (const [index, { id, ...languages }] of glossary.value.terms.entries()) {
    const fault = idFault(id)
    if (fault) problems.push({ ...at(['terms', index, 'id']), ...fault })
    if (ids.indexOf(id) < index)
      problems.push({
        ...at(['terms', index, 'id']),
        message: `the term “${id}” stands here twice`,
        fix: 'remove one of the two.',
      })
    for (const code of Object.keys(languages))
      if (!locales().includes(code))
        problems.push({
          ...at(['terms', index, code]),
          message: 'unknown field',
          fix: suggest(code, ['id', ...locales()]),
        })
    if (!Object.hasOwn(languages, defaultLocale()))
      problems.push({
        ...at(['terms', index]),
        message: `the term “${id}” has no words in the default language`,
        fix: `add ${defaultLocale()}: { term: …, definition: … }`,
      })
  }
  return problems
}
