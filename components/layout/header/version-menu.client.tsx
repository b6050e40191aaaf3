'use client'
import { usePathname } from 'next/navigation'
import { type Locale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { docUrl, localePath, sitePath } from '@/lib/core/routes'
import { type DocsVersionLink, VERSION_KEY, versionAt } from '../../ui/docs-versions'
import styles from '../../ui/menu.module.css'
import { store } from '../../ui/storage.client'

interface VersionMenuProps {
  versions: DocsVersionLink[]
  locale: Locale
}

/** Versions of the documentation. The one a reader is in becomes the one the navbar leads to. */
export function VersionMenu({ versions, locale }: VersionMenuProps) {
  const t = useTranslations('shell')
  const { path } = sitePath(usePathname())
  const here = versionAt(path, versions)
  const latest = versions.find((version) => version.path === '')
  useEffect(() => {
    if (here) store(VERSION_KEY, here.name)
  }, [here])
  return (
    <details className={styles.menu} data-menu>
      <summary>
        <span className="visually-hidden">{t('versions')}: </span>
        <span suppressHydrationWarning>{(here ?? latest)?.label}</span>
      </summary>
      <ul>
        {versions.map(({ name, path: versionPath, label: text }) => (
          <li key={name}>
            <a
              href={localePath(docUrl('', versionPath), locale)}
              data-version={name}
              aria-current={name === here?.name ? 'true' : undefined}
              suppressHydrationWarning
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
