import { type Locale, useTranslations } from 'next-intl'
import { getPosts, type Post, postTranslations } from '@/lib/blog'
import { neighbours } from '@/lib/blog/lists'
import { blogMeta } from '@/lib/blog/metadata'
import { isPostOutdated } from '@/lib/blog/outdated'
import { readPostBody } from '@/lib/blog/post-body'
import { postAuthors, postTags } from '@/lib/blog/topics'
import { showDrafts } from '@/lib/content/collection'
import { blogTagUrl, blogUrl, defaultLocale, localePath, postUrl } from '@/lib/core/routes'
import { langProps } from '@/lib/i18n/direction'
import { translator } from '@/lib/i18n/translator'
import { cardImage } from '@/lib/site/metadata'
import { article, breadcrumbList } from '@/lib/site/structured-data'
import { type SlotName, withSlotHeadings } from '@/lib/slots'
import { BodyText } from '../mdx/body-text'
import type { SlotComponent } from '../mdx/slot-component'
import { Banner } from '../page-parts/banner'
import { Breadcrumbs } from '../page-parts/breadcrumbs'
import { PageHead } from '../page-parts/page-menu/page-menu'
import { Paginator } from '../page-parts/paginator'
import { TagList } from '../page-parts/tags/tag-list'
import { MobileToc, Toc, tocHeadings } from '../page-parts/toc/toc'
import { StructuredData } from '../ui/structured-data'
import { BlogLayout } from './blog-layout'
import { PostByline } from './post-byline'
import styles from './post-page.module.css'
import { ReleaseChanges } from './release-changes'

/** What fills the slots of a post. */
const slots: Record<Extract<SlotName, 'Changes'>, SlotComponent> = { Changes: ReleaseChanges }

/** A post: path, banners, title, byline, text with the changes of the release, tags and neighbours. */
export function PostPage({ post, locale }: { post: Post; locale: Locale }) {
  const t = useTranslations('blog')
  const body = readPostBody(post.file)
  const page = { locale, version: post.file.page.version, changes: post.changes }
  const tags = postTags(post, locale).map(({ id, label }) => ({ id, label, href: localePath(blogTagUrl(id), locale) }))
  const breaking = post.changes.filter(({ type }) => type === 'breaking')
  const headings = tocHeadings(withSlotHeadings(post.file.page.headings, body, page))
  const toc = { headings, locale, textLocale: post.file.page.locale }
  const { older, newer } = neighbours(getPosts(locale), post.slug)
  const node = (target: Post | undefined) =>
    target && { id: target.slug, label: target.title, href: postUrl(target.slug) }
  const trail = [
    { id: 'blog', label: t('title'), href: blogUrl() },
    {
      id: post.slug,
      label: post.version ? t('versionTitle', { version: post.version }) : post.title,
      href: postUrl(post.slug),
    },
  ]
  return (
    <BlogLayout locale={locale} href={postUrl(post.slug)} aside={headings.length > 0 && <Toc {...toc} />}>
      <article className={styles.post} {...langProps(post.isFallback ? post.file.page.locale : undefined)}>
        <div {...langProps(locale)}>
          <Breadcrumbs trail={trail} locale={locale} />
          <PostBanners post={post} />
        </div>
        <PageHead path={postUrl(post.slug)} locale={locale} file={post.file._id}>
          {post.title}
        </PageHead>
        <div {...langProps(locale)}>
          <PostByline post={post} locale={locale} />
        </div>
        {breaking[0] && (
          <p className={styles.attention} {...langProps(locale)}>
            {t('attention', { count: breaking.length })} <a href={`#${breaking[0].anchor}`}>{t('attentionLink')}</a>
          </p>
        )}
        {headings.length > 0 && <MobileToc {...toc} />}
        <BodyText body={body} slots={slots} page={page} />
        <footer className={styles.footer} {...langProps(locale)} data-alternate-skip>
          <TagList tags={tags} label={t('tags')} />
        </footer>
      </article>
      <Paginator
        previous={node(older)}
        next={node(newer)}
        locale={locale}
        labels={{ name: t('neighbours'), previous: t('older'), next: t('newer') }}
      />
      <StructuredData data={structuredData(post, locale)} />
    </BlogLayout>
  )
}

function PostBanners({ post }: { post: Post }) {
  const t = useTranslations('docs')
  const { file, isFallback } = post
  return (
    <>
      {file.draft && showDrafts() && <Banner title={t('draft')} text={t('draftText')} />}
      {file.unlisted && <Banner title={t('unlisted')} text={t('unlistedText')} />}
      {isFallback && <Banner title={t('fallback')} text={t('fallbackText')} />}
      {isPostOutdated(post) && (
        <Banner title={t('outdated')} text={t('outdatedText')}>
          <a href={localePath(postUrl(post.slug), defaultLocale())} hrefLang={defaultLocale()} data-full>
            {t('outdatedLink')}
          </a>
        </Banner>
      )}
    </>
  )
}

function structuredData(post: Post, locale: Locale): object[] {
  const t = translator(locale, 'blog')
  const textLocale = post.file.page.locale
  return [
    article('BlogPosting', {
      title: post.title,
      description: post.description,
      href: postUrl(post.slug),
      textLocale,
      published: post.date,
      authors: postAuthors(post, textLocale).map(({ label }) => label),
      keywords: postTags(post, textLocale).map(({ label }) => label),
      image: cardImage(blogMeta({ kind: 'post', post, href: postUrl(post.slug) }, locale)),
      translations: postTranslations(post.slug),
    }),
    breadcrumbList(
      [
        { label: translator(locale, 'page')('home'), href: '/' },
        { label: t('title'), href: blogUrl() },
        { label: post.title, href: postUrl(post.slug) },
      ],
      locale,
    ),
  ]
}
