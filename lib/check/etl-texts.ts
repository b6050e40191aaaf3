import type { Located } from '../content/yaml'
import { groupBy } from '../core/group-by'
import { lookUp } from '../core/look-up'
import { type Problem, suggest } from '../core/problem'
import { locales } from '../core/routes'
import type { EtlComponent, readDictionary, readFacts } from '../etl'
import { splitText } from '../etl/text'
import { type Report, reporter } from './report'

type Texts = Record<string, string>
type Shared = Record<string, Texts>
type Dictionary = ReturnType<typeof readDictionary>
type Facts = ReturnType<typeof readFacts>['value']

/** Words by which a text says these things, in the languages for which it is checked. */
const SAYS = {
  ifEmpty: { ru: /если поле пусто/i, en: /(?:^|[.;:] )if empty\b/i },
  demand: {
    ru: /обязател|нуж(?:н|ен)|задаётся только вместе|должн|должен|несовместим|оставьте пустым/i,
    en: /required|needs?\b|needed|set only together|must|incompatible|leave it empty/i,
  },
  example: { ru: /например/i, en: /for example/i },
  loss: {
    ru: /осторожно|теря|пропа|пропу|не найд|повтор|дубл|одинаков|один ключ|перезапис|заменя|удал/i,
    en: /caution|los[et]|miss|skip|not found|never|twice|duplicat|again|same|one key|overwrit|replac|delet/i,
  },
}
/** Numbers, sizes and times: an example of one misleads nobody whose default is another. */
const QUANTITY = /^\d+(?:\.\d+)?(?: ?[a-z]+)?$|^(?:true|false)$/i

/**
 * Ways in which the text of a property may contradict the engine: it says what an empty field does where a value is
 * demanded, or is silent about a demand or a loss of data.
 */
export function checkTexts(
  { name, properties }: EtlComponent,
  shared: Shared,
  { demandsValue, demandsSometimes, warnsOfLoss }: Facts,
  report: Report,
): void {
  for (const [index, { displayName, required, default: given, description }] of properties.entries()) {
    const text = description ?? lookUp(shared, displayName) ?? {}
    const isNamed = (list: Facts['demandsValue']) => lookUp(list, name)?.includes(displayName) === true
    const isDemanded = (required && given === undefined) || isNamed(demandsValue)
    if (isDemanded && languages('ifEmpty', text, true).length > 0)
      report(
        ['properties', index],
        `the text of “${displayName}” says what an empty field does, but a value is demanded`,
        'say when it is demanded.',
      )
    const undemanding = isNamed(demandsValue) || isNamed(demandsSometimes) ? languages('demand', text, false) : []
    if (undemanding.length > 0)
      report(
        ['properties', index],
        `the text of “${displayName}” does not say when a value is demanded (${undemanding.join(', ')})`,
        'etl/facts.yaml knows that the component may be refused for it: say when.',
      )
    const silent = isNamed(warnsOfLoss) ? languages('loss', text, false) : []
    if (silent.length > 0)
      report(
        ['properties', index],
        `the text of “${displayName}” does not warn of lost or doubled data (${silent.join(', ')})`,
        'etl/facts.yaml knows that it may happen: say when.',
      )
  }
}

/** Languages in which a text says a thing, or does not. */
const languages = (what: keyof typeof SAYS, text: Texts, says: boolean): string[] =>
  locales().filter((locale) => {
    const words = lookUp<RegExp>(SAYS[what], locale)
    return words !== undefined && words.test(text[locale] ?? '') === says
  })

/** One example for components whose defaults differ is wrong for some, and so is a value that only some know; facts are about properties that exist. */
export function checkSharedTexts(components: EtlComponent[], texts: Dictionary, facts: Located<Facts>): Problem[] {
  const problems: Problem[] = []
  checkExamples(components, texts, problems)
  checkValues(components, texts, problems)
  checkFacts(components, facts, problems)
  return problems
}

function checkExamples(components: EtlComponent[], texts: Dictionary, problems: Problem[]): void {
  const report = reporter('etl/properties.yaml', () => texts, problems)
  const defaults = new Map<string, Set<string>>()
  for (const { displayName, description, default: given } of components.flatMap(({ properties }) => properties))
    if (!description && given !== undefined && !QUANTITY.test(given))
      defaults.set(displayName, (defaults.get(displayName) ?? new Set()).add(given))
  for (const [name, text] of Object.entries(texts.value.properties)) {
    const values = [...(defaults.get(name) ?? [])]
    if (values.length > 1 && languages('example', text, true).length > 0)
      report(
        ['properties', name],
        `one example for components with different defaults: ${values.join(', ')}`,
        'leave the example out, or describe the property in each component.',
      )
  }
}

/** A value that some of its components allow and another does not cannot be explained to all. */
function checkValues(components: EtlComponent[], texts: Dictionary, problems: Problem[]): void {
  const report = reporter('etl/properties.yaml', () => texts, problems)
  const lists = groupBy(
    components.flatMap(({ name: owner, properties }) =>
      properties.flatMap((property) => {
        const {
          displayName,
          description,
          allowableValues,
          allowableValueNames = [],
          allowableValuesIncomplete,
        } = property
        if (description || !allowableValues || allowableValuesIncomplete) return []
        return [[displayName, { owner, values: [...allowableValues, ...allowableValueNames] }] as const]
      }),
    ),
  )
  for (const [name, shown] of lists) {
    const pieces = Object.values(lookUp(texts.value.properties, name) ?? {}).flatMap(splitText)
    for (const code of new Set(pieces.flatMap(({ kind, text }) => (kind === 'code' ? text : [])))) {
      const without = shown.filter(({ values }) => !values.includes(code))
      if (without.length > 0 && without.length < shown.length)
        report(
          ['properties', name],
          `“${code}” is no value of “${name}” in ${without.map(({ owner }) => owner).join(', ')}`,
          'leave the value out, or describe the property in each component.',
        )
    }
  }
}

function checkFacts(components: EtlComponent[], facts: Located<Facts>, problems: Problem[]): void {
  const report = reporter('etl/facts.yaml', () => facts, problems)
  const known = new Map(components.map(({ name, properties }) => [name, properties.map((one) => one.displayName)]))
  for (const [kind, named] of Object.entries(facts.value))
    for (const [name, properties] of Object.entries(named)) {
      const names = known.get(name)
      if (!names) report([kind, name], `there is no component “${name}”`, suggest(name, known.keys()))
      for (const [place, property] of properties.entries())
        if (names?.includes(property) === false)
          report([kind, name, place], `there is no property “${property}”`, suggest(property, names))
    }
}
