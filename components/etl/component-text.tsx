import type { ReactNode } from 'react'
import { readBody } from '@/lib/content/bodies'
import { componentSections } from '@/lib/docs/components'
import {
  type EtlComponent,
  findComponent,
  findGuide,
  getGroups,
  groupOf,
  propertyId,
  relatedTo,
  sectionOf,
  usesOf,
} from '@/lib/etl'
import { catalogueUrl, groupAnchor, tagsOf } from '@/lib/etl/catalogue'
import { localPeriod } from '@/lib/etl/period'
import { translator } from '@/lib/i18n/translator'
import { localePath } from '@/lib/routes'
import { BodyText } from '../mdx/body-text'
import { Badges } from './badges'
import { ComponentLinks } from './component-links'
import styles from './component-text.module.css'
import { Copyable } from './copyable'
import { PropertyTable } from './property-table'
import { RichText } from './rich-text'
import { SectionHeading } from './section-heading'

interface Props {
  component: EtlComponent
  locale: string
}

/** What a component's page says under its name. */
export function ComponentText({ name, locale }: { name: string; locale: string }) {
  const component = findComponent(name)
  if (!component) return null
  const props = { component, locale }
  const bodies: Record<ReturnType<typeof componentSections>[number][0], ReactNode> = {
    'use-cases': <UseCases {...props} />,
    properties: <Properties {...props} />,
    'dynamic-properties': <DynamicProperties {...props} />,
    relationships: <Relationships {...props} />,
    attributes: <Attributes {...props} />,
    'see-also': <ComponentLinks components={relatedTo(component)} locale={locale} isWide />,
    'used-by': <UsedBy {...props} />,
  }
  const t = translator(locale, 'etl')
  return (
    <div className={styles.text}>
      <Head {...props} />
      <div className="prose">
        {componentSections(component).map(
          ([id, key, isThere]) =>
            isThere && (
              <section key={id} aria-labelledby={id}>
                <SectionHeading id={id} text={t(key)} locale={locale} />
                {bodies[id]}
              </section>
            ),
        )}
        <Guide {...props} />
      </div>
    </div>
  )
}

function Head({ component, locale }: Props) {
  const t = translator(locale, 'etl')
  const section = sectionOf(component)
  const group = groupOf(component, getGroups()[section])
  const guide = findGuide(component.name, locale)
  const filterBy = (query: Record<string, string>) => localePath(catalogueUrl(section, query), locale)
  return (
    <>
      <p className={styles.kind}>
        <span>{t(component.kind)}</span>
        {group && (
          <a href={`${localePath(catalogueUrl(section), locale)}#${groupAnchor(group)}`}>{group.label[locale]}</a>
        )}
        <a href={filterBy({ bundle: component.bundle })}>{t('bundle', { name: component.bundle })}</a>
      </p>
      <p className={styles.summary}>
        <RichText text={component.summary[locale] ?? ''} self={component} locale={locale} />
      </p>
      <Badges component={component} locale={locale} />
      {guide && (
        <p className={styles.toGuide}>
          <a href="#guide">{t('toGuide')}</a>
        </p>
      )}
      <dl className={styles.facts}>
        <Fact name={t('nar')}>
          <Copyable text={component.nar} label={t('copy', { text: component.nar })} />
        </Fact>
        {component.implements.length > 0 && (
          <Fact name={t('implements')}>
            {component.implements.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </Fact>
        )}
        {component.defaultSchedule && (
          <Fact name={t('schedule')}>
            {t('everyPeriod', { period: localPeriod(component.defaultSchedule.period, locale) })}
          </Fact>
        )}
        {component.defaultSettings?.yieldDuration && (
          <Fact name={t('yield')}>{localPeriod(component.defaultSettings.yieldDuration, locale)}</Fact>
        )}
        {component.defaultSettings?.penaltyDuration && (
          <Fact name={t('penalty')}>{localPeriod(component.defaultSettings.penaltyDuration, locale)}</Fact>
        )}
        {component.tags.length > 0 && (
          <Fact name={t('tags')}>
            {tagsOf(component).map((tag) => (
              <a key={tag} href={filterBy({ tag })}>
                {tag}
              </a>
            ))}
          </Fact>
        )}
      </dl>
      {component.notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('notes')}>
          {component.notes.map((note) => (
            <li key={note[locale]}>
              <RichText text={note[locale] ?? ''} self={component} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const UseCases = ({ component, locale }: Props) => (
  <ul>
    {component.useCases.map((useCase) => (
      <li key={useCase[locale]}>
        <RichText text={useCase[locale] ?? ''} self={component} locale={locale} />
      </li>
    ))}
  </ul>
)

function Properties({ component, locale }: Props) {
  const t = translator(locale, 'etl')
  const required = component.properties.filter((property) => property.required).length
  return (
    <>
      <p className={styles.aside}>{t('propertiesText', { count: component.properties.length, required })}</p>
      <PropertyTable component={component} locale={locale} />
    </>
  )
}

function DynamicProperties({ component, locale }: Props) {
  const t = translator(locale, 'etl')
  const scopes = [component.dynamicPropertyExpressionLanguage ?? []].flat()
  return (
    <p>
      {t('dynamicText')} {scopes.map((scope) => t(`el_${scope}`)).at(0)}{' '}
      {component.sensitiveDynamicProperties && t('dynamicSensitive')}
    </p>
  )
}

function Relationships({ component, locale }: Props) {
  const t = translator(locale, 'etl')
  if (component.relationships.length === 0) return <p>{t('noRelationships')}</p>
  return (
    <>
      <ul className={styles.codes} data-list="relationships">
        {component.relationships.map((name) => (
          <li key={name}>
            <code>{name}</code>
            {component.autoTerminatedByDefault.includes(name) && <small>{t('autoTerminated')}</small>}
          </li>
        ))}
      </ul>
      {component.dynamicRelationships && <p className={styles.aside}>{t('dynamicRelationshipsText')}</p>}
    </>
  )
}

function Attributes({ component: { readsAttributes, writesAttributes }, locale }: Props) {
  const t = translator(locale, 'etl')
  const hasPlaceholder = [...readsAttributes, ...writesAttributes].some((name) => /[*<]|___/.test(name))
  const lists = (
    [
      ['reads', readsAttributes],
      ['writes', writesAttributes],
    ] as const
  ).filter(([, names]) => names.length > 0)
  return (
    <>
      {lists.map(([key, names]) => (
        <div key={key} className={styles.attributes}>
          <h3>{t(key)}</h3>
          <ul className={styles.codes} data-list={key}>
            {names.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hasPlaceholder && <p className={styles.aside}>{t('placeholders')}</p>}
    </>
  )
}

/** Each link leads to the property that takes this service. */
function UsedBy({ component, locale }: Props) {
  const t = translator(locale, 'etl')
  const uses = usesOf(component)
  return (['usedByProcessors', 'usedByServices'] as const).map((key) => {
    const users = uses.filter((use) => (sectionOf(use.component) === 'processors') === (key === 'usedByProcessors'))
    if (users.length === 0) return null
    return (
      <div key={key} className={styles.attributes}>
        <h3>{t(key)}</h3>
        <ComponentLinks
          components={users.map((use) => use.component)}
          anchors={users.map((use) => propertyId(use.property))}
          locale={locale}
          isWide
        />
      </div>
    )
  })
}

function Guide({ component, locale }: Props) {
  const guide = findGuide(component.name, locale)
  if (!guide) return null
  return (
    <section aria-labelledby="guide">
      <SectionHeading id="guide" text={guide.title} locale={locale} />
      <BodyText body={readBody(guide)} />
    </section>
  )
}
