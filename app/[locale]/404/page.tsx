import { setRequestLocale } from 'next-intl/server'
import { Drawer } from '@/components/drawer/drawer'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { localeParams } from '@/lib/i18n/locale-params'
import { notFoundMeta } from '@/lib/pages'
import { pageMetadata } from '@/lib/site/metadata'

type Props = PageProps<'/[locale]/404'>

export async function generateMetadata({ params }: Props) {
  const { locale } = await localeParams(params)
  return pageMetadata(notFoundMeta(locale))
}

/** Published as `404.html` of each language, which hosts serve for an address they do not have. */
export default async function NotFound({ params }: Props) {
  const { locale } = await localeParams(params)
  setRequestLocale(locale)
  return (
    <>
      <Drawer locale={locale} />
      <NotFoundPage locale={locale} />
    </>
  )
}
