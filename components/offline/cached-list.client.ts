'use client'
import type { Locale } from 'next-intl'
import { localePath, offlineUrl, parsePath } from '@/lib/core/routes'
import { isHtml, pagesCache, timeOf, titleOf } from './cache'

export interface CachedPage {
  href: string
  title: string
  lang: Locale
}

/** The pages that were read here, the reader's language first, the last one read first. */
export async function listCached(locale: Locale): Promise<CachedPage[]> {
  const name = pagesCache()
  if (!(await caches.has(name))) return []
  const cache = await caches.open(name)
  const read = async ({ url }: Request) => ({ url, copy: await cache.match(url, { ignoreVary: true }) })
  const copies = await Promise.all((await cache.keys()).map(read))
  return copies
    .flatMap(({ url, copy }) => (copy && isHtml(copy) ? [{ ...pageOf(url, copy), time: timeOf(copy) }] : []))
    .filter(({ href, lang }) => href !== localePath(offlineUrl(), lang))
    .sort((one, other) => Number(other.lang === locale) - Number(one.lang === locale) || other.time - one.time)
}

function pageOf(url: string, copy: Response): CachedPage {
  const { pathname } = new URL(url)
  const { title } = new DOMParser().parseFromString(`<title>${titleOf(copy)}</title>`, 'text/html')
  return { href: pathname, title: title || pathname, lang: parsePath(pathname).locale }
}
