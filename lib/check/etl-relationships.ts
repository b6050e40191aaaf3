import { readYaml } from '../content/yaml'
import { type Problem, suggest } from '../core/problem'
import { type EtlComponent, readOwnRelationships, readSharedRelationships, relationshipsOf } from '../etl'
import { isTrueOf } from '../etl/relationships'
import { componentSchema } from '../etl/schema'
import { reporter } from './report'

interface ComponentFile {
  file: string
  component: EtlComponent
}

/** A retry, and the words that say where it ends, in the languages for which it is checked. */
const RETRY = '`RetryFlowFile`'
const ENDS = { ru: /предел|`PutFile`|`retries_exceeded`/, en: /\blimit\b|`PutFile`|`retries_exceeded`/ }

/** Each relationship has a sentence, its own or a shared one, and each sentence has a relationship. */
export function checkRelationships(dir: string, files: ComponentFile[]): Problem[] {
  const problems: Problem[] = []
  const shared = readSharedRelationships(dir)
  const own = readOwnRelationships(dir)
  const texts = {
    shared: shared.value.relationships,
    own: Object.fromEntries(own.flatMap(({ texts: { value } }) => Object.entries(value))),
  }
  for (const one of files) checkSentences(dir, one, texts, problems)
  checkOwn(files, own, problems)
  checkShared(files, shared, problems)
  return problems
}

function checkSentences(
  dir: string,
  { file, component }: ComponentFile,
  texts: Parameters<typeof relationshipsOf>[1],
  problems: Problem[],
): void {
  const { name: owner, dynamicRelationships } = component
  const report = reporter(file, () => readYaml(dir, file, componentSchema()), problems)
  const relationships = relationshipsOf(component, texts)
  const home = `under “${owner}” in etl/relationships/${owner.charAt(0)}.yaml`
  for (const [index, { name, texts: said }] of relationships.entries())
    if (!said)
      report(
        ['relationships', index],
        `no sentence says when a FlowFile goes to “${name}”`,
        `write one ${home}, or one for many components in etl/relationships.yaml.`,
      )
    else
      for (const [locale, ends] of Object.entries(ENDS))
        if (said[locale]?.includes(RETRY) && !ends.test(said[locale]))
          report(
            ['relationships', index],
            `the sentence about “${name}” retries without an end (${locale})`,
            'say that the attempts have a limit and where the FlowFile goes then.',
          )
  if (dynamicRelationships && !relationships.some(({ isDynamic }) => isDynamic))
    report(
      ['dynamicRelationships'],
      'no sentence says which relationships the settings make',
      `write one ${home}, with a name such as “<property name>”.`,
    )
}

function checkOwn(files: ComponentFile[], own: ReturnType<typeof readOwnRelationships>, problems: Problem[]): void {
  const known = new Map(files.map(({ component }) => [component.name, component]))
  const homes = new Map<string, string>()
  for (const { file, texts } of own) {
    const report = reporter(file, () => texts, problems)
    for (const [owner, sentences] of Object.entries(texts.value)) {
      const component = known.get(owner)
      if (!component) report([owner], `there is no component “${owner}”`, suggest(owner, known.keys()))
      const other = homes.get(owner)
      if (other !== undefined) report([owner], `${other} has texts of “${owner}” too`, 'join them in one file.')
      homes.set(owner, file)
      for (const name of Object.keys(sentences))
        if (component && !component.relationships.includes(name) && !component.dynamicRelationships)
          report([owner, name], `“${owner}” has no relationship “${name}”`, suggest(name, component.relationships))
    }
  }
}

/** Reports a shared text that no component uses: no other rule would read it. */
function checkShared(
  files: ComponentFile[],
  shared: ReturnType<typeof readSharedRelationships>,
  problems: Problem[],
): void {
  const report = reporter('etl/relationships.yaml', () => shared, problems)
  for (const [name, texts] of Object.entries(shared.value.relationships))
    for (const [index, text] of texts.entries())
      if (!files.some(({ component }) => component.relationships.includes(name) && isTrueOf(component, text)))
        report(
          ['relationships', name, index],
          'no component has this relationship and these facts',
          'correct the name or `where`, or remove the entry.',
          'warning',
        )
}
