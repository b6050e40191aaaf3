import { type Locale, useTranslations } from 'next-intl'
import { describeProperty, propertyId, servicesFitting } from '@/lib/etl'
import { ComponentLinks } from './component-links'
import { type CellProps, PropertyDetails, SHORT_LIST } from './property-details'
import { RichText } from './rich-text'

/** The description of a property, its values and conditions, and the services and resources that it accepts. */
export function PropertyDescription({ property, component, locale }: CellProps) {
  const t = useTranslations('etl')
  const { controllerService, externalResource, dependsOn, dynamicallyModifiesClasspath } = property
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
      <PropertyDetails property={property} />
      {dependsOn.length > 0 && <Condition property={property} component={component} />}
      {controllerService && <Services interfaceName={controllerService} locale={locale} />}
      {resources && (
        <p>{t(externalResource.cardinality === 'multiple' ? 'resourceMany' : 'resource', { types: resources })}.</p>
      )}
      {dynamicallyModifiesClasspath && <p>{t('classpath')}</p>}
    </>
  )
}

/** Which settings of other properties make this one matter. */
function Condition({ property, component }: Omit<CellProps, 'locale'>) {
  const t = useTranslations('etl')
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
function Services({ interfaceName, locale }: { interfaceName: string; locale: Locale }) {
  const t = useTranslations('etl')
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
