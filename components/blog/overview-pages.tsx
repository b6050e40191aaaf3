import { type Locale, useTranslations } from 'next-intl'
import { getPosts } from '@/lib/blog'
import { dayInWords } from '@/lib/blog/day'
import { byYear } from '@/lib/blog/lists'
import { getAuthors, getBlogTags } from '@/lib/blog/topics'
import {
  blogArchiveUrl,
  blogAuthorsUrl,
  blogAuthorUrl,
  blogTagsUrl,
  blogTagUrl,
  localePath,
  postUrl,
} from '@/lib/core/routes'
import { groupByLetter } from '@/lib/docs/tags'
import { TagIndex } from '../page-parts/tags/tag-index'
import { BlogLayout } from './blog-layout'
import styles from './overview-pages.module.css'

/** Every post on one line, by year. */
export function ArchivePage({ locale }: { locale: Locale }) {
  const t = useTranslations('blog')
  const years = byYear(getPosts(locale))
  return (
    <BlogLayout locale={locale} href={blogArchiveUrl()}>
      <article className={styles.page}>
        <h1>{t('archiveTitle')}</h1>
        <p>{years.length > 0 ? t('archiveText') : t('empty')}</p>
        {years.map(({ year, posts }) => (
          <section key={year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>
              {year} <small>{t('postCount', { count: posts.length })}</small>
            </h2>
            <ul className={styles.archive}>
              {posts.map(({ slug, title, date, isFallback, file }) => (
                <li key={slug}>
                  <time dateTime={date}>{dayInWords(date, locale)}</time>{' '}
                  <a href={localePath(postUrl(slug), locale)} lang={isFallback ? file.page.locale : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </BlogLayout>
  )
}

/** Everyone who writes, with the number of their posts. */
export function AuthorsPage({ locale }: { locale: Locale }) {
  const t = useTranslations('blog')
  const authors = getAuthors(locale)
  return (
    <BlogLayout locale={locale} href={blogAuthorsUrl()}>
      <article className={styles.page}>
        <h1>{t('authorsTitle')}</h1>
        <p>{authors.length > 0 ? t('authorsText') : t('noAuthors')}</p>
        <ul className={styles.authors}>
          {authors.map(({ id, label, title, posts }) => (
            <li key={id}>
              <h2>
                <a href={localePath(blogAuthorUrl(id), locale)}>{label}</a>
              </h2>
              {title && <p>{title}</p>}
              <p>{t('postCount', { count: posts.length })}</p>
            </li>
          ))}
        </ul>
      </article>
    </BlogLayout>
  )
}

/** All tags of the blog under their first letters. */
export function BlogTagsPage({ locale }: { locale: Locale }) {
  const t = useTranslations('blog')
  const tags = getBlogTags(locale).map(({ id, label, posts }) => ({
    id,
    label,
    href: localePath(blogTagUrl(id), locale),
    count: (
      <>
        <span aria-hidden="true">{posts.length}</span>
        <span className="visually-hidden">{t('postCount', { count: posts.length })}</span>
      </>
    ),
  }))
  return (
    <BlogLayout locale={locale} href={blogTagsUrl()}>
      <TagIndex
        title={t('tagsTitle')}
        text={tags.length > 0 ? t('tagsText') : t('noTags')}
        letters={groupByLetter(tags, locale)}
      />
    </BlogLayout>
  )
}
