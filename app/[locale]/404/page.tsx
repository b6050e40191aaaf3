import { setRequestLocale } from 'next-intl/server'
import { Drawer } from '@/components/layout/drawer/drawer'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { Page } from '@/components/page/page'
import { messagesOf } from '@/lib/messages'
import { pageMetadata } from '@/lib/metadata'

type Props = PageProps<'/[locale]/404'>

export async function generateMetadata({ params }: Props) {
  const { locale } = await params
  return pageMetadata({ locale, path: '/404', title: messagesOf(locale).shell.notFoundTitle, isIndexed: false })
}

/** Published as `404.html` of each language, which hosts serve for an address they do not have. */
export default async function NotFound({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  return (
    <Page locale={locale} path="/404">
      <Drawer locale={locale} />
      <NotFoundPage locale={locale} />
    </Page>
  )
}
