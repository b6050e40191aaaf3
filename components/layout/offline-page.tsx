import { type Locale, useTranslations } from 'next-intl'
import { CachedPages } from '../offline/cached-pages.client'
import { PartBoundary } from '../ui/part-boundary.client'
import { SimplePage } from './simple-page'

/** Shown when a page is not cached and the network is down: the reason, a way to try again, the cached pages. */
export function OfflinePage({ locale }: { locale: Locale }) {
  const t = useTranslations('page')
  return (
    <SimplePage locale={locale} title={t('offlineTitle')}>
      <p>{t('offlineText')}</p>
      <p>{t('offlineWorks')}</p>
      <PartBoundary>
        <CachedPages locale={locale} />
      </PartBoundary>
    </SimplePage>
  )
}
