import { type Locale, useTranslations } from 'next-intl'
import type { Post } from '@/lib/blog'
import { CHANGE_TYPES } from '@/lib/blog/changes'
import { shownPages } from '@/lib/blog/lists'
import { describeBlogRoute, type ListPage } from '@/lib/blog/routes'
import type { Author, Topic } from '@/lib/blog/topics'
import { readBody } from '@/lib/content/collection/body'
import { blogAuthorsUrl, blogTagsUrl, localePath, postUrl } from '@/lib/core/routes'
import { langProps } from '@/lib/i18n/direction'
import { BlogLayout } from './blog-layout'
import { FeedLinks } from './feed-links'
import styles from './list-pages.module.css'
import { PostByline } from './post-byline'

type ListRoute =
  | { kind: 'list'; list: ListPage }
  | { kind: 'tag'; topic: Topic; list: ListPage }
  | { kind: 'author'; topic: Author; list: ListPage }

/** A page of all posts, of the posts with a tag, or of an author's posts. */
export function PostListPage({ route, locale }: { route: ListRoute & { href: string }; locale: Locale }) {
  const t = useTranslations('blog')
  const { list } = route
  return (
    <BlogLayout locale={locale} href={route.href}>
      <div className={styles.page}>
        <h1>{describeBlogRoute(route, locale).title}</h1>
        <ListLead route={route} locale={locale} />
        {list.posts.length === 0 && (
          <p className={styles.empty}>{route.kind === 'author' ? t('postCount', { count: 0 }) : t('empty')}</p>
        )}
        {list.posts.map((post) => (
          <PostEntry key={post.slug} post={post} locale={locale} />
        ))}
        <ListPaginator list={list} locale={locale} />
      </div>
    </BlogLayout>
  )
}

function ListLead({ route, locale }: { route: ListRoute; locale: Locale }) {
  const t = useTranslations('blog')
  switch (route.kind) {
    case 'list':
      return (
        <>
          <p className={styles.lead}>{t('text')}</p>
          <FeedLinks locale={locale} />
        </>
      )
    case 'author':
      return (
        <>
          {route.topic.title && <p className={styles.lead}>{route.topic.title}</p>}
          <p className={styles.lead}>
            {route.topic.posts.length > 0 && `${t('postCount', { count: route.topic.posts.length })} · `}
            <a href={localePath(blogAuthorsUrl(), locale)}>{t('allAuthors')}</a>
          </p>
        </>
      )
    case 'tag':
      return (
        <p className={styles.lead}>
          <a href={localePath(blogTagsUrl(), locale)}>{t('allTags')}</a>
        </p>
      )
  }
}

/** A post in a list: as much of its text as its author wanted to show there, and what kinds of changes it holds. */
function PostEntry({ post, locale }: { post: Post; locale: Locale }) {
  const t = useTranslations('blog')
  const { excerpt } = readBody(post.file)
  const href = localePath(postUrl(post.slug), locale)
  const counts = CHANGE_TYPES.map((type) => ({
    type,
    count: post.changes.filter((change) => change.type === type).length,
  })).filter(({ count }) => count > 0)
  const textLang = post.isFallback ? post.file.page.locale : undefined
  return (
    <article className={styles.entry}>
      <h2 {...langProps(textLang)}>
        <a href={href}>{post.title}</a>
      </h2>
      <PostByline post={post} locale={locale} />
      <div
        className="prose"
        {...langProps(textLang)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: excerpt?.html ?? '' }}
      />
      <div className={styles.foot}>
        {counts.length > 0 && (
          <ul>
            {counts.map(({ type, count }) => (
              <li key={type} className={`badge ${type}`}>
                {t(`type_${type}`)}: {count}
              </li>
            ))}
          </ul>
        )}
        {(excerpt?.isTruncated || counts.length > 0) && (
          <a href={href} className="alone" aria-label={t('readMoreAbout', { title: post.title })}>
            {t('readMore')}
          </a>
        )}
      </div>
    </article>
  )
}

function ListPaginator({ list: { page, pages, url }, locale }: { list: ListPage; locale: Locale }) {
  const t = useTranslations('blog')
  if (pages === 1) return null
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {page > 1 && (
        <a href={localePath(url(page - 1), locale)} rel="prev">
          <span className="arrow">←</span> {t('newerPosts')}
        </a>
      )}
      <ol>
        {shownPages(page, pages).map((number, place) => (
          <li key={number ?? `gap ${place}`}>
            {number === undefined ? (
              '…'
            ) : (
              <a
                href={localePath(url(number), locale)}
                aria-label={t('pageNumber', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={localePath(url(page + 1), locale)} rel="next">
          {t('olderPosts')} <span className="arrow">→</span>
        </a>
      )}
    </nav>
  )
}
