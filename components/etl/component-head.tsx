import { type Locale, useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { localePath } from '@/lib/core/routes'
import { type EtlComponent, findGuide, getGroups, groupOf, sectionOf } from '@/lib/etl'
import { cataloguePageUrl, componentTags, groupAnchor } from '@/lib/etl/catalogue'
import { timesOf } from '@/lib/etl/period'
import { Badges } from './badges'
import type { ComponentProps } from './component-sections'
import styles from './component-text.module.css'
import { Copyable } from './copyable'
import { RichText } from './rich-text'

/** The head of a component's page: group, summary, traits, facts and notes. */
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
        <a href={filteredUrl(component, { bundle: component.bundle }, locale)}>
          {t('bundle', { name: component.bundle })}
        </a>
      </p>
      <p className={styles.summary}>
        <RichText text={component.summary[locale] ?? ''} self={component} locale={locale} />
      </p>
      <Badges component={component} locale={locale} />
      {findGuide(component.name, locale) && (
        <p className={styles.toGuide}>
          <a href="#guide">{t('toGuide')}</a>
        </p>
      )}
      <Facts component={component} locale={locale} />
      <Notes component={component} locale={locale} />
    </>
  )
}

/** Address of the component's catalogue with a filter. */
const filteredUrl = (component: EtlComponent, query: Record<string, string>, locale: Locale): string =>
  localePath(cataloguePageUrl(sectionOf(component), query), locale)

function Facts({ component, locale }: ComponentProps) {
  const t = useTranslations('etl')
  const { nar, tags } = component
  return (
    <dl className={styles.facts}>
      <Fact name={t('nar')}>
        <Copyable text={nar} label={t('copy', { text: nar })} />
      </Fact>
      {component.implements.length > 0 && (
        <Fact name={t('implements')}>
          {component.implements.map((name) => (
            <Fragment key={name}>
              <code>{name}</code>{' '}
            </Fragment>
          ))}
        </Fact>
      )}
      {timesOf(component, locale).map(({ id, text }) => (
        <Fact key={id} name={t(id)}>
          {text}
        </Fact>
      ))}
      {tags.length > 0 && (
        <Fact name={t('tags')}>
          {componentTags(component).map((tag) => (
            <Fragment key={tag}>
              <a href={filteredUrl(component, { tag }, locale)}>{tag}</a>{' '}
            </Fragment>
          ))}
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Notes({ component, locale }: ComponentProps) {
  const t = useTranslations('etl')
  if (component.notes.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={t('notes')}>
      {component.notes.map((note) => (
        <li key={note[locale]}>
          <RichText text={note[locale] ?? ''} self={component} locale={locale} />
        </li>
      ))}
    </ul>
  )
}
