'use client'

/**
 * React never runs a script that it creates in the browser, and warns of it. It does so where the server could not
 * render a page, as for an address that does not exist on the development server: there a script is a mere block of data.
 */
export const scriptType = (): string | undefined => (typeof window === 'undefined' ? undefined : 'text/plain')

/** A script that runs before the first paint. */
export const InlineScript = ({ code }: { code: string }) => (
  <script type={scriptType()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
)
