import type { Locale } from 'next-intl'
import { translator } from '@/lib/i18n/translator'
import { KeptPages } from '../offline/kept-pages.client'
import { PartBoundary } from '../page/fallbacks.client'
import { SimplePage } from './simple-page'

/** Shown at the address of a page that is neither here nor to be had: why, a way to try again, what can be read. */
export function OfflinePage({ locale }: { locale: Locale }) {
  const t = translator(locale, 'page')
  return (
    <SimplePage locale={locale} title={t('offlineTitle')}>
      <p>{t('offlineText')}</p>
      <PartBoundary>
        <KeptPages locale={locale} />
      </PartBoundary>
    </SimplePage>
  )
}
