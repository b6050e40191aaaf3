import { defaultLocale } from '../routes'
import { allPosts, type Post } from '.'

/** A translation whose original has changed since. The changes of a release are not concerned: both languages stand in one file. */
export function isPostOutdated({ slug, file, isFallback }: Post): boolean {
  if (isFallback || file.page.locale === defaultLocale()) return false
  const original = allPosts(defaultLocale()).find((post) => post.slug === slug)
  return original !== undefined && original.file.page.hash !== file.translated_from
}
