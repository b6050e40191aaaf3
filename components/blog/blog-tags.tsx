import type { Locale } from 'next-intl'
import { type Post, tagsOf } from '@/lib/blog'
import { translator } from '@/lib/i18n/translator'
import { blogTagUrl, localePath } from '@/lib/routes'
import styles from '../docs/tag-list.module.css'

/** Tags of a post, each leading to its page. */
export function BlogTags({ post, locale }: { post: Post; locale: Locale }) {
  const tags = tagsOf(post, locale)
  if (tags.length === 0) return null
  return (
    <div className={styles.tags}>
      <span>{translator(locale, 'blog')('tags')}:</span>
      <ul>
        {tags.map(({ id, label }) => (
          <li key={id}>
            <a href={localePath(blogTagUrl(id), locale)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
