import { notFound } from 'next/navigation'
import type { Locale } from 'next-intl'
import { setRequestLocale } from 'next-intl/server'
import { DocPage } from '@/components/docs/doc-page'
import { TagPage, TagsPage } from '@/components/docs/tag-pages'
import { toLocale } from '@/lib/core/routes'
import { docMeta } from '@/lib/docs/metadata'
import { type DocRoute, docRouteParams, resolveDocRoute } from '@/lib/docs/routes'
import { localeParams } from '@/lib/i18n/locale-params'
import { pagesToRender } from '@/lib/next/incremental'
import { pageMetadata } from '@/lib/site/metadata'

type Props = PageProps<'/[locale]/docs/[[...slug]]'>

export const generateStaticParams = ({ params }: { params: { locale: string } }) => {
  const locale = toLocale(params.locale)
  return pagesToRender(
    () => docRouteParams(locale),
    ({ slug }) => ['/docs', ...slug].join('/'),
    locale,
  )
}

export async function generateMetadata({ params }: Props) {
  const { locale, slug = [] } = await localeParams(params)
  const route = resolveDocRoute(slug, locale)
  return route ? pageMetadata(docMeta(route, locale)) : {}
}

export default async function Docs({ params }: Props) {
  const { locale, slug = [] } = await localeParams(params)
  setRequestLocale(locale)
  const route = resolveDocRoute(slug, locale)
  if (!route) notFound()
  return <RouteContent route={route} locale={locale} />
}

function RouteContent({ route, locale }: { route: DocRoute; locale: Locale }) {
  switch (route.kind) {
    case 'tags':
      return <TagsPage locale={locale} version={route.version.name} />
    case 'tag':
      return <TagPage tag={route.tag} locale={locale} version={route.version.name} />
    case 'doc':
      return <DocPage found={route.found} locale={locale} />
  }
}
