import type { ReactNode } from 'react'
import styles from './tag-index.module.css'
import type { TagLink } from './tag-list'

interface TagIndexProps {
  title: string
  text: string
  letters: { letter: string; entries: (TagLink & { count: ReactNode })[] }[]
}

/** All tags under their first letters, each with the number of its pages. */
export const TagIndex = ({ title, text, letters }: TagIndexProps) => (
  <article className={styles.page}>
    <h1>{title}</h1>
    <p>{text}</p>
    {letters.map(({ letter, entries }) => (
      <section key={letter}>
        <h2>{letter}</h2>
        <ul className={styles.tags}>
          {entries.map(({ id, label, href, count }) => (
            <li key={id}>
              <a href={href}>{label}</a> {count}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </article>
)
