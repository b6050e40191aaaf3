import type { Locale } from 'next-intl'
import { type EtlComponent, propertyId } from '@/lib/etl'
import { translator } from '@/lib/i18n/translator'
import { Copyable } from './copyable'
import { PropertyDescription } from './property-description'
import styles from './property-table.module.css'
import { type CellProps, PropertyValue } from './property-value'

interface PropertyTableProps {
  component: EtlComponent
  locale: Locale
}
/** On a phone CSS turns rows and cells into blocks; the supported browsers still expose a table to screen readers. */
export function PropertyTable({ component, locale }: PropertyTableProps) {
  const t = translator(locale, 'etl')
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-label={t('propertiesName', { name: component.name })}>
        <thead>
          <tr>
            {(['property', 'value', 'description'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {component.properties.map((property) => (
            <tr key={property.name} id={propertyId(property)}>
              <th scope="row">
                <NameCell property={property} component={component} locale={locale} />
              </th>
              <td>
                <PropertyValue property={property} component={component} locale={locale} />
              </td>
              <td>
                <PropertyDescription property={property} component={component} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function NameCell({ property, locale }: CellProps) {
  const t = translator(locale, 'etl')
  const { name, displayName, required, sensitive } = property
  return (
    <>
      <a href={`#${propertyId(property)}`}>{displayName}</a>
      <Copyable text={name} label={t('copy', { text: name })} />
      {(required || sensitive) && (
        <span className={styles.marks}>
          {required && <b>{t('required')}</b>}
          {sensitive && <i>{t('sensitive')}</i>}
        </span>
      )}
    </>
  )
}
