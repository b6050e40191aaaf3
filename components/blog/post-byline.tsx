import { type Locale, useTranslations } from 'next-intl'
import type { Post } from '@/lib/blog'
import { dayInWords } from '@/lib/blog/day'
import { postAuthors } from '@/lib/blog/topics'
import { blogAuthorUrl, localePath } from '@/lib/core/routes'
import styles from './post-byline.module.css'

/** Day, reading time and authors of a post, on one line. */
export function PostByline({ post, locale }: { post: Post; locale: Locale }) {
  const t = useTranslations('blog')
  const authors = postAuthors(post, locale)
  return (
    <p className={styles.byline}>
      <time dateTime={post.date}>{dayInWords(post.date, locale)}</time>{' '}
      <span>{t('reading', { minutes: post.minutes })}</span>{' '}
      {authors.length > 0 && (
        <span>
          <span className="visually-hidden">{t('by')}: </span>
          {authors.map(({ id, label }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={localePath(blogAuthorUrl(id), locale)}>{label}</a>
            </span>
          ))}
        </span>
      )}
    </p>
  )
}
