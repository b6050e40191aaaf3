import { type Locale, useTranslations } from 'next-intl'
import { docTagUrl, localePath } from '@/lib/core/routes'
import { type Doc, docAddress, type FoundDoc, isDocOutdated, versionOf } from '@/lib/docs'
import { lastUpdated, updatedOn } from '@/lib/docs/last-updated'
import { getMenu, menuSection } from '@/lib/docs/menu'
import { translationsOf } from '@/lib/docs/routes'
import { getTags } from '@/lib/docs/tags'
import { langProps } from '@/lib/i18n/direction'
import { formatter, translator } from '@/lib/i18n/translator'
import { getSite } from '@/lib/site'
import { cardImage } from '@/lib/site/metadata'
import { article, breadcrumbList } from '@/lib/site/structured-data'
import { ComponentName } from '../etl/component-name'
import { Breadcrumbs } from '../page-parts/breadcrumbs'
import { PageHead } from '../page-parts/page-menu/page-menu'
import { Paginator } from '../page-parts/paginator'
import { type TagLink, TagList } from '../page-parts/tags/tag-list'
import { MobileToc, Toc, tocHeadings } from '../page-parts/toc/toc'
import { Link } from '../ui/link'
import { StructuredData } from '../ui/structured-data'
import { Banners } from './banners'
import { DocLayout } from './doc-layout'
import styles from './doc-page.module.css'
import { DocText, pageHeadings } from './doc-text'

/** A documentation page: path, banners, title, text, tags, date and neighbours. */
export function DocPage({ found, locale }: { found: FoundDoc; locale: Locale }) {
  const { doc, isFallback } = found
  const { version } = doc.page
  const t = useTranslations('docs')
  const { trailTo, neighboursOf } = getMenu(locale, version)
  const headings = doc.hide_toc ? [] : tocHeadings(pageHeadings(doc, locale))
  const href = docAddress(doc)
  const hasToc = headings.length > 0
  const toc = { headings, locale, textLocale: doc.page.locale }
  return (
    <DocLayout locale={locale} version={version} href={href} aside={hasToc && <Toc {...toc} />}>
      <article className={styles.article} {...langProps(isFallback ? doc.page.locale : undefined)}>
        <Breadcrumbs trail={trailTo(href)} locale={locale} />
        <Banners found={found} isOutdated={isDocOutdated(doc)} locale={locale} href={href} />
        <PageHead path={href} locale={locale} version={versionOf(version)?.label} file={doc._id} hasData={hasData(doc)}>
          {doc.type === 'EtlComponent' ? <ComponentName name={doc.title} /> : doc.title}
        </PageHead>
        {hasToc && <MobileToc {...toc} />}
        <DocText doc={doc} locale={locale} />
        <footer className={styles.footer} {...langProps(locale)} data-alternate-skip>
          <TagList tags={tagLinks(doc.tags, locale, version)} label={t('tags')} />
          <PageRevision found={found} locale={locale} />
        </footer>
      </article>
      <Paginator
        {...neighboursOf(href)}
        locale={locale}
        labels={{ name: t('paginator'), previous: t('previous'), next: t('next') }}
      />
      <StructuredData data={structuredData(found, href, locale)} />
    </DocLayout>
  )
}

/** A component, and a catalogue of them, are published as data too (lib/alternates/files). */
const hasData = ({ type, page }: Doc): boolean =>
  type === 'EtlComponent' || page.slots.some(({ slot }) => slot === 'EtlCatalogue')

function tagLinks(ids: string[], locale: Locale, version: string): TagLink[] {
  const tags = getTags(locale, version).filter(({ id }) => ids.includes(id))
  return tags.map(({ id, label, permalink }) => ({
    id,
    label,
    href: localePath(docTagUrl(permalink, versionOf(version)?.path), locale),
  }))
}

function structuredData(found: FoundDoc, href: string, locale: Locale): object[] {
  const { doc } = found
  const { title, description, page } = doc
  const section = menuSection(href, locale, page.version)
  const modified = updatedOn(doc)
  const image = cardImage({ title, section, locale: page.locale, path: href })
  const steps = [
    { label: translator(locale, 'page')('home'), href: '/' },
    ...getMenu(locale, page.version).trailTo(href),
  ]
  return [
    article('TechArticle', {
      title,
      description,
      href,
      textLocale: page.locale,
      image,
      ...(modified ? { modified } : {}),
      version: versionOf(page.version)?.label,
      section,
      translations: translationsOf(found),
    }),
    ...(steps.length > 1 ? [breadcrumbList(steps, locale)] : []),
  ]
}

/** The link for correcting the page, and when it was corrected last. */
function PageRevision({ found: { doc }, locale }: { found: FoundDoc; locale: Locale }) {
  const [t, shell] = [useTranslations('docs'), useTranslations('shell')]
  const { edit_url, last_updated } = getSite().docs
  const updated = last_updated ? lastUpdated(doc) : undefined
  const date = updated && formatter(locale).dateTime(new Date(updated.date), { dateStyle: 'long' })
  return (
    <div className={styles.revision}>
      {edit_url && (
        <Link href={edit_url.replace('{file}', doc._id)} externalLabel={shell('external')}>
          {t('edit')}
        </Link>
      )}
      {updated && date && (
        <p>
          <time dateTime={updated.date}>
            {updated.author ? t('updatedBy', { date, author: updated.author }) : t('updated', { date })}
          </time>
        </p>
      )}
    </div>
  )
}
