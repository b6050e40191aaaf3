import { setRequestLocale } from 'next-intl/server'
import { OfflinePage } from '@/components/layout/offline-page'
import { localeParams } from '@/lib/i18n/locale-params'
import { offlineMeta } from '@/lib/pages'
import { pageMetadata } from '@/lib/site/metadata'

type Props = PageProps<'/[locale]/offline'>

export async function generateMetadata({ params }: Props) {
  const { locale } = await localeParams(params)
  return pageMetadata(offlineMeta(locale))
}

/** Kept by the service worker, which shows it where there is no network and no copy of a page. */
export default async function Offline({ params }: Props) {
  const { locale } = await localeParams(params)
  setRequestLocale(locale)
  return <OfflinePage locale={locale} />
}
