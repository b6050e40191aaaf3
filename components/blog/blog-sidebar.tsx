import { type Locale, useTranslations } from 'next-intl'
import { getPosts } from '@/lib/blog'
import { byYear } from '@/lib/blog/lists'
import {
  blogArchiveUrl,
  blogAuthorsUrl,
  blogChangesUrl,
  blogTagsUrl,
  blogUrl,
  localePath,
  postUrl,
} from '@/lib/core/routes'
import styles from './blog-sidebar.module.css'

/** Every release under its year, newest first, and the other pages of the blog. */
export function BlogSidebar({ locale, href }: { locale: Locale; href: string }) {
  const t = useTranslations('blog')
  const link = (to: string, label: string, lang?: string) => (
    <li key={to}>
      <a href={localePath(to, locale)} aria-current={to === href ? 'page' : undefined} lang={lang}>
        {label}
      </a>
    </li>
  )
  return (
    <nav className={styles.sidebar} aria-label={t('sidebar')} data-secondary>
      <p className={styles.title}>{t('title')}</p>
      <ul>
        {link(blogUrl(), t('all'))}
        {link(blogChangesUrl(), t('changesTitle'))}
      </ul>
      {byYear(getPosts(locale)).map(({ year, posts }) => (
        <section key={year} aria-label={year}>
          <p className={styles.year}>{year}</p>
          <ul>
            {posts.map(({ slug, title, isFallback, file }) =>
              link(postUrl(slug), title, isFallback ? file.page.locale : undefined),
            )}
          </ul>
        </section>
      ))}
      <ul className={styles.more}>
        {link(blogArchiveUrl(), t('archiveTitle'))}
        {link(blogAuthorsUrl(), t('authorsTitle'))}
        {link(blogTagsUrl(), t('tagsTitle'))}
      </ul>
    </nav>
  )
}
