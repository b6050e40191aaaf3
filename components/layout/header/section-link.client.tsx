'use client'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { isWithin, sitePath } from '@/lib/core/routes'

interface SectionLinkProps {
  href: string
  /** Site path of the section. */
  section: string
  children: ReactNode
}

/** A link to a part of the site, marked while the reader is in it. */
export function SectionLink({ href, section, children }: SectionLinkProps) {
  const { path } = sitePath(usePathname())
  return (
    <a href={href} aria-current={isWithin(path, section) ? 'true' : undefined} suppressHydrationWarning>
      {children}
    </a>
  )
}
