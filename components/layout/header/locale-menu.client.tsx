'use client'
import { usePathname } from 'next/navigation'
import { type Locale, useTranslations } from 'next-intl'
import { localePath, sitePath } from '@/lib/core/routes'
import { Icon } from '../../ui/icon'
import styles from '../../ui/menu.module.css'
import { keepPlace } from './keep-place'

interface LocaleMenuProps {
  locale: Locale
  locales: { code: Locale; label: string }[]
}

/**
 * The languages as plain links to this page in each of them; query and hash are added at the moment of the press. They
 * load the page whole, because the root element changes its language.
 */
export function LocaleMenu({ locale, locales }: LocaleMenuProps) {
  const t = useTranslations('shell')
  const { path } = sitePath(usePathname())
  const current = locales.find(({ code }) => code === locale)
  return (
    <details className={styles.menu} data-menu>
      <summary>
        <Icon name="language" />
        <span className="visually-hidden">
          {t('language')}: {current?.label ?? locale},{' '}
        </span>
        <span className={styles.short}>{locale.toUpperCase()}</span>
      </summary>
      <ul>
        {locales.map(({ code, label }) => (
          <li key={code}>
            <a
              href={localePath(path, code)}
              hrefLang={code}
              lang={code}
              data-full
              data-locale={code}
              aria-current={code === locale ? 'true' : undefined}
              onPointerDown={(event) => keepPlace(event.currentTarget)}
              onClick={(event) => keepPlace(event.currentTarget)}
              suppressHydrationWarning
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
