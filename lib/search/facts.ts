import type { Locale } from 'next-intl'
import type { Fact } from '../core/fact'
import {
  describeAttribute,
  describeProperty,
  type EtlComponent,
  type EtlProperty,
  propertyId,
  type Relationship,
  relationshipId,
  relationshipsOf,
  usesOf,
} from '../etl'
import { badgesOf } from '../etl/badges'
import { timesOf } from '../etl/period'
import { plainText } from '../etl/text'
import { translator } from '../i18n/translator'
import type { TextSection } from '../mdx/section'

const LONGEST = { subject: 80, value: 300 }
/** What a table has where it has nothing. */
const EMPTY = '—'

/** What a section says of something, unless it is too long for an answer or says nothing. */
function rowFact(anchor: string, subject: string, value: string): Fact[] {
  const isShort = subject.length <= LONGEST.subject && value.length <= LONGEST.value
  return subject && subject !== EMPTY && value && isShort ? [{ kind: 'row', subject, value, anchor }] : []
}

/** The rows of the tables of a section. */
export const rowFacts = ({ id, tables = [] }: Pick<TextSection, 'id' | 'tables'>): Fact[] =>
  tables.flatMap(([heads = [], ...rows]) =>
    rows.flatMap((row): Fact[] => {
      // A number in front is that of the row.
      const first = row.length > 2 && /^\d+\.?$/.test(row[0] ?? '') ? 1 : 0
      const [subject = '', ...cells] = row.slice(first)
      const named = cells.flatMap((cell, index) => {
        const head = heads[index + first + 1]
        return cell && cell !== EMPTY ? [cells.length > 1 && head ? `${head}: ${cell}` : cell] : []
      })
      return rowFact(id, subject, named.join('; '))
    }),
  )

/** What the lists of a section say of what they name. */
export const noteFacts = ({ id, notes = [] }: Pick<TextSection, 'id' | 'notes'>): Fact[] =>
  notes.flatMap(([subject, value]) => rowFact(id, subject, value))

/** What is known of a property, in one line: its default, what it may be, and what it is for. */
export function propertyFact(property: EtlProperty, locale: Locale): Fact {
  const t = translator(locale, 'etl')
  const { name, displayName, allowableValues = [], allowableValueNames = [] } = property
  const named = (value: string) => {
    const shown = allowableValueNames[allowableValues.indexOf(value)]
    return shown && shown !== value ? `${value} (${shown})` : value
  }
  const parts = [
    property.default === undefined ? '' : `${t('default')}: ${named(property.default) || t('emptyString')}`,
    allowableValues.length > 0 ? `${t('allowed')}: ${allowableValues.map(named).join(', ')}` : '',
    plainText(describeProperty(property, locale)),
  ]
  const value = parts.filter(Boolean).join('. ')
  return { kind: 'property', subject: displayName, value, anchor: propertyId(property), words: name }
}

/** When FlowFiles leave a component by each of its relationships; who asks does not always know the name. */
export function relationshipFacts(component: EtlComponent, locale: Locale): Fact[] {
  const phrase = translator(locale, 'answers')
  const words = ({ name }: Relationship) => {
    const kind = ASKED_OTHERWISE.find((one) => one === name.toLowerCase())
    return [phrase('relationship'), kind ? phrase(`outcomes.${kind}`) : ''].join(' ')
  }
  return relationshipsOf(component).flatMap((relationship): Fact[] => {
    const value = plainText(relationship.texts?.[locale] ?? '')
    const anchor = relationshipId(relationship)
    return value ? [{ kind: 'trait', subject: relationship.name, value, anchor, words: words(relationship) }] : []
  })
}
/** Relationships of many components that are asked for in other words than their names. */
const ASKED_OTHERWISE = ['success', 'failure', 'original', 'retry'] as const

/** What else is known of a component. Its words are those in which each trait is asked for. */
export function traitFacts(component: EtlComponent, locale: Locale): Fact[] {
  const t = translator(locale, 'etl')
  const phrase = translator(locale, 'answers')
  const { relationships, writesAttributes, readsAttributes, nar, operation } = component
  const attributes = (names: string[]) =>
    names.map((name) => [name, plainText(describeAttribute(component, name, locale) ?? '')].filter(Boolean).join(' — '))
  const fact = (subject: string, words: string, anchor: string, value: string): Fact[] =>
    value ? [{ kind: 'trait', subject, value, anchor, words }] : []
  return [
    ...fact(t('relationships'), phrase('relationships'), 'relationships', relationships.join(', ')),
    ...fact(t('writes'), phrase('writes'), 'attributes', attributes(writesAttributes).join('; ')),
    ...fact(t('reads'), phrase('reads'), 'attributes', attributes(readsAttributes).join('; ')),
    ...fact(t('nar'), phrase('nar'), '', nar),
    ...timesOf(component, locale).flatMap(({ id, text }) => fact(t(id), phrase(id), '', text)),
    ...badgesOf(component, locale).flatMap(({ id, label, tip }) => fact(label, phrase(`badges.${id}`), '', tip)),
    ...fact(phrase('requiredLabel'), phrase('required'), 'properties', requiredOf(component).join(', ')),
    ...fact(t('usedBy'), phrase('usedBy'), 'used-by', usersOf(component)),
    ...(['delivery', 'state', 'rights'] as const).flatMap((key) =>
      fact(t(key), phrase(key), 'operation', plainText(operation[key]?.[locale] ?? '')),
    ),
  ]
}

const requiredOf = ({ properties }: EtlComponent): string[] =>
  properties.flatMap(({ required, displayName }) => (required ? [displayName] : []))

/** Names of the components that may use a service, as many as fit into an answer. */
function usersOf(component: EtlComponent): string {
  const names = usesOf(component).map((use) => use.component.name)
  const shown = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= LONGEST.value)
  return [...shown, ...(shown.length < names.length ? ['…'] : [])].join(', ')
}
