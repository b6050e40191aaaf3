import type { Locale } from 'next-intl'
import readingTime from 'reading-time'
import { localize } from '../content/localized'
import { contentDir } from '../core/folders'
import { lookUp } from '../core/look-up'
import { memo } from '../core/memo'
import { defaultLocale, locales } from '../core/routes'
import type { Change } from './changes'
import { readChanges, type WrittenChange } from './changes-file'
import { getPostFiles, hasBlog, type PostFile } from './collection'
import { newestFirst } from './lists'
import { blogWords } from './words'

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

/** Languages in which a post has its own text. */
export const postTranslations = (slug: string): Locale[] =>
  locales().filter((locale) => allPosts(locale).some((post) => post.slug === slug && !post.isFallback))

function toPost(file: PostFile, locale: Locale): Post {
  const { path: slug, locale: textLocale } = file.page
  const { version } = file
  const changes = changesOf(file)
  const minutes = changes.reduce((sum, { text }) => sum + readingTime(text).minutes, file.page.minutes)
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
    minutes: Math.max(1, Math.ceil(Number(minutes.toFixed(2)))), // as the package rounds
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
    moduleLabel: localize(lookUp(blogWords().modules, module) ?? { [locale]: module }, locale),
    type,
    text: texts[textLocale] ?? '',
    locale: textLocale,
    docs,
  }
}

/** Releases with their changes, newest first. */
export const getReleases = (locale: Locale): (Post & { version: string })[] =>
  getPosts(locale).flatMap((post) => (post.version ? [{ ...post, version: post.version }] : []))
