'use client'
import { usePathname } from 'next/navigation'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { FROM_VERSION } from '@/lib/core/routes'

/** Shown to readers whose version lacks the page; the address to which they were redirected names that version. */
export function SentFrom({ version, children }: { version: string; children: ReactNode }) {
  const pathname = usePathname()
  const [isSent, setIsSent] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is read again at each page
  useLayoutEffect(
    () => setIsSent(new URLSearchParams(location.search).get(FROM_VERSION) === version),
    [pathname, version],
  )
  return (
    <div hidden={!isSent} data-start="query" data-query={`${FROM_VERSION}=`} data-alternate-skip>
      {children}
    </div>
  )
}
