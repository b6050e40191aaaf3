import { type Locale, useTranslations } from 'next-intl'
import { type ComponentProps, Fragment } from 'react'
import type { FilterOption } from '@/lib/core/query'
import { catalogueUrl, localePath } from '@/lib/core/routes'
import { componentUrl, type EtlRecipe, findComponent, getRecipes, type Section } from '@/lib/etl'
import { catalogueFile, catalogueGroups, groupAnchor, toSection } from '@/lib/etl/catalogue'
import { brief } from '@/lib/etl/text'
import { translator } from '@/lib/i18n/translator'
import type { SlotComponent } from '../mdx/slot-component'
import { PartBoundary } from '../ui/part-boundary.client'
import styles from './catalogue.module.css'
import './catalogue-filter.module.css'
import { CatalogueFilter } from './lazy-catalogue-filter.client'

/** All components of a kind by group, complete in the HTML; the filter hides those that do not pass. */
export const Catalogue: SlotComponent = ({ props: { of }, page: { locale } }) => {
  const section = toSection(of)
  if (!section) return null
  return (
    <div className={styles.catalogue} data-catalogue data-start="query">
      <PartBoundary>
        <CatalogueFilter {...filterProps(section, locale)} />
      </PartBoundary>
      {section === 'processors' && <Recipes locale={locale} />}
      {catalogueGroups(section).map(({ group, components }) => (
        <section key={group.id} aria-labelledby={groupAnchor(group)}>
          <h2 id={groupAnchor(group)}>{group.label[locale]}</h2>
          <ul>
            {components.map((component) => (
              <li key={component.name}>
                <a href={localePath(componentUrl(component), locale)}>{component.name}</a>
                {` ${brief(component.summary[locale] ?? '')}`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Topics, services and bundles to choose from are in the index. */
function filterProps(section: Section, locale: Locale): ComponentProps<typeof CatalogueFilter> {
  const t = translator(locale, 'etl')
  const words = translator(locale, 'catalogue')
  const total = catalogueGroups(section).reduce((sum, { components }) => sum + components.length, 0)
  const input: FilterOption[] = [
    ['required', t('inputRequired')],
    ['allowed', t('inputAllowed')],
    ['forbidden', t('inputForbidden')],
  ]
  const kind: FilterOption[] = [
    ['controller-service', t('controller-service')],
    ['reporting-task', t('reporting-task')],
  ]
  const restricted: FilterOption[] = [
    ['yes', t('restrictedYes')],
    ['no', t('restrictedNo')],
  ]
  return {
    src: catalogueUrl(catalogueFile(section, locale).file),
    locale,
    total,
    section,
    choices: [
      { name: 'tag', label: t('tag'), any: t('anyTag') },
      section === 'processors'
        ? { name: 'input', label: t('input'), any: t('anyInput'), options: input }
        : { name: 'kind', label: t('kind'), any: t('anyKind'), options: kind },
      { name: 'accepts', label: t('accepts'), any: t('anyService') },
      { name: 'bundle', label: t('bundleLabel'), any: t('anyBundle') },
      { name: 'restricted', label: t('restrictedLabel'), any: t('anyRestricted'), options: restricted },
    ],
    labels: {
      filters: words('filters'),
      name: words('name'),
      find: words('find'),
      findPlaceholder: words('findPlaceholder'),
      ofTotal: words('ofTotal', { total }),
      reset: words('reset'),
      partial: words('partial'),
      nothing: words('nothing'),
      indexFailed: words('indexFailed'),
    },
  }
}

/** Tasks with the chain that does each; the search of the catalogue finds them too. */
function Recipes({ locale }: { locale: Locale }) {
  const t = useTranslations('etl')
  return (
    <details className={`fold ${styles.recipes}`} data-recipes>
      <summary>{t('recipes')}</summary>
      <ul>
        {getRecipes().map((recipe) => (
          <li key={recipe.steps.join() + recipe.task[locale]}>
            <strong>{recipe.task[locale]}</strong> <Chain recipe={recipe} locale={locale} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Chain({ recipe: { steps, services }, locale }: { recipe: EtlRecipe; locale: Locale }) {
  const t = useTranslations('etl')
  return (
    <span>
      {steps.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && (
            <>
              {' '}
              <span className="arrow">→</span>{' '}
            </>
          )}
          <Named name={name} locale={locale} />
        </Fragment>
      ))}
      {services.length > 0 && `; ${t('recipeServices')}: `}
      {services.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <Named name={name} locale={locale} />
        </Fragment>
      ))}
    </span>
  )
}

function Named({ name, locale }: { name: string; locale: Locale }) {
  const component = findComponent(name)
  return component ? <a href={localePath(componentUrl(component), locale)}>{name}</a> : name
}
