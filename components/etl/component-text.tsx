import { type Locale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { readBody } from '@/lib/content/collection/body'
import { type ComponentSection, componentSections } from '@/lib/docs/components'
import { findComponent, findGuide, relatedTo } from '@/lib/etl'
import { BodyText } from '../mdx/body-text'
import { SectionHeading } from '../mdx/prose/section-heading'
import { ComponentHead } from './component-head'
import { ComponentLinks } from './component-links'
import {
  Attributes,
  type ComponentProps,
  DynamicProperties,
  Operation,
  Properties,
  Relationships,
  UseCases,
  UsedBy,
} from './component-sections'
import styles from './component-text.module.css'

/** The text of a component's page, below its title. */
export function ComponentText({ name, locale }: { name: string; locale: Locale }) {
  const t = useTranslations('etl')
  const component = findComponent(name)
  if (!component) return null
  const props = { component, locale }
  const bodies: Record<ComponentSection, ReactNode> = {
    'use-cases': <UseCases {...props} />,
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
        {componentSections(component).map(({ id, heading }) => (
          <section key={id} aria-labelledby={id}>
            <SectionHeading id={id} text={t(heading)} locale={locale} />
            {bodies[id]}
          </section>
        ))}
        <Guide {...props} />
      </div>
    </div>
  )
}

function Guide({ component, locale }: ComponentProps) {
  const guide = findGuide(component.name, locale)
  if (!guide) return null
  return (
    <section aria-labelledby="guide">
      <SectionHeading id="guide" text={guide.title} locale={locale} />
      <BodyText body={readBody(guide)} />
    </section>
  )
}
