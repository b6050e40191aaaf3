import { type Locale, useTranslations } from 'next-intl'
import { docTagsUrl, docTagUrl, docUrl, localePath } from '@/lib/core/routes'
import { versionOf } from '@/lib/docs'
import { getTags, groupByLetter, type Tag } from '@/lib/docs/tags'
import { TagIndex } from '../page-parts/tags/tag-index'
import { DocLayout } from './doc-layout'
import styles from './tag-page.module.css'

/** All tags of a version under their first letters. */
export function TagsPage({ locale, version }: { locale: Locale; version: string }) {
  const t = useTranslations('docs')
  const versionPath = versionOf(version)?.path
  const tags = getTags(locale, version).map(({ id, label, permalink, docs }) => ({
    id,
    label,
    href: localePath(docTagUrl(permalink, versionPath), locale),
    count: <span title={t('pageCount', { count: docs.length })}>{docs.length}</span>,
  }))
  return (
    <DocLayout locale={locale} version={version} href={docTagsUrl(versionPath)}>
      <TagIndex title={t('tagsTitle')} text={t('tagsText')} letters={groupByLetter(tags, locale)} />
    </DocLayout>
  )
}

/** The pages that carry a tag. */
export function TagPage({ tag, locale, version }: { tag: Tag; locale: Locale; version: string }) {
  const t = useTranslations('docs')
  const versionPath = versionOf(version)?.path
  return (
    <DocLayout locale={locale} version={version} href={docTagUrl(tag.permalink, versionPath)}>
      <article className={styles.page}>
        <h1>{t('tagTitle', { count: tag.docs.length, tag: tag.label })}</h1>
        {tag.description && <p>{tag.description}</p>}
        <p>
          <a href={localePath(docTagsUrl(versionPath), locale)}>{t('allTags')}</a>
        </p>
        <ul className={styles.list}>
          {tag.docs.map(({ doc }) => (
            <li key={doc._id}>
              <h2>
                <a href={localePath(docUrl(doc.page.path, versionPath), locale)}>{doc.title}</a>
              </h2>
              <p>{doc.description}</p>
            </li>
          ))}
        </ul>
      </article>
    </DocLayout>
  )
}
