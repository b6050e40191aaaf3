import path from 'node:path'
import { notFound } from 'next/navigation'
import type { Locale } from 'next-intl'
import { setRequestLocale } from 'next-intl/server'
import { SimplePage } from '@/components/layout/simple-page'
import { Page } from '@/components/page/page'
import { listBundled, readPage } from '@/lib/content/pages'
import { localeParams } from '@/lib/i18n/locale-params'
import { pageMetadata } from '@/lib/metadata'
import { plainMeta } from '@/lib/pages'
import { plainUrl } from '@/lib/routes'

type Props = PageProps<'/[locale]/[page]'>

/** With their languages: Next leaves a route out altogether when it has pages for some values of a parameter only. */
export const generateStaticParams = () => listBundled().map(({ name, locale }) => ({ locale, page: name }))

const find = (name: string, locale: Locale) =>
  listBundled().find((page) => page.name === name && page.locale === locale)

export async function generateMetadata({ params }: Props) {
  const { locale, page } = await localeParams(params)
  return find(page, locale) ? pageMetadata(plainMeta(plainUrl(page), locale)) : {}
}

export default async function MarkdownPage({ params }: Props) {
  const { locale, page } = await localeParams(params)
  setRequestLocale(locale)
  const found = find(page, locale)
  if (!found) notFound()
  const { default: Body } = await import(`@/.cache/pages/${path.basename(found.file)}`)
  return (
    <Page locale={locale} path={found.href}>
      <SimplePage locale={locale} title={readPage(found).title}>
        <div className="prose">
          <Body />
        </div>
      </SimplePage>
    </Page>
  )
}
