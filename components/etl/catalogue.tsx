import { componentUrl, type EtlRecipe, findComponent, getRecipes, type Section } from '@/lib/etl'
import { catalogueFile, catalogueGroups } from '@/lib/etl/catalogue'
import { brief } from '@/lib/etl/text'
import { translator } from '@/lib/i18n/translator'
import { localePath, withBasePath } from '@/lib/routes'
import styles from './catalogue.module.css'
import { CatalogueFilter } from './catalogue-filter'

interface Props {
  section: Section
  locale: string
}

/** All components of a kind under their purposes, whole in the HTML. The element filters them (etl-catalogue.client). */
export function Catalogue({ section, locale }: Props) {
  const t = translator(locale, 'etl')
  const groups = catalogueGroups(section)
  return (
    <etl-catalogue
      class={styles.catalogue}
      data-src={withBasePath(`/etl/${catalogueFile(section, locale).file}`)}
      data-query
      data-locale={locale}
      data-count={t.raw(`count.${section}`)}
      data-of={t.raw('countOf')}
    >
      <CatalogueFilter section={section} locale={locale} />
      {section === 'processors' && <Recipes locale={locale} />}
      <p className={styles.message} data-message="partial" hidden>
        {t('partial')}
      </p>
      <p className={styles.message} data-message="nothing" hidden>
        {t('nothing')}
      </p>
      {groups.map(({ group, components }) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <h2 id={`group-${group.id}`}>{group.label[locale]}</h2>
          <ul>
            {components.map((component) => (
              <li key={component.name}>
                <a href={localePath(componentUrl(component), locale)}>{component.name}</a>{' '}
                {brief(component.summary[locale] ?? '')}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </etl-catalogue>
  )
}

/** Tasks with the chain that does each; the search of the catalogue finds them too. */
function Recipes({ locale }: { locale: string }) {
  const t = translator(locale, 'etl')
  return (
    <details className={`fold ${styles.recipes}`} data-recipes>
      <summary>{t('recipes')}</summary>
      <ul>
        {getRecipes().map((recipe) => (
          <li key={recipe.steps.join() + recipe.task[locale]}>
            <strong>{recipe.task[locale]}</strong>
            <Chain recipe={recipe} locale={locale} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Chain({ recipe: { steps, services }, locale }: { recipe: EtlRecipe; locale: string }) {
  const t = translator(locale, 'etl')
  return (
    <span>
      {steps.map((name, index) => (
        <span key={name}>
          {index > 0 && ' → '}
          <Named name={name} locale={locale} />
        </span>
      ))}
      {services.length > 0 && `; ${t('recipeServices')}: `}
      {services.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Named name={name} locale={locale} />
        </span>
      ))}
    </span>
  )
}

function Named({ name, locale }: { name: string; locale: string }) {
  const component = findComponent(name)
  return component ? <a href={localePath(componentUrl(component), locale)}>{name}</a> : name
}
