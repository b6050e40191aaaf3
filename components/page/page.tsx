import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { localePath } from '@/lib/core/routes'
import { attributesOf, type StillElement, splitPage } from '@/lib/next/split-page'
import { keepStill } from '@/lib/next/still'
import { PageContent } from './page-content.client'
import { PartBoundary } from './part-boundary.client'
import { Still } from './still.client'

/** A page: still HTML (lib/next/still), and client components wherever they stand in it. `path` is its site path. */
export function Page({ locale, path, children }: { locale: Locale; path: string; children: ReactNode }) {
  const src = localePath(path, locale)
  let count = 0
  const still = ({ type, props }: StillElement, id: string | number = ++count) => {
    keepStill(src, id, props)
    return <Still {...attributesOf(props)} still={id} as={type} />
  }
  const { node, hasClient } = splitPage(children, {
    still: (element) => still(element),
    client: (component) => <PartBoundary>{component}</PartBoundary>,
  })
  const page = <div>{node}</div>
  return <PageContent src={src}>{hasClient ? page : still(page as StillElement, src)}</PageContent>
}
