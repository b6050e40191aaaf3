import { expect, test } from '@playwright/test'
import { DomUtils, parseDocument } from 'htmlparser2'
import { everyOf, someOf } from '../support/sites'
import { en, type Facts, processors, read as readComponents, ru, sentencesOf } from './etl'
import { read } from './published-files'

const MESSAGES = { ru, en }
const services = readComponents('services')

/** What a reader finds on a component's page. */
interface Reported {
  name: string
  properties: {
    name: string
    displayName: string
    required: boolean
    sensitive: boolean
    default: string | undefined
    allowed: string[]
    hasText: boolean
  }[]
  /** Those that the settings make come last. */
  relationships: { name: string; hasText: boolean }[]
  reads: string[]
  writes: string[]
}

type AnyNode = ReturnType<typeof parseDocument> | ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<AnyNode, { attribs: unknown }>
const { findAll, getElementsByTagName, nextElementSibling, prevElementSibling, textContent } = DomUtils
const all = (root: AnyNode, isMeant: (element: Element) => boolean): Element[] => findAll(isMeant, [root])
const named = (root: AnyNode | undefined, tag: string): Element[] => (root ? getElementsByTagName(tag, root) : [])
const textOf = (element: AnyNode | undefined): string => (element ? textContent(element) : '')
const isIn = ({ parent }: Element, tag: string): boolean => parent?.type === 'tag' && parent.name === tag
const isElement = (node: AnyNode): node is Element => node.type === 'tag'

const listOf = (page: AnyNode, list: string) => all(page, ({ attribs }) => attribs['data-list'] === list)

/** Names in the lists that are marked so: of an item its first code. */
const listed = (page: AnyNode, list: string): string[] =>
  listOf(page, list)
    .flatMap((part) => named(part, 'code'))
    .filter((code) => isIn(code, 'li') && prevElementSibling(code) === null)
    .map(textOf)

const readRelationships = (page: AnyNode): Reported['relationships'] =>
  listOf(page, 'relationships')
    .flatMap((part) => named(part, 'tr'))
    .map((row) => ({ name: textOf(named(row, 'code')[0]), hasText: textOf(named(row, 'td')[0]).length > 30 }))

function readProperty(row: Element, words: { default: string; allowed: string; requiredGroup: string }) {
  const [head, description] = row.children.filter(isElement)
  const names = head && all(head, (part) => part.name === 'code' || (part.name === 'a' && isIn(part, 'span')))
  const field = (label: string) => {
    const term = named(row, 'dt').find((dt) => textContent(dt) === label)
    return (term && nextElementSibling(term)) ?? undefined
  }
  const [group] = row.parent?.children.filter(isElement) ?? []
  const byDefault = named(field(words.default), 'code')[0]
  return {
    name: textOf(names?.[0]), // said once where both names are equal
    displayName: textOf(named(head, 'a')[0]),
    required: textOf(group).startsWith(words.requiredGroup),
    sensitive: named(head, 'b').length > 0,
    default: byDefault && textContent(byDefault),
    allowed: named(field(words.allowed), 'code')
      .filter((code) => isIn(code, 'li'))
      .map(textOf),
    hasText: textOf(named(description, 'p')[0]).length > 10,
  }
}

function readPage(address: string, words: Parameters<typeof readProperty>[1]): Reported {
  const page = parseDocument(read('main', `${address}.html`))
  return {
    name: textOf(named(page, 'h1')[0]),
    properties: all(page, ({ name, attribs }) => name === 'tr' && /^property-/.test(attribs.id ?? '')).map((row) =>
      readProperty(row, words),
    ),
    relationships: readRelationships(page),
    reads: listed(page, 'reads'),
    writes: listed(page, 'writes'),
  }
}

const expected = ({
  name,
  properties = [],
  relationships = [],
  readsAttributes = [],
  writesAttributes = [],
}: Facts): Reported => ({
  name,
  properties: requiredFirst(properties).map((property) => ({
    name: property.name,
    displayName: property.displayName,
    required: property.required === true,
    sensitive: property.sensitive === true,
    default: property.defaultUnresolved || property.defaultOmitted ? undefined : property.default || undefined,
    allowed: property.allowableValues ?? [],
    hasText: true,
  })),
  relationships: [...relationships, ...dynamicOf(name, relationships)].map((one) => ({ name: one, hasText: true })),
  reads: readsAttributes,
  writes: writesAttributes,
})

/** Names of relationships that only the sentences know. */
const dynamicOf = (name: string, declared: string[]) =>
  Object.keys(sentencesOf(name)).filter((relationship) => !declared.includes(relationship))

const requiredFirst = (properties: NonNullable<Facts['properties']>) =>
  [true, false].flatMap((isRequired) => properties.filter(({ required = false }) => required === isRequired))

for (const [locale, prefix] of someOf([
  ['ru', ''],
  ['en', 'en/'],
] as const)) {
  for (const [section, components] of [
    ['processors', processors],
    ['services', services],
  ] as const) {
    test(`the built pages of ${section} say in ${locale} what their files say`, () => {
      const { default: byDefault, allowed, requiredGroup } = MESSAGES[locale].etl
      for (const component of everyOf(components, 10)) {
        const address = `${prefix}docs/etl/${section}/${component.name}`
        expect(readPage(address, { default: byDefault, allowed, requiredGroup }), address).toEqual(expected(component))
      }
      expect(components.length).toBe(section === 'processors' ? 306 : 138)
    })
  }
}
