import { useTranslations } from 'next-intl'
import { type EtlComponent, propertyGroups } from '@/lib/etl'
import styles from './property-table.module.css'

/** A shorter table is read at a glance. */
const LONG = 8

/** Finds properties in the table that follows (property-filter.client). */
export function PropertyFilter({ component }: { component: EtlComponent }) {
  const [t, catalogue] = [useTranslations('etl'), useTranslations('catalogue')]
  if (component.properties.length < LONG) return null
  const hasBoth = propertyGroups(component).length === 2
  return (
    <doc-property-filter class={`${styles.filter} needs-js`} data-alternate-skip="">
      <search>
        <input
          type="search"
          aria-label={t('findProperty')}
          placeholder={t('findProperty')}
          autoComplete="off"
          spellCheck={false}
        />
        {hasBoth && (
          <label>
            <input type="checkbox" /> {t('onlyRequired')}
          </label>
        )}
        <output data-nothing={catalogue('nothing')} />
      </search>
    </doc-property-filter>
  )
}
