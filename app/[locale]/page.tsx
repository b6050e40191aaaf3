import { setRequestLocale } from 'next-intl/server'
import { HomePage } from '@/components/home/home-page'
import { localeParams } from '@/lib/i18n/locale-params'
import { homeMeta } from '@/lib/pages'
import { pageMetadata } from '@/lib/site/metadata'

export async function generateMetadata({ params }: PageProps<'/[locale]'>) {
  const { locale } = await localeParams(params)
  return pageMetadata(homeMeta(locale))
}

export default async function Home({ params }: PageProps<'/[locale]'>) {
  const { locale } = await localeParams(params)
  setRequestLocale(locale)
  return <HomePage locale={locale} />
}
