import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { SimplePage } from '@/components/layout/simple-page'
import { BodyText } from '@/components/mdx/body-text'
import { readBody } from '@/lib/content/collection/body'
import { listPages } from '@/lib/content/pages'
import { localeParams } from '@/lib/i18n/locale-params'
import { plainMeta } from '@/lib/pages'
import { pageMetadata } from '@/lib/site/metadata'

type Props = PageProps<'/[locale]/[page]'>

/** Pages at the root of the site; other plain kinds have their own routes. */
const pages = () => listPages().filter(({ kind }) => kind.home === undefined)

/** With their languages: Next leaves a route out altogether when it has pages for some values of a parameter only. */
export const generateStaticParams = () => pages().map(({ name, locale }) => ({ locale, page: name }))

const find = (name: string, locale: string) => pages().find((page) => page.name === name && page.locale === locale)

export async function generateMetadata({ params }: Props) {
  const { locale, page } = await localeParams(params)
  const found = find(page, locale)
  return found ? pageMetadata(plainMeta(found.href, locale)) : {}
}

export default async function PlainPage({ params }: Props) {
  const { locale, page } = await localeParams(params)
  setRequestLocale(locale)
  const found = find(page, locale)
  if (!found) notFound()
  return (
    <SimplePage locale={locale} title={plainMeta(found.href, locale).title}>
      <BodyText body={readBody({ _id: found.file })} />
    </SimplePage>
  )
}
