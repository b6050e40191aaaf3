import { type Locale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { type EtlComponent, type EtlProperty, propertyGroups, propertyId } from '@/lib/etl'
import { TableHead } from '../mdx/prose/table-box'
import { Copyable } from './copyable'
import { PropertyDescription } from './property-description'
import type { CellProps } from './property-details'
import { PropertyFilter } from './property-filter'
import styles from './property-table.module.css'

interface PropertyTableProps {
  component: EtlComponent
  locale: Locale
}
/**
 * The required properties, then the others. On a phone CSS turns rows and cells into blocks; the supported browsers still
 * expose a table to screen readers.
 */
export function PropertyTable({ component, locale }: PropertyTableProps) {
  const t = useTranslations('etl')
  return (
    <div className={styles.box}>
      <PropertyFilter component={component} />
      <table className={styles.table} aria-label={t('propertiesName', { name: component.name })}>
        <colgroup>
          <col className={styles.names} />
          <col />
        </colgroup>
        <TableHead className="visually-hidden" names={[t('property'), t('description')]} />
        {propertyGroups(component).map(({ isRequired, properties }) => (
          <tbody key={String(isRequired)} data-required={isRequired}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={2}>
                {t(isRequired ? 'requiredGroup' : 'optionalGroup')} <span>{properties.length}</span>
              </th>
            </tr>
            {properties.map((property) => (
              <Row key={property.name} property={property} component={component} locale={locale} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const Row = (cell: CellProps) => (
  <tr id={propertyId(cell.property)}>
    <th scope="row">
      <Name {...cell} />
    </th>
    <td>
      <PropertyDescription {...cell} />
    </td>
  </tr>
)

/** Two names only where the machine's is another than the one of the interface. */
function Name({ property }: Pick<CellProps, 'property'>) {
  const t = useTranslations('etl')
  const { name, displayName, sensitive } = property
  const link = <a href={`#${propertyId(property)}`}>{displayName}</a>
  const isOne = name === displayName
  return (
    <>
      {!isOne && link}{' '}
      <Copyable text={name} label={t('copy', { text: name })}>
        {isOne ? link : undefined}
      </Copyable>{' '}
      <Scope of={property.expressionLanguage} /> {sensitive && <b>{t('sensitive')}</b>}
    </>
  )
}

/** Whether a property understands expressions, and which. */
function Scope({ of }: { of: EtlProperty['expressionLanguage'] }) {
  const t = useTranslations('etl')
  return of !== 'none' && <i className={styles.scope}>{t(`scope_${of}`)}</i>
}

/** What the icons of the expression scopes in the table mean. */
export function ExpressionScopes({ properties }: Pick<EtlComponent, 'properties'>) {
  const t = useTranslations('etl')
  const scopes = [...new Set(properties.map(({ expressionLanguage }) => expressionLanguage))].filter(
    (scope) => scope !== 'none',
  )
  if (scopes.length === 0) return t('el_none')
  return (
    <>
      {scopes.map((scope) => (
        <Fragment key={scope}>
          <Scope of={scope} /> {t(`el_${scope}`)}{' '}
        </Fragment>
      ))}
      {t('scopeAbsent')}
    </>
  )
}
