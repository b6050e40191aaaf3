import type { Locale } from 'next-intl'
import { localePath } from '@/lib/core/routes'
import { componentUrl, type EtlComponent } from '@/lib/etl'
import styles from './component-links.module.css'

interface ComponentLinksProps {
  components: EtlComponent[]
  locale: Locale
  /** Anchor on each of the pages. */
  anchors?: string[]
  isWide?: boolean
}

/** Names of components, each leading to its page. */
export const ComponentLinks = ({ components, locale, anchors, isWide }: ComponentLinksProps) => (
  <ul className={isWide ? styles.wide : styles.links}>
    {components.map((component, index) => (
      <li key={component.name}>
        <a href={localePath(componentUrl(component), locale) + (anchors ? `#${anchors[index]}` : '')}>
          {component.name}
        </a>
      </li>
    ))}
  </ul>
)
