import { authorsOf, type Post } from '@/lib/blog'
import { formatter, translator } from '@/lib/i18n/translator'
import { blogAuthorUrl, localePath } from '@/lib/routes'
import styles from './post-facts.module.css'

/** Day, reading time and authors of a post, on one line. */
export function PostFacts({ post, locale }: { post: Post; locale: string }) {
  const t = translator(locale, 'blog')
  const authors = authorsOf(post, locale)
  return (
    <p className={styles.facts}>
      <time dateTime={post.date}>{postDate(post.date, locale)}</time>
      <span>{t('reading', { minutes: post.minutes })}</span>
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

/** A day in words. It is read and printed in UTC, so that no machine's time zone moves it. */
export const postDate = (date: string, locale: string): string => formatter(locale).dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'long' })
