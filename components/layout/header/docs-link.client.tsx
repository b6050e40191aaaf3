'use client'
import { usePathname } from 'next/navigation'
import type { Locale } from 'next-intl'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { docUrl, localePath, sitePath } from '@/lib/core/routes'
import { type DocsVersionLink, VERSION_KEY, versionAt } from '../../ui/docs-versions'
import { forget, recall } from '../../ui/storage.client'
import { SectionLink } from './section-link.client'

interface DocsLinkProps {
  versions: DocsVersionLink[]
  locale: Locale
  children: ReactNode
}

/** The way into the documentation: its latest version or, from outside of it, the one the reader was in last. */
export function DocsLink({ versions, locale, children }: DocsLinkProps) {
  const { path } = sitePath(usePathname())
  const stored = useSyncExternalStore(subscribe, readStored, () => undefined)
  const preferred = versions.find(({ name }) => name === stored)
  const isUnknown = stored !== undefined && !preferred
  useEffect(() => {
    if (isUnknown) forget(VERSION_KEY) // the site has no such version any more
  }, [isUnknown])
  const target = versionAt(path, versions) ? undefined : preferred
  return (
    <SectionLink href={localePath(docUrl('', target?.path), locale)} section={docUrl('')}>
      {children}
    </SectionLink>
  )
}

const readStored = () => recall(VERSION_KEY)
/** The store changes while a page of the documentation is shown, and is read when it is left: the path renders the link. */
const subscribe = (changed: () => void) => {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
