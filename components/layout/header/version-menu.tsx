import { docUrl, localePath } from '@/lib/routes'
import type { Site } from '@/lib/site'
import styles from './menu.module.css'

/** Versions of the documentation; nothing while there is only one. */
export function VersionMenu({ site, locale, label }: { site: Site; locale: string; label: string }) {
  const { versions } = site.docs
  if (versions.length < 2) return null
  return (
    <details className={styles.menu} data-menu>
      <summary>
        <span className="visually-hidden">{label}: </span>
        <span data-shown-version>{versions.find(({ path }) => path === '')?.label}</span>
      </summary>
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
