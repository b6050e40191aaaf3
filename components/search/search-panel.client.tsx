'use client'
import { useTranslations } from 'next-intl'
import { SavedWords, savedLists } from './saved-list.client'
import { IN_PANEL } from './saved-pages'
import styles from './search-modal.module.css'
import { useSavedPages } from './use-saved-pages.client'

/** Saved pages, shown under the box while it has the focus. */
export function SearchPanel({ className, index }: { className?: string; index: string }) {
  const [saved] = useSavedPages(index)
  const t = useTranslations('search')
  if (saved.recent.length + saved.favorites.length === 0) return null
  return (
    <nav className={className} aria-label={t('title')}>
      {savedLists(saved, t).map(({ name, icon, pages }) => (
        <section key={name}>
          <h2 className={styles.group}>{name}</h2>
          <ul>
            {pages.slice(0, IN_PANEL).map((page) => (
              <li key={page.url}>
                <a href={page.url} className={styles.hit}>
                  <SavedWords icon={icon} page={page} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
