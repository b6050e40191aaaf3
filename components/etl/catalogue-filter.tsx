import type { Section } from '@/lib/etl'
import { catalogueGroups } from '@/lib/etl/catalogue'
import { translator } from '@/lib/i18n/translator'
import styles from './catalogue-filter.module.css'

type Option = readonly [value: string, label: string]

/** The fields of the filter. The long lists (topics, bundles, services) are filled by the element when it has loaded the index. */
export function CatalogueFilter({ section, locale }: { section: Section; locale: string }) {
  const t = translator(locale, 'etl')
  const total = catalogueGroups(section).reduce((sum, { components }) => sum + components.length, 0)
  const input: Option[] = [
    ['required', t('inputRequired')],
    ['allowed', t('inputAllowed')],
    ['forbidden', t('inputForbidden')],
  ]
  const kind: Option[] = [
    ['controller-service', t('controller-service')],
    ['reporting-task', t('reporting-task')],
  ]
  const restricted: Option[] = [
    ['yes', t('restrictedYes')],
    ['no', t('restrictedNo')],
  ]
  return (
    <search>
      <form className={`${styles.filter} needs-js`} aria-label={t('catalogueName')}>
        <div className={styles.find}>
          <label htmlFor="filter-q">{t('find')}</label>
          <input
            id="filter-q"
            type="search"
            name="q"
            placeholder={t('findPlaceholder')}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
        </div>
        <Choice name="tag" label={t('tag')} any={t('anyTag')} />
        {section === 'processors' ? (
          <Choice name="input" label={t('input')} any={t('anyInput')} options={input} />
        ) : (
          <Choice name="kind" label={t('kind')} any={t('anyKind')} options={kind} />
        )}
        <Choice name="accepts" label={t('accepts')} any={t('anyService')} />
        <Choice name="bundle" label={t('bundleLabel')} any={t('anyBundle')} />
        <Choice name="restricted" label={t('restrictedLabel')} any={t('anyRestricted')} options={restricted} />
        <p className={styles.count}>
          <output>{t(`count.${section}`, { count: total })}</output>
          <button type="reset" hidden>
            {t('reset')}
          </button>
        </p>
      </form>
    </search>
  )
}

const Choice = ({
  name,
  label,
  any,
  options = [],
}: {
  name: string
  label: string
  any: string
  options?: Option[]
}) => (
  <div>
    <label htmlFor={`filter-${name}`}>{label}</label>
    <select id={`filter-${name}`} name={name} autoComplete="off">
      <option value="">{any}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </div>
)
