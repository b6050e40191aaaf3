import { describeProperty, type EtlComponent, type EtlProperty, propertyId, servicesFitting } from '@/lib/etl'
import { translator } from '@/lib/i18n/translator'
import { ComponentLinks } from './component-links'
import { Copyable } from './copyable'
import styles from './property-table.module.css'
import { RichText } from './rich-text'

interface PropertyTableProps {
  component: EtlComponent
  locale: string
}
interface CellProps extends PropertyTableProps {
  property: EtlProperty
}

/** Longer lists are folded. */
const SHORT_LIST = 6

/** On a phone CSS makes blocks of rows and cells; the browsers the site supports keep it a table for a screen reader. */
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
                <ValueCell property={property} component={component} locale={locale} />
              </td>
              <td>
                <DescriptionCell property={property} component={component} locale={locale} />
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

function ValueCell({ property, locale }: CellProps) {
  const t = translator(locale, 'etl')
  const { allowableValues } = property
  return (
    <dl>
      <dt>{t('default')}</dt>
      <dd>
        <Default property={property} locale={locale} />
      </dd>
      {allowableValues && (
        <>
          <dt>{t('allowed')}</dt>
          <dd>
            {allowableValues.length > SHORT_LIST ? (
              <details>
                <summary>{t('allowedCount', { count: allowableValues.length })}</summary>
                <Values property={property} />
              </details>
            ) : (
              <Values property={property} />
            )}
            {property.allowableValuesIncomplete && <small>{t('allowedIncomplete')}</small>}
          </dd>
        </>
      )}
    </dl>
  )
}

function Default({ property, locale }: { property: EtlProperty; locale: string }) {
  const t = translator(locale, 'etl')
  if (property.defaultUnresolved) return <small>{t('defaultUnresolved')}</small>
  if (property.defaultOmitted) return <small>{t('defaultOmitted')}</small>
  if (property.default === undefined) return <small>{t('noDefault')}</small>
  if (property.default === '') return <small>{t('emptyString')}</small>
  const name = displayNameOf(property, property.default)
  return (
    <>
      <Copyable text={property.default} label={t('copy', { text: property.default })} />
      {name !== property.default && <small>{name}</small>}
    </>
  )
}

const Values = ({ property }: { property: EtlProperty }) => (
  <ul>
    {property.allowableValues?.map((value) => {
      const name = displayNameOf(property, value)
      return (
        <li key={value}>
          <code>{value}</code>
          {name !== value && <small>{name}</small>}
        </li>
      )
    })}
  </ul>
)

/** The name under which the interface shows a value. */
const displayNameOf = ({ allowableValues = [], allowableValueNames }: EtlProperty, value: string): string =>
  allowableValueNames?.[allowableValues.indexOf(value)] ?? value

function DescriptionCell({ property, component, locale }: CellProps) {
  const t = translator(locale, 'etl')
  const { expressionLanguage, controllerService, externalResource, dependsOn, dynamicallyModifiesClasspath } = property
  const resources =
    externalResource &&
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      externalResource.types.map((type) => t(`resourceTypes.${type}`)),
    )
  return (
    <>
      <p>
        <RichText text={describeProperty(property, locale)} self={component} locale={locale} />
      </p>
      {dependsOn.length > 0 && <Condition property={property} component={component} locale={locale} />}
      {controllerService && <Services interfaceName={controllerService} locale={locale} />}
      {resources && (
        <p>{t(externalResource.cardinality === 'multiple' ? 'resourceMany' : 'resource', { types: resources })}.</p>
      )}
      {dynamicallyModifiesClasspath && <p>{t('classpath')}</p>}
      {expressionLanguage !== 'none' && <p>{t(`el_${expressionLanguage}`)}</p>}
    </>
  )
}

/** Which settings of other properties make this one matter. */
function Condition({ property, component, locale }: CellProps) {
  const t = translator(locale, 'etl')
  return (
    <p>
      {t('dependsOn')}{' '}
      {property.dependsOn.map(({ property: name, values }, index) => {
        const other = component.properties.find((candidate) => candidate.name === name)
        return (
          <span key={name}>
            {index > 0 && ` ${t('and')} `}
            {other ? <a href={`#${propertyId(other)}`}>{other.displayName}</a> : name}{' '}
            {values === undefined
              ? t('isSet')
              : values.map((value, place) => (
                  <span key={value}>
                    {place === 0 ? `${t('is')} ` : ` ${t('or')} `}
                    <code>{value}</code>
                  </span>
                ))}
          </span>
        )
      })}
      .
    </p>
  )
}

/** Services that may be chosen, by the interface they implement. */
function Services({ interfaceName, locale }: { interfaceName: string; locale: string }) {
  const t = translator(locale, 'etl')
  const services = servicesFitting(interfaceName)
  if (services.length === 0) return <p>{t('noServices')}</p>
  const links = <ComponentLinks components={services} locale={locale} />
  if (services.length <= SHORT_LIST) {
    return (
      <div>
        {t('services')}: {links}
      </div>
    )
  }
  return (
    <details>
      <summary>
        {t('services')}: {t('servicesCount', { count: services.length })}
      </summary>
      {links}
    </details>
  )
}
