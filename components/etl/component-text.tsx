import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { type ComponentSection, componentSections } from '@/lib/docs/components'
import { findComponent, relatedTo } from '@/lib/etl'
import { SectionHeading } from '../mdx/prose/section-heading'
import { ComponentDetails } from './component-details'
import { ComponentHead } from './component-head'
import { ComponentLinks } from './component-links'
import {
  Attributes,
  DynamicProperties,
  Guide,
  Operation,
  Properties,
  Relationships,
  UseCases,
  UsedBy,
} from './component-sections'
import styles from './component-text.module.css'

/** The text of a component's page, below its title. */
export function ComponentText({ name, locale }: { name: string; locale: Locale }) {
  const component = findComponent(name)
  if (!component) return null
  const props = { component, locale }
  const bodies: Record<ComponentSection, ReactNode> = {
    'use-cases': <UseCases {...props} />,
    guide: <Guide {...props} />,
    properties: <Properties {...props} />,
    'dynamic-properties': <DynamicProperties {...props} />,
    relationships: <Relationships {...props} />,
    attributes: <Attributes {...props} />,
    operation: <Operation {...props} />,
    'see-also': <ComponentLinks components={relatedTo(component)} locale={locale} isWide />,
    'used-by': <UsedBy {...props} />,
  }
  return (
    <div className={styles.text}>
      <ComponentHead {...props} />
      <div className="prose">
        {componentSections(component, locale).map(({ id, heading }) => (
          <section key={id} aria-labelledby={id}>
            <SectionHeading id={id} text={heading} locale={locale} />
            {bodies[id]}
          </section>
        ))}
      </div>
      <ComponentDetails {...props} />
    </div>
  )
}
