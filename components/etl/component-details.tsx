import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { localePath } from '@/lib/core/routes'
import { sectionOf } from '@/lib/etl'
import { cataloguePageUrl, componentTags } from '@/lib/etl/catalogue'
import { timesOf } from '@/lib/etl/period'
import { type ComponentProps, Described } from './component-sections'
import styles from './component-text.module.css'
import { Copyable } from './copyable'

/** Where a component comes from, and how it is found. */
export function ComponentDetails({ component, locale }: ComponentProps) {
  const t = useTranslations('etl')
  const { nar, tags } = component
  return (
    <dl className={styles.details}>
      <Described name={t('nar')}>
        <Copyable text={nar} label={t('copy', { text: nar })} />
      </Described>
      {component.implements.length > 0 && (
        <Described name={t('implements')}>
          {component.implements.map((name) => (
            <Fragment key={name}>
              <code>{name}</code>{' '}
            </Fragment>
          ))}
        </Described>
      )}
      {timesOf(component, locale).map(({ id, text }) => (
        <Described key={id} name={t(id)}>
          {text}
        </Described>
      ))}
      {tags.length > 0 && (
        <Described name={t('tags')}>
          {componentTags(component).map((tag) => (
            <Fragment key={tag}>
              <a href={localePath(cataloguePageUrl(sectionOf(component), { tag }), locale)}>{tag}</a>{' '}
            </Fragment>
          ))}
        </Described>
      )}
    </dl>
  )
}
