import { useTranslations } from 'next-intl'
import { localePath } from '@/lib/core/routes'
import { findGuide, getGroups, groupOf, sectionOf } from '@/lib/etl'
import { cataloguePageUrl, groupAnchor } from '@/lib/etl/catalogue'
import { topicsOf } from '@/lib/etl/systems'
import { Badges } from './badges'
import type { ComponentProps } from './component-sections'
import styles from './component-text.module.css'
import { RichText } from './rich-text'

/** The head of a component's page: group, summary, traits, details and notes. */
export function ComponentHead({ component, locale }: ComponentProps) {
  const t = useTranslations('etl')
  const section = sectionOf(component)
  const group = groupOf(component, getGroups()[section])
  return (
    <>
      <p className={styles.kind}>
        <span>{t(component.kind)}</span>{' '}
        {group && (
          <a href={`${localePath(cataloguePageUrl(section), locale)}#${groupAnchor(group)}`}>{group.label[locale]}</a>
        )}{' '}
        <a href={localePath(cataloguePageUrl(section, { bundle: component.bundle }), locale)}>
          {t('bundle', { name: component.bundle })}
        </a>
      </p>
      <p className={styles.summary}>
        <RichText text={component.summary[locale] ?? ''} self={component} locale={locale} />
      </p>
      <Badges component={component} locale={locale} />
      <Jumps component={component} locale={locale} />
      <Notes component={component} locale={locale} />
    </>
  )
}

/** What readers come for, wherever it is on the page. */
function Jumps({ component, locale }: ComponentProps) {
  const t = useTranslations('etl')
  const guide = findGuide(component.name, locale)
  const errors = guide?.page.headings.find(({ id }) => id === 'guide-errors')
  const count = component.properties.length
  if (!guide && count === 0) return null
  return (
    <ul className={styles.jumps}>
      {guide && <Jump id="guide">{t('toGuide')}</Jump>}
      {errors && <Jump id={errors.id}>{errors.text}</Jump>}
      {count > 0 && <Jump id="properties">{t('propertyCount', { count })}</Jump>}
    </ul>
  )
}

const Jump = ({ id, children }: { id: string; children: string }) => (
  <li>
    <a href={`#${id}`} className="alone">
      {children}
    </a>
  </li>
)

function Notes({ component, locale }: ComponentProps) {
  const t = useTranslations('etl')
  const topics = topicsOf(component).filter(({ note }) => note)
  if (component.notes.length + topics.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={t('notes')}>
      {topics.map(({ id, href, note }) => (
        <li key={id}>
          <RichText text={note?.[locale] ?? ''} self={component} locale={locale} />{' '}
          <a href={localePath(href, locale)}>{t('more')}</a>
        </li>
      ))}
      {component.notes.map((note) => (
        <li key={note[locale]}>
          <RichText text={note[locale] ?? ''} self={component} locale={locale} />
        </li>
      ))}
    </ul>
  )
}
