import { type Locale, useTranslations } from 'next-intl'
import type { EtlComponent, EtlProperty } from '@/lib/etl'
import { Copyable } from './copyable'

/** A property in the table of its component. */
export interface CellProps {
  property: EtlProperty
  component: EtlComponent
  locale: Locale
}

/** Letters that are typed as fast as they are copied: a button for each would be a tenth of the page. */
const TYPED = 9
/** Longer lists are folded. */
export const SHORT_LIST = 6

/** The default of a property, and the values that it may have. */
export function PropertyDetails({ property }: { property: EtlProperty }) {
  const t = useTranslations('etl')
  const { allowableValues } = property
  const hasDefault = property.default !== undefined || property.defaultUnresolved || property.defaultOmitted
  if (!hasDefault && !allowableValues) return null
  return (
    <dl>
      {hasDefault && (
        <div>
          <dt>{t('default')}</dt>
          <dd>
            <Default property={property} />
          </dd>
        </div>
      )}
      {allowableValues && (
        <div>
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
        </div>
      )}
    </dl>
  )
}

function Default({ property }: { property: EtlProperty }) {
  const t = useTranslations('etl')
  if (property.defaultUnresolved) return <small>{t('defaultUnresolved')}</small>
  if (property.defaultOmitted) return <small>{t('defaultOmitted')}</small>
  const value = property.default
  if (!value) return <small>{t('emptyString')}</small>
  const name = displayNameOf(property, value)
  return (
    <>
      {value.length > TYPED ? <Copyable text={value} label={t('copy', { text: value })} /> : <code>{value}</code>}{' '}
      {name && <small>{name}</small>}
    </>
  )
}

const Values = ({ property }: { property: EtlProperty }) => (
  <ul>
    {property.allowableValues?.map((value) => {
      const name = displayNameOf(property, value)
      return (
        <li key={value}>
          <code>{value}</code> {name && <small>{name}</small>}
        </li>
      )
    })}
  </ul>
)

/** The name under which the interface shows a value, if it is more than its first letter made large. */
function displayNameOf({ allowableValues = [], allowableValueNames }: EtlProperty, value: string): string | undefined {
  const name = allowableValueNames?.[allowableValues.indexOf(value)]
  return name?.toLowerCase() === value.toLowerCase() ? undefined : name
}
