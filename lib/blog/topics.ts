import type { Locale } from 'next-intl'
import { isPending } from '../content/collection'
import { localize } from '../content/localized'
import { contentDir } from '../core/folders'
import { lookUp } from '../core/look-up'
import { memo } from '../core/memo'
import { getPosts, getReleases, type Post } from '.'
import { blogWords, readAuthors } from './words'

/** A tag or an author with the posts that name it. */
export interface Topic {
  id: string
  label: string
  posts: Post[]
}
export interface Author extends Topic {
  title?: string
  url?: string
}

const authors = memo(() => (isPending() ? {} : readAuthors(contentDir()).value.authors))

/** Tags that listed posts carry, by label. */
export function getBlogTags(locale: Locale): Topic[] {
  const { tags } = blogWords()
  const posts = getPosts(locale)
  const ids = [...new Set(posts.flatMap((post) => post.tags))]
  return ids
    .map((id) => ({
      id,
      label: localize(lookUp(tags, id) ?? { [locale]: id }, locale),
      posts: posts.filter((post) => post.tags.includes(id)),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}

/** Every author of authors.yaml, those without posts too, in the order of the file. */
export function getAuthors(locale: Locale): Author[] {
  const posts = getPosts(locale)
  return Object.entries(authors()).map(([id, { name, title, url }]) => ({
    id,
    label: localize(name, locale),
    ...(title ? { title: localize(title, locale) } : {}),
    ...(url ? { url } : {}),
    posts: posts.filter(({ authors }) => authors.includes(id)),
  }))
}

/** Topics of a post in the order of its front matter; a tag that only unlisted posts carry has no page. */
const inOrder = <T extends Topic>(ids: string[], topics: T[]): T[] =>
  ids.flatMap((id) => topics.find((topic) => topic.id === id) ?? [])
export const postAuthors = (post: Post, locale: Locale): Author[] => inOrder(post.authors, getAuthors(locale))
export const postTags = (post: Post, locale: Locale): Topic[] => inOrder(post.tags, getBlogTags(locale))

/** Modules that have changes, in the order of blog.yaml. */
export function getModules(locale: Locale): { id: string; label: string }[] {
  const { modules } = blogWords()
  const changed = new Set(getReleases(locale).flatMap(({ changes }) => changes.map(({ module }) => module)))
  return Object.entries(modules).flatMap(([id, label]) =>
    changed.has(id) ? [{ id, label: localize(label, locale) }] : [],
  )
}
