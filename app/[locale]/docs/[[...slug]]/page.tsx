import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { DocPage } from '@/components/docs/doc-page'
import { TagPage, TagsPage } from '@/components/docs/tag-pages'
import { Page } from '@/components/page/page'
import { sectionOf } from '@/lib/docs/menu'
import { type DocRoute, docRouteParams, resolveDocRoute, translationsOf } from '@/lib/docs/routes'
import { pageMetadata } from '@/lib/metadata'
import { locales } from '@/lib/routes'

type Props = PageProps<'/[locale]/docs/[[...slug]]'>

export const generateStaticParams = ({ params }: { params: { locale: string } }) => docRouteParams(params.locale)

export async function generateMetadata({ params }: Props) {
  const { locale, slug = [] } = await params
  const route = resolveDocRoute(slug, locale)
  if (!route) return {}
  const t = await getTranslations({ locale, namespace: 'docs' })
  if (route.kind === 'tags')
    return pageMetadata({
      locale,
      path: route.href,
      title: t('tagsTitle'),
      description: t('tagsText'),
      translations: locales(),
    })
  if (route.kind === 'tag') {
    const title = t('tagTitle', { count: route.tag.docs.length, tag: route.tag.label })
    return pageMetadata({
      locale,
      path: route.href,
      title,
      description: route.tag.description,
      translations: locales(),
    })
  }
  const { doc } = route.found
  return pageMetadata({
    locale,
    path: route.href,
    canonicalPath: route.canonical,
    textLocale: doc.page.locale,
    title: doc.title,
    description: doc.description,
    translations: translationsOf(route.found),
    isIndexed: !doc.unlisted && !doc.draft,
    section: sectionOf(route.canonical, locale, doc.page.version),
  })
}

export default async function Docs({ params }: Props) {
  const { locale, slug = [] } = await params
  setRequestLocale(locale)
  const route = resolveDocRoute(slug, locale)
  if (!route) notFound()
  return (
    <Page locale={locale} path={route.href}>
      <RouteContent route={route} locale={locale} />
    </Page>
  )
}

function RouteContent({ route, locale }: { route: DocRoute; locale: string }) {
  switch (route.kind) {
    case 'tags':
      return <TagsPage locale={locale} version={route.version.name} />
    case 'tag':
      return <TagPage tag={route.tag} locale={locale} version={route.version.name} />
    case 'doc':
      return <DocPage found={route.found} locale={locale} />
  }
}
