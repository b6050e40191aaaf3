import { localePath } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { Icon } from '../../ui/icon'
import styles from './menu.module.css'

/**
 * The languages as plain links to the home pages; the shell points them at the same page, query and hash.
 * They load the page whole, because the root element changes its language.
 */
export function LocaleMenu({ site, locale, label }: { site: Site; locale: string; label: string }) {
  const current = site.locales.find(({ code }) => code === locale)
  return (
    <details className={styles.menu} data-menu>
      <summary>
        <Icon name="language" />
        <span className="visually-hidden">
          {label}: {current?.label ?? locale},{' '}
        </span>
        <span className={styles.short}>{locale.toUpperCase()}</span>
      </summary>
      <ul>
        {site.locales.map(({ code, label: name }) => (
          <li key={code}>
            <a
              href={localePath('/', code)}
              hrefLang={code}
              lang={code}
              data-locale={code}
              data-full
              aria-current={code === locale ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
