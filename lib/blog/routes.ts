import type { Locale } from 'next-intl'
import { memo } from '../core/memo'
import {
  blogArchiveUrl,
  blogAuthorsUrl,
  blogAuthorUrl,
  blogChangesUrl,
  blogTagsUrl,
  blogTagUrl,
  blogUrl,
  decodePath,
  postUrl,
} from '../core/routes'
import { translator } from '../i18n/translator'
import { allPosts, getPosts, hasBlog, type Post } from '.'
import { paginate } from './lists'
import { type Author, getAuthors, getBlogTags, type Topic } from './topics'

/** One page of a list of posts. */
export interface ListPage {
  posts: Post[]
  /** From 1. */
  page: number
  pages: number
  /** Site path of a page of this list. */
  url(page: number): string
}

/** What an address under /blog shows. `href` is its site path. */
export type BlogRoute = { href: string } & (
  | { kind: 'list'; list: ListPage }
  | { kind: 'tag'; topic: Topic; list: ListPage }
  | { kind: 'author'; topic: Author; list: ListPage }
  | { kind: 'post'; post: Post }
  | { kind: 'archive' | 'authors' | 'tags' | 'changes' }
)

/** Every address under /blog in a language. Without a blog there is none. */
export const blogRoutes = memo((locale: Locale): BlogRoute[] => (hasBlog() ? makeRoutes(locale) : []))

function makeRoutes(locale: Locale): BlogRoute[] {
  return [
    ...listRoutes(getPosts(locale), blogUrl, { kind: 'list' as const }),
    { kind: 'archive', href: blogArchiveUrl() },
    { kind: 'changes', href: blogChangesUrl() },
    { kind: 'authors', href: blogAuthorsUrl() },
    ...getAuthors(locale).flatMap((topic) =>
      listRoutes(topic.posts, (page) => blogAuthorUrl(topic.id, page), { kind: 'author' as const, topic }),
    ),
    { kind: 'tags', href: blogTagsUrl() },
    ...getBlogTags(locale).flatMap((topic) =>
      listRoutes(topic.posts, (page) => blogTagUrl(topic.id, page), { kind: 'tag' as const, topic }),
    ),
    ...allPosts(locale).map((post): BlogRoute => ({ kind: 'post', post, href: postUrl(post.slug) })),
  ]
}

/** One for each page of a list. */
function listRoutes<Of>(posts: Post[], url: (page: number) => string, of: Of) {
  const pages = paginate(posts)
  return pages.map((inPage, index) => {
    const list: ListPage = { posts: inPage, page: index + 1, pages: pages.length, url }
    return { ...of, list, href: url(index + 1) }
  })
}

/** Finds what `/blog/<slug>` shows in a language. */
export function resolveBlogRoute(slug: string[], locale: Locale): BlogRoute | undefined {
  const href = ['/blog', ...slug.map(decodePath)].join('/')
  return blogRoutes(locale).find((route) => route.href === href)
}

export const blogRouteParams = (locale: Locale): { slug: string[] }[] =>
  blogRoutes(locale).map(({ href }) => ({ slug: href.split('/').slice(2) }))

/** Title and description of a page of the blog, without the site's name. */
export function describeBlogRoute(route: BlogRoute, locale: Locale): { title: string; description?: string } {
  const t = translator(locale, 'blog')
  const paged = (title: string, { page, pages }: ListPage) =>
    page > 1 ? t('pagedTitle', { title, page, pages }) : title
  switch (route.kind) {
    case 'post':
      return { title: route.post.title, description: route.post.description }
    case 'list':
      return { title: paged(t('title'), route.list), description: t('text') }
    case 'tag':
      return {
        title: paged(t('tagTitle', { count: route.topic.posts.length, tag: route.topic.label }), route.list),
        description: t('tagText', { tag: route.topic.label }),
      }
    case 'author':
      return {
        title: paged(route.topic.label, route.list),
        ...(route.topic.title ? { description: route.topic.title } : {}),
      }
    default:
      return { title: t(`${route.kind}Title`), description: t(`${route.kind}Text`) }
  }
}
