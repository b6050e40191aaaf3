import { defaultLocale } from '../core/routes'
import { allPosts, type Post } from '.'

/**
 * Whether the original of a translation has changed since. Changes of a release do not count: one file has both
 * languages.
 */
export function isPostOutdated({ slug, file, isFallback }: Post): boolean {
  if (isFallback || file.page.locale === defaultLocale()) return false
  const original = allPosts(defaultLocale()).find((post) => post.slug === slug)
  return original !== undefined && original.file.page.hash !== file.translated_from
}
