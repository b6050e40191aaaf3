import styles from './tag-list.module.css'

export interface TagLink {
  id: string
  label: string
  /** With the language. */
  href: string
}

/** Tags of a page, each leading to its page. */
export function TagList({ tags, label }: { tags: TagLink[]; label: string }) {
  if (tags.length === 0) return null
  return (
    <div className={styles.tags}>
      <span>{label}:</span>
      <ul>
        {tags.map(({ id, label: name, href }) => (
          <li key={id}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
