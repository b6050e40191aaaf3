'use client'
import { ownScript } from '@/lib/next/own-scripts'

/**
 * React never runs a script that it creates in the browser, and warns of it. It does so where the server could not
 * render a page, as for an address that does not exist on the development server: there a script is a mere block of data,
 * and an empty one, because no string may become HTML (components/start/trusted).
 */
export const scriptType = (): string | undefined => (typeof window === 'undefined' ? undefined : 'text/plain')

/** A script that runs before the first paint. */
export const InlineScript = ({ name, code }: { name: Parameters<typeof ownScript>[0]; code: string }) => (
  <script
    {...ownScript(name)}
    type={scriptType()}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? code : '' }}
  />
)
