import type { Locale } from 'next-intl'
import { localize } from '../content/localized'
import { locales } from '../core/routes'
import { translator } from '../i18n/translator'
import { getSite } from '../site'
import type { FeedLink, PageMeta } from '../site/metadata'
import { postTranslations } from '.'
import { moduleFeeds } from './module-feeds'
import { type BlogRoute, blogRoutes, describeBlogRoute } from './routes'

/** Title, languages and feeds of a page of the blog. */
export function blogMeta(route: BlogRoute, locale: Locale): PageMeta {
  const t = translator(locale, 'blog')
  const common = {
    locale,
    path: route.href,
    section: t('title'),
    feeds: feedLinks(route, locale),
    ...describeBlogRoute(route, locale),
  }
  if (route.kind !== 'post') return { ...common, translations: routeTranslations(route) }
  const { file, slug, date } = route.post
  return {
    ...common,
    textLocale: file.page.locale,
    translations: postTranslations(slug),
    isIndexed: !file.unlisted && !file.draft,
    type: 'article',
    published: date,
  }
}

/** Languages that have this page; a long list may have more pages in one of them. */
export const routeTranslations = ({ kind, href }: BlogRoute): Locale[] =>
  locales().filter((locale) => blogRoutes(locale).some((route) => route.kind === kind && route.href === href))

/** The feed of all posts everywhere, those of the modules on the page of all changes. */
function feedLinks({ kind }: BlogRoute, locale: Locale): FeedLink[] {
  const name = localize(getSite().name, locale)
  const t = translator(locale, 'blog')
  return [
    { title: t('feedTitle', { name }) },
    ...(kind === 'changes' ? moduleFeeds(locale).map(({ id, title }) => ({ title, module: id })) : []),
  ]
}
