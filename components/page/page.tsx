import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { keepStill } from '@/lib/next/still'
import { localePath } from '@/lib/routes'
import { PageHost } from './page-host.client'

/** A page whose whole text is still (see lib/next/still). `path` is its site path. */
export function Page({ locale, path, children }: { locale: Locale; path: string; children: ReactNode }) {
  const src = localePath(path, locale)
  keepStill(src, children)
  return <PageHost src={src} />
}
