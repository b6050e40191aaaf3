'use client'
import { type ComponentProps, type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * The only place that names the islands. The code of one is loaded where it stands on the page. An island takes its
 * labels and data as plain JSON; it uses no context and no `useId`, because it is a React tree of its own.
 */
export const ISLANDS = {
  'catalogue-filter': () => import('../etl/catalogue-filter.client').then((file) => file.CatalogueFilter),
  'search-page': () => import('../search/search-page.client').then((file) => file.SearchPage),
  'changes-filter': () => import('../blog/changes-filter.client').then((file) => file.ChangesFilter),
}

export type IslandName = keyof typeof ISLANDS
export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof ISLANDS)[Name]>>>

/** An island whose props were checked where it was placed. */
export type AnyIsland = ComponentType<object>

export const isIsland = (name: string): name is IslandName => Object.hasOwn(ISLANDS, name)

declare global {
  var __islands: Map<string, LazyExoticComponent<AnyIsland>> | undefined
}

// Still parts are made in the RSC layer, whose React has no hooks, and rendered in the SSR pass, where this module runs.
// `Island` finds the components by way of globalThis, as a still part finds its element (lib/next/still).
if (typeof window === 'undefined') {
  globalThis.__islands = new Map(
    Object.entries(ISLANDS).map(([name, load]) => [
      name,
      lazy<AnyIsland>(() => load().then((Component) => ({ default: Component as AnyIsland }))),
    ]),
  )
}
