'use client'
import type { Locale } from 'next-intl'
import { Icon } from '../ui/icon'
import { IN_PANEL } from './saved-pages'
import styles from './search-modal.module.css'
import { searchWords } from './search-words'
import { useSavedPages } from './use-saved-pages.client'

/** What stands under the box while it has the focus: the last pages that were opened from it, if there are any. */
export function SearchPanel({ className, index, locale }: { className?: string; index: string; locale: Locale }) {
  const [{ recent, favorites }] = useSavedPages(index)
  const t = searchWords(locale)
  if (recent.length + favorites.length === 0) return null
  return (
    <nav className={className} aria-label={t('title')}>
      {[
        { name: t('favorites'), icon: 'star', pages: favorites },
        { name: t('recent'), icon: 'history', pages: recent },
      ]
        .filter(({ pages }) => pages.length > 0)
        .map(({ name, icon, pages }) => (
          <section key={name}>
            <h2 className={styles.group}>{name}</h2>
            <ul>
              {pages.slice(0, IN_PANEL).map(({ url, title, place }) => (
                <li key={url}>
                  <a href={url} className={styles.hit}>
                    <Icon name={icon} />
                    <span className={styles.words}>
                      <span className={styles.title}>{title}</span>
                      <span className={styles.place}>{place}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  )
}
