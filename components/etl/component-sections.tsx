import { type Locale, useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { readBody } from '@/lib/content/collection/body'
import { localePath } from '@/lib/core/routes'
import {
  describeAttribute,
  type EtlComponent,
  type EtlUseCase,
  findGuide,
  propertyId,
  relationshipId,
  relationshipsOf,
  sectionOf,
  usesOf,
} from '@/lib/etl'
import { dynamicScopes } from '@/lib/etl/dynamic-scopes'
import { enteredValue } from '@/lib/etl/settings'
import { systemOf, topicsOf, worksWith } from '@/lib/etl/systems'
import { BodyText } from '../mdx/body-text'
import { TableBox, TableHead } from '../mdx/prose/table-box'
import { ComponentLinks } from './component-links'
import styles from './component-text.module.css'
import { ExpressionScopes, PropertyTable } from './property-table'
import { CodeOrComponent, RichText } from './rich-text'

/** What each part of a component's page is drawn of. */
export interface ComponentProps {
  component: EtlComponent
  locale: Locale
}

export const UseCases = ({ component, locale }: ComponentProps) =>
  component.useCases.map(({ texts, settings }) => (
    <Fragment key={texts[locale]}>
      <p>
        <RichText text={texts[locale] ?? ''} self={component} locale={locale} />
      </p>
      {settings.length > 0 && <Settings settings={settings} component={component} locale={locale} />}
    </Fragment>
  ))

/** A configuration that can be copied row by row. */
function Settings({ settings, component, locale }: ComponentProps & Pick<EtlUseCase, 'settings'>) {
  const t = useTranslations('etl')
  return (
    <TableBox label={t('settingsName', { name: component.name })}>
      <table>
        <TableHead names={[t('property'), t('settingValue'), t('settingWhy')]} />
        <tbody data-list="settings">
          {settings.map((setting) => (
            <tr key={setting.property} className={styles.setting}>
              <th scope="row">
                <SettingName name={setting.property} component={component} />
              </th>
              <td>
                <CodeOrComponent text={enteredValue(setting, locale)} self={component} locale={locale} />
              </td>
              <td>
                <RichText text={setting.why[locale] ?? ''} self={component} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

function SettingName({ name, component }: Pick<ComponentProps, 'component'> & { name: string }) {
  const t = useTranslations('etl')
  const property = component.properties.find(({ displayName }) => displayName === name)
  if (property) return <a href={`#${propertyId(property)}`}>{name}</a>
  return (
    <>
      <code>{name}</code> <small>{t('dynamicProperty')}</small>
    </>
  )
}

/** A worked example: a flow, its settings, typical errors. */
export function Guide({ component, locale }: ComponentProps) {
  const guide = findGuide(component.name, locale)
  return guide && <BodyText body={readBody(guide)} />
}

export function Properties({ component, locale }: ComponentProps) {
  const t = useTranslations('etl')
  const required = component.properties.filter((property) => property.required).length
  return (
    <>
      <p className={styles.aside}>
        {t('propertiesText', { count: t('propertyCount', { count: component.properties.length }), required })}{' '}
        <ExpressionScopes properties={component.properties} />
      </p>
      <PropertyTable component={component} locale={locale} />
    </>
  )
}

export function DynamicProperties({ component, locale }: ComponentProps) {
  const t = useTranslations('etl')
  const own = component.dynamicPropertyText?.[locale]
  return (
    <>
      <p>
        {t('dynamicText')} {!own && t('dynamicElsewhere')} {dynamicScopes(component, locale)}{' '}
        {component.sensitiveDynamicProperties && t('dynamicSensitive')}
      </p>
      {own && (
        <p>
          <RichText text={own} self={component} locale={locale} />
        </p>
      )}
    </>
  )
}

export function Relationships({ component, locale }: ComponentProps) {
  const t = useTranslations('etl')
  const relationships = relationshipsOf(component)
  if (relationships.length === 0) return <p>{t('noRelationships')}</p>
  return (
    <>
      <TableBox label={t('relationshipsName', { name: component.name })}>
        <table>
          <TableHead names={[t('relationship'), t('relationshipText')]} />
          <tbody data-list="relationships">
            {relationships.map((relationship) => (
              <tr key={relationship.name} id={relationshipId(relationship)} className={styles.relationship}>
                <th scope="row">
                  <code>{relationship.name}</code>{' '}
                  {relationship.isAutoTerminated && <small>{t('autoTerminated')}</small>}{' '}
                  {relationship.isDynamic && <small>{t('dynamicRelationship')}</small>}
                </th>
                <td>
                  <RichText text={relationship.texts?.[locale] ?? ''} self={component} locale={locale} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {component.dynamicRelationships && <p className={styles.aside}>{t('dynamicRelationshipsText')}</p>}
    </>
  )
}

export function Attributes({ component, locale }: ComponentProps) {
  const { readsAttributes, writesAttributes } = component
  const t = useTranslations('etl')
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
          <ul className={styles.attributeList} data-list={key}>
            {names.map((name) => (
              <li key={name}>
                <code>{name}</code>{' '}
                <RichText text={describeAttribute(component, name, locale) ?? ''} self={component} locale={locale} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hasPlaceholder && <p className={styles.aside}>{t('placeholders')}</p>}
    </>
  )
}

export function Operation({ component, locale }: ComponentProps) {
  const t = useTranslations('etl')
  const system = systemOf(component)
  const topics = topicsOf(component)
  return (
    <dl className={styles.operation}>
      {(['delivery', 'state', 'rights'] as const).map((key) => {
        const text = component.operation[key]?.[locale]
        return (
          text && (
            <Described key={key} name={t(key)}>
              <RichText text={text} self={component} locale={locale} />
            </Described>
          )
        )
      })}
      {system && (
        <Described name={t('worksWith')}>
          <RichText text={worksWith(system, locale)} self={component} locale={locale} />
        </Described>
      )}
      {topics.length > 0 && (
        <Described name={t('topics')}>
          {topics.map(({ id, href, texts }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <a href={localePath(href, locale)}>{texts[locale]}</a>
            </Fragment>
          ))}
        </Described>
      )}
    </dl>
  )
}

export const Described = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Each link leads to the property that refers to this service. */
export function UsedBy({ component, locale }: ComponentProps) {
  const t = useTranslations('etl')
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
