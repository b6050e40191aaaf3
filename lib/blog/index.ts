import type { Locale } from 'next-intl'
import { isPending } from '../content/collection'
import { countWords } from '../content/count-words'
import { localize } from '../content/localized'
import { memo } from '../content/memo'
import { contentDir } from '../folders'
import { lookUp } from '../look-up'
import { defaultLocale, locales } from '../routes'
import type { Change } from './changes'
import { readChanges, type WrittenChange } from './changes-file'
import { getPostFiles, hasBlog, type PostFile } from './collection'
import { newestFirst, readingMinutes } from './lists'
import { readAuthors, readBlogWords } from './words'

export { hasBlog }

/** A post as a reader of one language sees it. */
export interface Post {
  slug: string
  /** There is no text in this language, so this is the one in the default language. */
  isFallback: boolean
  file: PostFile
  title: string
  description: string
  /** `2025-10-15` */
  date: string
  version?: string
  authors: string[]
  tags: string[]
  changes: Change[]
  minutes: number
}

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

const words = memo(() => (isPending() ? { tags: {}, modules: {} } : readBlogWords(contentDir()).value))
const authors = memo(() => (isPending() ? {} : readAuthors(contentDir()).value.authors))

/** Every post that has an address in this language, unlisted ones too, newest first. */
export const allPosts = memo((locale: Locale): Post[] => {
  const files = getPostFiles()
  const slugs = [...new Set(files.map(({ page }) => page.path))]
  const posts = slugs.flatMap((slug) => {
    const find = (wanted: string) => files.find(({ page }) => page.path === slug && page.locale === wanted)
    const file = find(locale) ?? find(defaultLocale())
    return file ? [toPost(file, locale)] : []
  })
  return newestFirst(posts)
})

/** Posts of lists, feeds and the sitemap. */
export const getPosts = (locale: Locale): Post[] => allPosts(locale).filter(({ file }) => !file.unlisted)

/** Languages in which a post has a text of its own. */
export const postTranslations = (slug: string): Locale[] =>
  locales().filter((locale) => allPosts(locale).some((post) => post.slug === slug && !post.isFallback))

function toPost(file: PostFile, locale: Locale): Post {
  const { path: slug, locale: textLocale } = file.page
  const { version } = file
  const changes = changesOf(file)
  const changeWords = changes.reduce((sum, { text }) => sum + countWords(text), 0)
  return {
    slug,
    isFallback: textLocale !== locale,
    file,
    title: file.title,
    description: file.description,
    date: file.date,
    ...(version === undefined ? {} : { version }),
    authors: file.authors,
    tags: file.tags,
    changes,
    minutes: readingMinutes(file.page.words + changeWords),
  }
}

/** Changes of the release a post is about. @throws ContentError */
export function changesOf({ page, version }: PostFile): Change[] {
  if (version === undefined) return []
  return readChanges(contentDir(), page.path).value.map((change) => toChange(change, version, page.locale))
}

function toChange(written: WrittenChange, version: string, locale: Locale): Change {
  const { id, module, type, docs, texts } = written
  const textLocale = texts[locale] === undefined ? defaultLocale() : locale
  return {
    anchor: `${version}-${id}`,
    version,
    module,
    moduleLabel: localize(lookUp(words().modules, module) ?? { [locale]: module }, locale),
    type,
    text: texts[textLocale] ?? '',
    locale: textLocale,
    docs,
  }
}

/** Releases with their changes, newest first. */
export const getReleases = (locale: Locale): (Post & { version: string })[] =>
  getPosts(locale).flatMap((post) => (post.version ? [{ ...post, version: post.version }] : []))

/** Tags that listed posts carry, by label. */
export function getBlogTags(locale: Locale): Topic[] {
  const { tags } = words()
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
export const authorsOf = (post: Post, locale: Locale): Author[] => inOrder(post.authors, getAuthors(locale))
export const tagsOf = (post: Post, locale: Locale): Topic[] => inOrder(post.tags, getBlogTags(locale))

/** Modules that have changes, in the order of blog.yaml. */
export function getModules(locale: Locale): { id: string; label: string }[] {
  const { modules } = words()
  const changed = new Set(getReleases(locale).flatMap(({ changes }) => changes.map(({ module }) => module)))
  return Object.entries(modules).flatMap(([id, label]) =>
    changed.has(id) ? [{ id, label: localize(label, locale) }] : [],
  )
}
