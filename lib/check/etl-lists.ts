import type { Located } from '../content/yaml'
import { type Problem, suggest } from '../core/problem'
import {
  type EtlComponent,
  linkComponents,
  readAttributes,
  readDictionary,
  readGroups,
  readRecipes,
  SECTIONS,
  sectionOf,
} from '../etl'
import { checkSchedules } from './etl-schedules'
import { reporter } from './faults'

/** What the lists of the component reference (texts, groups, recipes) say of its components. */
export function checkLists(dir: string, components: EtlComponent[]): Problem[] {
  const problems: Problem[] = []
  const displayNames = components.flatMap(({ properties }) => properties.map(({ displayName }) => displayName))
  const attributes = components.flatMap(({ readsAttributes, writesAttributes }) => [
    ...readsAttributes,
    ...writesAttributes,
  ])
  checkUse('properties', readDictionary(dir), displayNames, 'no property has this display name', problems)
  checkUse('attributes', readAttributes(dir), attributes, 'no component has this attribute', problems)
  const recipes = readRecipes(dir)
  checkSchedules(
    recipes.value,
    reporter('etl/recipes.yaml', () => recipes, problems),
  )
  checkGroups(dir, components, problems)
  checkRecipes(dir, components, problems)
  return problems
}

/** Each shared text has something that it describes. */
function checkUse<List extends 'properties' | 'attributes'>(
  list: List,
  texts: Located<Record<List, Record<string, unknown>>>,
  names: string[],
  message: string,
  problems: Problem[],
): void {
  const used = new Set(names)
  const report = reporter(`etl/${list}.yaml`, () => texts, problems)
  for (const name of Object.keys(texts.value[list]))
    if (!used.has(name)) report([list, name], message, 'correct the name, or remove the entry.', 'warning')
}

function checkGroups(dir: string, components: EtlComponent[], problems: Problem[]): void {
  const groups = readGroups(dir)
  const report = reporter('etl/groups.yaml', () => groups, problems)
  for (const section of SECTIONS) {
    const inside = components.filter((component) => sectionOf(component) === section)
    const names = new Set(inside.map(({ name }) => name))
    const bundles = new Set(inside.map(({ bundle }) => bundle))
    const homes = new Map<string, string>()
    const checkKnown = (kind: 'components' | 'bundles', known: Set<string>) => {
      for (const [index, group] of groups.value[section].entries()) {
        for (const [place, name] of group[kind].entries()) {
          const at = [section, index, kind, place]
          if (!known.has(name))
            report(
              at,
              `there is no ${kind === 'components' ? 'component' : 'bundle'} “${name}” among the ${section}`,
              suggest(name, known),
            )
          const other = homes.get(`${kind} ${name}`)
          if (other !== undefined)
            report(at, `“${name}” belongs to the group “${other}” already`, 'leave it in one of the two.')
          homes.set(`${kind} ${name}`, group.id)
        }
      }
    }
    checkKnown('components', names)
    checkKnown('bundles', bundles)
    for (const { name, bundle } of inside) {
      if (!homes.has(`components ${name}`) && !homes.has(`bundles ${bundle}`))
        report([section], `“${name}” (bundle ${bundle}) belongs to no group`, 'name it, or its bundle, in a group.')
    }
  }
}

/** A chain names components that exist, and services that something in the chain takes. */
function checkRecipes(dir: string, components: EtlComponent[], problems: Problem[]): void {
  const recipes = readRecipes(dir)
  const byName = new Map(components.map((component) => [component.name, component]))
  const { uses } = linkComponents(components)
  const report = reporter('etl/recipes.yaml', () => recipes, problems)
  for (const [index, { steps, services }] of recipes.value.recipes.entries()) {
    for (const kind of ['steps', 'services'] as const) {
      for (const [place, name] of (kind === 'steps' ? steps : services).entries()) {
        const at = ['recipes', index, kind, place]
        const wanted = components
          .filter((component) => (sectionOf(component) === 'processors') === (kind === 'steps'))
          .map((component) => component.name)
        if (!wanted.includes(name))
          report(at, `there is no ${kind === 'steps' ? 'processor' : 'service'} “${name}”`, suggest(name, wanted))
        else if (
          kind === 'services' &&
          !uses.get(name)?.some(({ component }) => [...steps, ...services].includes(component.name))
        ) {
          report(
            at,
            `nothing in the chain takes “${byName.get(name)?.name}”`,
            'remove it, or name the processor that needs it.',
          )
        }
      }
    }
  }
}
