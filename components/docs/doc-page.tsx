import { getFormatter, getTranslations } from 'next-intl/server'
import { type FoundDoc, isOutdated, readBody, versionOf } from '@/lib/content'
import { fillCategoryPages } from '@/lib/content/category-pages'
import { lastUpdated } from '@/lib/content/last-updated'
import { getMenu } from '@/lib/content/menu'
import { keepText } from '@/lib/content/page-text'
import { neighbours, trailTo } from '@/lib/content/tree'
import { docUrl, localePath } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { Banners } from './banners'
import { Breadcrumbs } from './breadcrumbs'
import styles from './doc-page.module.css'
import { DocShell } from './doc-shell'
import { Paginator } from './paginator'
import { Prose } from './prose.client'
import { TagList } from './tag-list'
import { MobileToc, Toc, tocHeadings } from './toc'

/** A documentation page: path, banners, title, text, tags, date and neighbours. `href` is its site path. */
export async function DocPage({ found, locale, href }: { found: FoundDoc; locale: string; href: string }) {
  const { doc, isFallback } = found
  const { version } = doc.page
  const t = await getTranslations('docs')
  const shell = await getTranslations('shell')
  const menu = getMenu(locale, version)
  const headings = doc.hide_toc ? [] : tocHeadings(doc.page.headings)
  const src = localePath(href, locale)
  const canonical = docUrl(doc.page.path, versionOf(version)?.path)
  keepText(src, fillCategoryPages(readBody(doc), locale, version))
  const hasToc = headings.length > 0
  return (
    <DocShell locale={locale} version={version} href={canonical} aside={hasToc && <Toc headings={headings} label={t('toc')} />}>
      <article className={styles.article} lang={isFallback ? doc.page.locale : undefined}>
        <Breadcrumbs trail={trailTo(canonical, menu.tree)} locale={locale} labels={{ name: t('breadcrumbs'), home: shell('home') }} />
        <Banners found={found} isOutdated={isOutdated(doc)} locale={locale} href={canonical} />
        <h1>{doc.title}</h1>
        {hasToc && <MobileToc headings={headings} label={t('toc')} />}
        <Prose src={src} labels={{ loading: shell('loading'), loadFailed: shell('loadFailed'), retry: shell('retry') }} />
        <footer className={styles.footer}>
          <TagList ids={doc.tags} locale={locale} version={version} label={t('tags')} />
          <PageFacts found={found} />
        </footer>
      </article>
      <Paginator {...neighbours(canonical, menu.tree)} locale={locale} labels={{ name: t('paginator'), previous: t('previous'), next: t('next') }} />
    </DocShell>
  )
}

/** The link for correcting the page, and when it was corrected last. */
async function PageFacts({ found: { doc } }: { found: FoundDoc }) {
  const t = await getTranslations('docs')
  const format = await getFormatter()
  const { edit_url, last_updated } = getSite().docs
  const updated = last_updated ? lastUpdated(doc) : undefined
  const date = updated && format.dateTime(new Date(updated.date), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className={styles.facts}>
      {edit_url && (
        <a href={edit_url.replace('{file}', doc._id)} target="_blank" rel="noopener noreferrer" className="external">
          {t('edit')}
        </a>
      )}
      {updated && date && (
        <p>
          <time dateTime={updated.date}>{updated.author ? t('updatedBy', { date, author: updated.author }) : t('updated', { date })}</time>
        </p>
      )}
    </div>
  )
}
