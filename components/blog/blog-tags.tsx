import { getBlogTags, type Post } from '@/lib/blog'
import { translator } from '@/lib/i18n/translator'
import { blogTagUrl, localePath } from '@/lib/routes'
import styles from '../docs/tag-list.module.css'

/** Tags of a post, in the order of its front matter, each leading to its page. A tag that only unlisted posts carry has none. */
export function BlogTags({ post, locale }: { post: Post; locale: string }) {
  const all = getBlogTags(locale)
  const tags = post.tags.flatMap((id) => all.find((tag) => tag.id === id) ?? [])
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
