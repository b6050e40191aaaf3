import type { Locale } from 'next-intl'
import type { Fact } from '../core/fact'
import { describeAttribute, describeProperty, type EtlComponent, type EtlProperty, propertyId } from '../etl'
import { plainText } from '../etl/text'
import { translator } from '../i18n/translator'
import type { TextSection } from '../mdx/section'

const LONGEST = { subject: 80, value: 300 }

/** The rows of the tables of a section. */
export const rowFacts = ({ id, tables = [] }: Pick<TextSection, 'id' | 'tables'>): Fact[] =>
  tables.flatMap(([heads = [], ...rows]) =>
    rows.flatMap(([subject = '', ...cells]): Fact[] => {
      const named = cells.flatMap((cell, index) => {
        const head = heads[index + 1]
        return cell ? [cells.length > 1 && head ? `${head}: ${cell}` : cell] : []
      })
      const value = named.join('; ')
      const isShort = subject.length <= LONGEST.subject && value.length <= LONGEST.value
      return subject && value && isShort ? [{ kind: 'row', subject, value, anchor: id }] : []
    }),
  )

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

/** What else is known of a component. Its words are those in which each trait is asked for. */
export function traitFacts(component: EtlComponent, locale: Locale): Fact[] {
  const t = translator(locale, 'etl')
  const asked = translator(locale, 'answers')
  const { relationships, writesAttributes, readsAttributes, nar, operation, inputRequirement } = component
  const attributes = (names: string[]) =>
    names.map((name) => [name, plainText(describeAttribute(component, name, locale) ?? '')].filter(Boolean).join(' — '))
  const input = { required: t('inputRequired'), allowed: t('inputAllowed'), forbidden: t('inputForbidden') }
  const fact = (subject: string, words: string, anchor: string, value: string): Fact[] =>
    value ? [{ kind: 'trait', subject, value, anchor, words }] : []
  return [
    ...fact(t('relationships'), asked('relationships'), 'relationships', relationships.join(', ')),
    ...fact(t('writes'), asked('writes'), 'attributes', attributes(writesAttributes).join('; ')),
    ...fact(t('reads'), asked('reads'), 'attributes', attributes(readsAttributes).join('; ')),
    ...fact(t('nar'), asked('nar'), '', nar),
    ...fact(
      asked('inputLabel'),
      asked('input'),
      '',
      component.kind === 'processor' ? input[inputRequirement ?? 'allowed'] : '',
    ),
    ...(['delivery', 'state', 'rights'] as const).flatMap((key) =>
      fact(t(key), asked(key), 'operation', plainText(operation[key]?.[locale] ?? '')),
    ),
  ]
}
