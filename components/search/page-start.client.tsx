'use client'
import modal from './search-modal.module.css'
import styles from './search-page.module.css'
import { SearchPanel } from './search-panel.client'

export interface PageStartProps {
  /** What readers come for. */
  tasks: { title: string; links: { href: string; title: string }[] }
}

/** The page of results without a question: what was opened before, and where most tasks begin. */
export const PageStart = ({ tasks, index }: PageStartProps & { index: string }) => (
  <>
    <SearchPanel className={styles.start} index={index} />
    <Tasks tasks={tasks} />
  </>
)

/** On the server too. */
export const Tasks = ({ tasks: { title, links } }: PageStartProps) => (
  <nav className={styles.start} aria-label={title}>
    <h2 className={modal.group}>{title}</h2>
    <ul>
      {links.map((link) => (
        <li key={link.title}>
          <a href={link.href}>{link.title}</a>
        </li>
      ))}
    </ul>
  </nav>
)
