'use client'
import type { Locale } from 'next-intl'
import { localePath, offlineUrl, parsePath } from '@/lib/core/routes'
import { isHtml, pagesCache, timeOf, titleOf } from './kept'
import { listSaved } from './saved.client'

export interface KeptPage {
  href: string
  title: string
  lang: Locale
}

/** Pages that were read, or those of a saved section. */
export interface KeptGroup {
  /** Of the section. */
  label?: string
  pages: KeptPage[]
}

/** Everything that can be read here without a network, the reader's language first. */
export async function listKept(locale: Locale): Promise<KeptGroup[]> {
  const saved = await listSaved()
  const sections = saved.map(async ({ label, cache }) => ({ label, pages: await pagesIn(cache, locale) }))
  const groups = await Promise.all<KeptGroup>([{ pages: await pagesIn(pagesCache(), locale) }, ...sections])
  return groups.filter(({ pages }) => pages.length > 0)
}

/** The last one read first. */
async function pagesIn(name: string, locale: Locale): Promise<KeptPage[]> {
  if (!(await caches.has(name))) return []
  const cache = await caches.open(name)
  const read = async ({ url }: Request) => ({ url, copy: await cache.match(url, { ignoreVary: true }) })
  const copies = await Promise.all((await cache.keys()).map(read))
  return copies
    .flatMap(({ url, copy }) => (copy && isHtml(copy) ? [{ ...pageOf(url, copy), time: timeOf(copy) }] : []))
    .filter(({ href, lang }) => href !== localePath(offlineUrl(), lang))
    .sort((one, other) => Number(other.lang === locale) - Number(one.lang === locale) || other.time - one.time)
}

function pageOf(url: string, copy: Response): KeptPage {
  const { pathname } = new URL(url)
  const { title } = new DOMParser().parseFromString(`<title>${titleOf(copy)}</title>`, 'text/html')
  return { href: pathname, title: title || pathname, lang: parsePath(pathname).locale }
}
