'use client'
import type { Locale } from 'next-intl'
import modal from './search-modal.module.css'
import styles from './search-page.module.css'
import { SearchPanel } from './search-panel.client'

export interface PageStartProps {
  /** What readers come for. */
  tasks: { title: string; links: { href: string; title: string }[] }
}

/** The page of results without a question: what was opened before, and where most tasks begin. */
export const PageStart = ({ tasks, index, locale }: PageStartProps & { index: string; locale: Locale }) => (
  <div className={styles.start}>
    <SearchPanel index={index} locale={locale} />
    <nav aria-label={tasks.title}>
      <h2 className={modal.group}>{tasks.title}</h2>
      <ul>
        {tasks.links.map(({ href, title }) => (
          <li key={title}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  </div>
)
