import type { IslandName, IslandProps } from './islands.client'

/** What survives JSON; a function among the props is a type error. */
type Plain<T> = T extends string ? T : T extends Code ? never : T extends object ? { [K in keyof T]: Plain<T[K]> } : T
type Code = (...args: never[]) => unknown

interface Props<Name extends IslandName> {
  name: Name
  props: IslandProps<Name> & Plain<IslandProps<Name>>
}

/**
 * A React component inside a still part: rendered here, hydrated in the browser (react-island.client). Its props lie in
 * the HTML, so they come along with the text of the page. Import the component's stylesheet beside it: styles of code
 * that is loaded later are not among those of the page.
 */
export function Island<Name extends IslandName>({ name, props }: Props<Name>) {
  const Component = globalThis.__islands?.get(name)
  if (!Component) throw new Error(`the island “${name}” is not registered in the SSR pass (components/islands)`)
  return (
    <react-island data-name={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </react-island>
  )
}
