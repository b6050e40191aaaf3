import { groupBy } from '../core/group-by'
import type { EtlComponent, EtlProperty } from './schema'

/** A property of a component that refers to a service. */
export interface Use {
  component: EtlComponent
  property: EtlProperty
}
export interface ComponentLinks {
  /** Interface → services that implement it. */
  fitting: Map<string, EtlComponent[]>
  /** Service → properties it fits, one of each component. */
  uses: Map<string, Use[]>
  /** Component → components that one of the two names as related. */
  related: Map<string, EtlComponent[]>
}

/** All links between components, in both directions. */
export function linkComponents(components: EtlComponent[]): ComponentLinks {
  const byName = new Map(components.map((component) => [component.name, component]))
  const fitting = groupBy(
    components.flatMap((component) => component.implements.map((name) => [name, component] as const)),
  )
  const uses = new Map<string, Use[]>()
  for (const component of components) {
    const served = new Set<string>()
    for (const property of component.properties) {
      for (const service of fitting.get(property.controllerService ?? '') ?? []) {
        if (served.has(service.name)) continue
        served.add(service.name)
        uses.set(service.name, [...(uses.get(service.name) ?? []), { component, property }])
      }
    }
  }
  const pairs = components.flatMap((component) =>
    component.seeAlso.flatMap((name) => (byName.has(name) ? [[component.name, name] as const] : [])),
  )
  const named = groupBy([...pairs, ...pairs.map(([a, b]) => [b, a] as const)])
  const related = new Map(
    [...named].map(([name, others]) => [name, [...new Set(others)].flatMap((other) => byName.get(other) ?? [])]),
  )
  return { fitting, uses, related }
}
