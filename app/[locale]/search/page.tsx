import { setRequestLocale } from 'next-intl/server'
import { SearchResults } from '@/components/search/search-results'
import { localeParams } from '@/lib/i18n/locale-params'
import { searchMeta } from '@/lib/pages'
import { pageMetadata } from '@/lib/site/metadata'

type Props = PageProps<'/[locale]/search'>

export async function generateMetadata({ params }: Props) {
  const { locale } = await localeParams(params)
  return pageMetadata(searchMeta(locale))
}

/** All results of a question, with filters; the question is in the address. */
export default async function SearchResultsPage({ params }: Props) {
  const { locale } = await localeParams(params)
  setRequestLocale(locale)
  return <SearchResults locale={locale} />
}
