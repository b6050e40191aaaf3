/**
 * The registry of items of the navbar: a record a type. Their components have the same names in
 * components/navbar/items.ts; contributing/navbar-item.md adds a type.
 */

import { z } from 'zod'
import { linkText } from '../content/fields'
import type { localized } from '../content/localized'
import { type Issue, suggest } from '../core/problem'

/** What an item may name; undefined while its file cannot be read. */
interface Known {
  /** Pages of the documentation, as sidebars.yaml names them. */
  docs: string[]
  sidebars: string[] | undefined
}

/** A mistake in a field that no schema can see. */
type FieldIssue = Issue & { field: string }

interface ItemType<F extends z.ZodRawShape> {
  /** What an author may write beside type and position; `label` is the schema of a text in the languages of the site. */
  fields(label: ReturnType<typeof localized>): F
  issues?(item: z.output<z.ZodObject<F>>, known: Known): FieldIssue[]
  /** Addresses that the link check follows. */
  links?(item: z.output<z.ZodObject<F>>): string[]
}
const item = <F extends z.ZodRawShape>(type: ItemType<F>) => type

const missing = (field: string, id: string, known: string[], message: string): FieldIssue[] =>
  known.includes(id) ? [] : [{ field, message, fix: suggest(id, known) }]

const types = {
  link: item({ fields: (label) => ({ label, href: linkText() }), links: ({ href }) => [href] }),
  docs: item({
    fields: (label) => ({ label, sidebar: z.string() }),
    issues: ({ sidebar }, { sidebars = [sidebar] }) =>
      missing('sidebar', sidebar, sidebars, `there is no sidebar “${sidebar}” in sidebars.yaml`),
    links: () => ['/docs'],
  }),
  doc: item({
    fields: (label) => ({ label, doc: z.string() }),
    issues: ({ doc }, { docs }) => missing('doc', doc, docs, `there is no page “${doc}”`),
  }),
  blog: item({ fields: (label) => ({ label }) }),
  versions: item({ fields: () => ({}) }),
  search: item({ fields: () => ({}) }),
  locale: item({ fields: () => ({}) }),
  color_mode: item({ fields: () => ({}) }),
}
type Types = typeof types
export type NavbarItemType = keyof Types
const registry: Record<NavbarItemType, ItemType<z.ZodRawShape>> = types

const position = z.enum(['left', 'right']).default('right')
/** An item as written in site.yaml, of any type or of the one named. */
export type NavbarItem<T extends NavbarItemType = NavbarItemType> = {
  [K in T]: { type: K; position: z.output<typeof position> } & z.output<z.ZodObject<ReturnType<Types[K]['fields']>>>
}[T]

/** Schema of an item. */
export function navbarItem(label: ReturnType<typeof localized>): z.ZodType<NavbarItem> {
  const options = Object.entries(registry).map(([type, { fields }]) =>
    z.strictObject({ type: z.literal(type), ...fields(label), position }),
  )
  // The library wants to see that the list is not empty, and cannot see what was made of the records.
  return z.discriminatedUnion('type', options as [(typeof options)[0]]) as unknown as z.ZodType<NavbarItem>
}

export const navbarIssues = (item: NavbarItem, known: Known): FieldIssue[] =>
  registry[item.type].issues?.(item, known) ?? []
export const navbarLinks = (item: NavbarItem): string[] => registry[item.type].links?.(item) ?? []
