import { setRequestLocale } from 'next-intl/server'
import { HomePage } from '@/components/home/home-page'
import { Page } from '@/components/page/page'
import { pageMetadata } from '@/lib/metadata'
import { locales } from '@/lib/routes'
import { getSite, localize } from '@/lib/site'

export async function generateMetadata({ params }: PageProps<'/[locale]'>) {
  const { locale } = await params
  return pageMetadata({
    locale,
    path: '/',
    translations: locales(),
    description: localize(getSite().description, locale),
  })
}

export default async function Home({ params }: PageProps<'/[locale]'>) {
  const { locale } = await params
  setRequestLocale(locale)
  return (
    <Page locale={locale} path="/">
      <HomePage locale={locale} />
    </Page>
  )
}
