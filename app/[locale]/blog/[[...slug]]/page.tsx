import { notFound } from 'next/navigation'
import type { Locale } from 'next-intl'
import { setRequestLocale } from 'next-intl/server'
import { ChangesPage } from '@/components/blog/changes-page'
import { PostListPage } from '@/components/blog/list-pages'
import { ArchivePage, AuthorsPage, BlogTagsPage } from '@/components/blog/overview-pages'
import { PostPage } from '@/components/blog/post-page'
import { blogMeta } from '@/lib/blog/metadata'
import { type BlogRoute, blogRouteParams, resolveBlogRoute } from '@/lib/blog/routes'
import { toLocale } from '@/lib/core/routes'
import { localeParams } from '@/lib/i18n/locale-params'
import { pagesToRender } from '@/lib/next/incremental'
import { pageMetadata } from '@/lib/site/metadata'

type Props = PageProps<'/[locale]/blog/[[...slug]]'>

export const generateStaticParams = ({ params }: { params: { locale: string } }) => {
  const locale = toLocale(params.locale)
  return pagesToRender(
    () => blogRouteParams(locale),
    ({ slug }) => ['/blog', ...slug].join('/'),
    locale,
  )
}

export async function generateMetadata({ params }: Props) {
  const { locale, slug = [] } = await localeParams(params)
  const route = resolveBlogRoute(slug, locale)
  return route ? pageMetadata(blogMeta(route, locale)) : {}
}

export default async function Blog({ params }: Props) {
  const { locale, slug = [] } = await localeParams(params)
  setRequestLocale(locale)
  const route = resolveBlogRoute(slug, locale)
  if (!route) notFound()
  return <RouteContent route={route} locale={locale} />
}

function RouteContent({ route, locale }: { route: BlogRoute; locale: Locale }) {
  switch (route.kind) {
    case 'post':
      return <PostPage post={route.post} locale={locale} />
    case 'archive':
      return <ArchivePage locale={locale} />
    case 'authors':
      return <AuthorsPage locale={locale} />
    case 'tags':
      return <BlogTagsPage locale={locale} />
    case 'changes':
      return <ChangesPage locale={locale} />
    default:
      return <PostListPage route={route} locale={locale} />
  }
}
