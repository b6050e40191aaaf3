import { docUrl, localePath } from '@/lib/routes'
import type { Site } from '@/lib/site'
import styles from './menu.module.css'

/** Versions of the documentation; nothing while there is only one. */
export function VersionMenu({ site, locale, label }: { site: Site; locale: string; label: string }) {
  const { versions } = site.docs
  if (versions.length < 2) return null
  return (
    <details className={styles.menu} data-menu data-versions>
      <summary aria-label={label}>{versions.find(({ path }) => path === '')?.label}</summary>
      <ul>
        {versions.map(({ name, path, label: text }) => (
          <li key={name}>
            <a href={localePath(docUrl('', path), locale)} data-version={name}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
