import type { Locale } from 'next-intl'
import { versionOf } from '@/lib/docs'
import { getTags } from '@/lib/docs/tags'
import { docTagUrl, localePath } from '@/lib/routes'
import styles from './tag-list.module.css'

/** Tags of a page, each leading to its page. */
export function TagList({
  ids,
  locale,
  version,
  label,
}: {
  ids: string[]
  locale: Locale
  version: string
  label: string
}) {
  const tags = getTags(locale, version).filter(({ id }) => ids.includes(id))
  if (tags.length === 0) return null
  return (
    <div className={styles.tags}>
      <span>{label}:</span>
      <ul>
        {tags.map(({ id, label: name, permalink }) => (
          <li key={id}>
            <a href={localePath(docTagUrl(permalink, versionOf(version)?.path), locale)}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
